/** A condition in the words of a prompt: "asks how she copes". */
export interface Described {
  words: string
  /** What the part does or tells then; empty if that is not known. */
  then: string
  /** What people say in that case, if its author gives it. */
  examples?: readonly string[]
}
