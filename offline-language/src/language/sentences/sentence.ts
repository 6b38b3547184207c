import type { Word } from '../tokens/language-model.js'

export type Role = 'agent' | 'user'

export interface Sentence {
  at: number
  /** The stored turns that it was said in: more than one where another speaker fell into it. */
  turns: number[]
  role: Role
  text: string
  /** As it was said, where `text` has had a word put in. */
  heard?: string
  words: Word[]
  stems: ReadonlySet<string>
  isQuestion: boolean
}
