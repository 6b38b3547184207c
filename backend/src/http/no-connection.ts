/** True if a query waited too long for a connection of its pool. pg names it by this sentence only. */
export function isWithoutConnection(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
}
