import express from "express";
import type { ErrorRequestHandler, Express, RequestHandler } from "express";
import { describeCaller } from "../../binding/describe-caller.js";
import type { CallDrain } from "../call-drain.js";
import type { CountDown } from "../count-down.js";
import type { AuthorizedRequest, HttpBinding } from "./http-binding.js";
import { refuse, REFUSALS } from "./http-refusal.js";
import { HEALTH_PATH } from "./http-settings.js";
import type { HttpSettings } from "./http-settings.js";

const METHODS = ["GET", "HEAD", "POST", "DELETE"];
const SUBSCRIBE = "subscriptions/listen";

/** The routes of an HTTP server: health, what OAuth clients ask for, and the MCP endpoint. */
export function createHttpApp(
  settings: HttpSettings,
  binding: HttpBinding,
  drain: CallDrain,
  answers: CountDown,
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.get(HEALTH_PATH, (_request, response) => {
    const isDraining = drain.isDraining();
    const status = isDraining ? "shutting down" : "ok";
    response.status(isDraining ? 503 : 200).json({ status, sessions: binding.countSessions() });
  });
  for (const publication of binding.publications) app.use(publication);
  app.use(
    settings.path,
    ...binding.pageGuards,
    refuseNewWork(drain),
    ...binding.tokenGuards,
    countAnswers(binding, answers),
  );
  app.all(settings.path, refuseOtherMethods, (request, response) =>
    binding.handle(request, response),
  );
  app.use((_request, response) => {
    refuse(response, REFUSALS.unknownPath);
  });
  app.use(answerFailure);
  return app;
}

/** The SDK has no answer to some methods, such as TRACE. */
const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next();
  else refuse(response, REFUSALS.method);
};

/** The answers that running calls wait for belong to a session; whatever belongs to none is new. */
function refuseNewWork(drain: CallDrain): RequestHandler {
  return (request, response, next) => {
    const isNew = request.headers["mcp-session-id"] === undefined;
    if (drain.isDraining() && isNew) refuse(response, REFUSALS.shuttingDown);
    else next();
  };
}

/**
 * An answer to a POST is awaited when the server ends, once the request has arrived as a whole. A stream that
 * a client holds open waits for nothing: neither that of a GET, nor, from revision 2026-07-28 on, a
 * subscription, which its header names truly, or the SDK refuses it.
 */
function countAnswers(binding: HttpBinding, answers: CountDown): RequestHandler {
  return (request: AuthorizedRequest, response, next) => {
    const sessionId = request.headers["mcp-session-id"]?.toString();
    if (sessionId !== undefined) {
      response.once("close", binding.use(sessionId, describeCaller(request.auth)));
    }
    if (request.method === "POST" && request.headers["mcp-method"] !== SUBSCRIBE) {
      request.once("end", () => {
        if (!response.closed) response.once("close", answers.begin());
      });
    }
    next();
  };
}

// Express tells a handler of errors by its four parameters.
// eslint-disable-next-line @typescript-eslint/no-unused-vars
const answerFailure: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error("A request could not be answered:", error);
  refuse(response, REFUSALS.internal);
};
