import type { Sentence } from '../../language/sentences/sentence.js'
import type { Reported } from '../phrase/reported.js'
import type { Beside } from './context.js'
import type { Reaction } from './reactions.js'

/** A sentence that may become a key point. */
export interface Candidate {
  reported: Reported
  sentence: Sentence
  score: number
  /** False if it means nothing without the question before it: "it is the left knee". */
  standsAlone: boolean
  /** Whether it is no point without what it needs, however much it says. */
  isIncomplete: boolean
  /** The other speaker's yes or no to it, right after. */
  reaction: Reaction | null
  /** What it is to the whole conversation: its reason, or what was agreed. */
  part: 'reason' | 'agreement' | null
  /** The sentences before a quote that it needs, in the speaker's words. */
  lead: readonly Beside[]
  /** The sentence after it that belongs to it, in the speaker's words. */
  continuation: Beside | null
}

/** A sentence as it was said, which is whole by itself and is not ranked. */
export function quotedCandidate(
  sentence: Sentence,
  rest: string,
  evidence: NonNullable<Reported['evidence']>,
): Candidate {
  return {
    reported: { sentence, verb: 'quoted', rest, evidence },
    sentence,
    score: 0,
    standsAlone: true,
    isIncomplete: false,
    lead: [],
    reaction: null,
    part: null,
    continuation: null,
  }
}
