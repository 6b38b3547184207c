/** Takes one line for the operator: progress, or what to know. */
export type Say = (line: string) => void
