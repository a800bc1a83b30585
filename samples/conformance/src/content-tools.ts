import { audio, image, resource, ToolError, toolMeta, type ContentBlock } from "@toolmeta/runtime";
import { RED_PIXEL, SILENCE } from "./media.js";

/** Tools that return each kind of content. */
export class ContentTools {
  /** Return a text. */
  @toolMeta({ readOnly: true })
  testSimpleText(): string {
    return "This is a simple text response for testing.";
  }

  /** Return an image. */
  @toolMeta({ readOnly: true })
  testImageContent(): ContentBlock {
    return image(RED_PIXEL);
  }

  /** Return a sound. */
  @toolMeta({ readOnly: true })
  testAudioContent(): ContentBlock {
    return audio(SILENCE);
  }

  /** Return a resource with its contents. */
  @toolMeta({ readOnly: true })
  testEmbeddedResource(): ContentBlock {
    return resource("test://embedded-resource", "The contents of the resource.", "text/plain");
  }

  /** Return a text, an image and a resource in one result. */
  @toolMeta({ readOnly: true })
  testMultipleContentTypes(): ContentBlock[] {
    return [
      { type: "text", text: "Multiple content types test:" },
      image(RED_PIXEL),
      resource(
        "test://mixed-content-resource",
        JSON.stringify({ test: "data", value: 123 }),
        "application/json",
      ),
    ];
  }

  /** Fail, always. */
  @toolMeta({ readOnly: true })
  testErrorHandling(): string {
    throw new ToolError("This tool intentionally returns an error for testing");
  }
}
