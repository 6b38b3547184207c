/** A start that cannot go on. The message is one line for the operator: what is wrong and what to do. */
export class StartFailure extends Error {}

/** Ends the process with the failure's one line; what nobody expected keeps its stack, to be reported. */
export function failStart(error: unknown): never {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
}
