/** An expected failure of a start or command. Its message is one line for the operator: the cause and what to do. */
export class StartFailure extends Error {}

/** Ends the process with the failure's line; an unexpected error is printed with its stack, to be reported. */
export function failStart(error: unknown): never {
  // Printing the error object would also print its query's values.
  console.error(error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : error)
  process.exit(1)
}
