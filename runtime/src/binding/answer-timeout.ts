/** Milliseconds that a client has to answer what a tool asks: a person needs longer than a program. */
export const ANSWER_TIMEOUT = 10 * 60 * 1000;
