import type { Key } from './lock-keys.js'

/** A secret of the prompt: its facts are not known to the replies until a key opens it. */
export interface Lock {
  /** The content words of the matter that is kept back. */
  topic: ReadonlySet<string>
  /** The secret as the role says it; empty if the facts of the topic are all there is. */
  told: string
  /** Whether it is about the sentence before. */
  isBefore: boolean
  /** The names that are kept back: "the Miramar story". */
  names: string[]
  /** Whether the names of someone are kept back: "the boys' names". */
  isOfNames: boolean
  keys: Key[]
}
