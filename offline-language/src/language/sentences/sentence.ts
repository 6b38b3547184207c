import type { Word } from '../tokens/language-model.js'

export type Role = 'agent' | 'user'

export interface Sentence {
  at: number
  /** The stored turns that contain it: more than one if another speaker interrupted it. */
  turns: number[]
  role: Role
  text: string
  /** The original words, if `text` has a word filled in. */
  originalText?: string
  words: Word[]
  stems: ReadonlySet<string>
  isQuestion: boolean
  /** Whom "he" or "she" means in its turn, if only one person can be meant. */
  meant?: Partial<Record<'male' | 'female', string>>
}
