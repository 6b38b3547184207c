import type { Condition } from './condition.js'
import type { Lock } from './lock.js'

export interface Fact {
  text: string
  stems: ReadonlySet<string>
  /** It continues the sentence before it ("It was sold as…") and makes no sense alone. */
  followsOn: boolean
  /** The prompt wants it said only in answer to a question. */
  isGuarded: boolean
  /** A remark on the role itself, which only a question about it brings up; it is no secret. */
  isAside?: boolean
  /** What the person has to say before. */
  needs?: Condition
  /** The content words of the question that the prompt answers with it. */
  askedBy?: ReadonlySet<string>
  /** The secret that it belongs to. */
  lock?: Lock
}

export interface Knowledge {
  /** What the agent knows about itself and its situation, as sentences that it can say. */
  facts: Fact[]
  /** The sentences and parts of the prompt that it never says: limits and secrets. */
  hidden: string[]
  /** What the last ban has hidden: "You keep this to yourself." */
  kept: Fact[]
}
