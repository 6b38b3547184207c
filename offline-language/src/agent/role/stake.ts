import type { BargainPart } from '../units/unit.js'
import type { Amount } from '../wording/amounts.js'

/** Something that the part wants in return. */
export interface Term {
  /** As a clause or a thing: "the samples are free", "a longer contract". */
  text: string
  isClause: boolean
  part: BargainPart
  /** "48 hours", "twenty days". */
  counts: Amount[]
  /** It counts only in writing. */
  isWritten: boolean
}

/** The figure that a part bargains over by a prompt in plain prose, and how far it goes. */
export interface Stake {
  /** Who is paid wants more, who pays wants less. */
  side: 'gets' | 'pays'
  opening: Amount
  /** Whether the part names the opening by itself: what it asks for, not what it could give. */
  isAsked: boolean
  /** The sentence in which it asks for the opening: "I want 400 euros back." */
  asking: string | null
  /** How far it goes for nothing. */
  limit: Amount
  /** How far it goes for all of its terms; the limit if it has none. */
  last: Amount
  terms: Term[]
  /** The terms are kept back until the person offers something. */
  isHushed: boolean
  /** Any step is made only in return for one of these. */
  returns: Term[]
  /** The limit is a secret. */
  isSecret: boolean
  /** Why it goes no further, as the part says it. */
  rule: string | null
}
