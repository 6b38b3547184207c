import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Commitment } from '../select/commitment.js'
import type { ReadUnit } from '../spans/unit-signs.js'
import type { RatedPassage } from '../worth/passage-worth.js'

/** What the overview of a talk is written from. */
export interface TalkToSum {
  conversation: Conversation
  candidates: readonly Candidate[]
  moves: Moves
  prompt: string
  language: LanguageModel
  commitments: readonly Commitment[]
  /** The weightiest late agreement, with the words that it needs. */
  ending: readonly Candidate[] | null
  /** Whole exchanges. */
  passages: readonly RatedPassage[]
  /** Its sentences. */
  units: readonly ReadUnit[]
  /** How probably the talk comes to each of them. */
  decided: readonly number[]
}
