import type { TranscriptEntry } from '@clarity/contracts'
import type { Cast } from '../../language/names/cast.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Sentence } from '../../language/sentences/sentence.js'

export interface Turn {
  /** Its index in the stored transcript. */
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
  /** True if the transcript is longer than the part that is analyzed. */
  isCut: boolean
}
