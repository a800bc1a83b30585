import type { Field } from "../../schema/list-fields.js";

/**
 * Arguments or fields of a result. The roles are written out, because a narrow screen lays the rows out as
 * cards, and a table that is no table to look at would be none to a screen reader.
 */
export function FieldTable({
  title,
  fields,
}: {
  readonly title: string;
  readonly fields: readonly Field[];
}) {
  if (fields.length === 0) return <p class="empty">{title}: none.</p>;
  return (
    <table role="table" class="fields">
      <caption>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Name
          </th>
          <th role="columnheader" scope="col">
            Takes
          </th>
          <th role="columnheader" scope="col">
            Description
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map((field) => (
          <FieldRow field={field} />
        ))}
      </tbody>
    </table>
  );
}

function FieldRow({ field }: { readonly field: Field }) {
  const { path, type, required, fallback, constraints, description } = field;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <code>{path}</code>
        <span class={required ? "required" : "optional"}>{required ? "required" : "optional"}</span>
      </th>
      <td role="cell">
        <code class="type">{type}</code>
        {constraints.length > 0 && <span class="constraints">{constraints.join(", ")}</span>}
        {fallback !== undefined && (
          <span class="constraints">
            default <code>{fallback}</code>
          </span>
        )}
      </td>
      <td role="cell">{description}</td>
    </tr>
  );
}
