/** Prints one line for the operator: progress or a notice. */
export type Say = (line: string) => void
