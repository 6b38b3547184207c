import type { TranscriptEntry } from '@clarity/contracts'
import type { Cast } from '../../language/names/cast.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Sentence } from '../../language/sentences/sentence.js'

export interface Turn {
  /** Where it stands in the stored transcript. */
  index: number
  role: Role
  text: string
  wordCount: number
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
