export interface Fact {
  text: string
  stems: ReadonlySet<string>
  /** It continues the sentence before it ("It was sold as…") and makes no sense alone. */
  followsOn: boolean
  /** The prompt wants it said only in answer to a question. */
  isGuarded: boolean
}

export interface Knowledge {
  /** What the agent knows about itself and its situation, as sentences that it can say. */
  facts: Fact[]
  /** The sentences and parts of the prompt that it never says: limits and secrets. */
  hidden: string[]
}
