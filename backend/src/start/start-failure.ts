/** A start that cannot go on. The message is one line for the operator: what is wrong and what to do. */
export class StartFailure extends Error {}

/** Ends the process with the failure's one line; an unexpected error keeps its stack, to be reported. */
export function failStart(error: unknown): never {
  // An error as an object would print its query's values as well.
  console.error(error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : error)
  process.exit(1)
}
