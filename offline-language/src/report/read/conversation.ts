import type { TranscriptEntry } from '@clarity/contracts'
import type { Cast, Role } from '../../language/names/cast.js'
import type { Word } from '../../language/tokens/language-model.js'

export interface Turn {
  /** Where it stands in the stored transcript. */
  index: number
  role: Role
  text: string
  wordCount: number
}

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

export interface Conversation {
  entries: readonly TranscriptEntry[]
  turns: Turn[]
  sentences: Sentence[]
  cast: Cast
  durationSecs: number
  scenarioTitle: string
  wordCount: number
  /** Whether more was said than is analysed. */
  isCut: boolean
}
