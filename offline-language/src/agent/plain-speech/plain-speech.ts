/** All that the agent can say in a language that it cannot play a part in. */
export interface PlainSpeech {
  /** Says honestly what the person is talking to. */
  notice: string
  /** Ways to keep somebody talking that fit whatever was said, in the order in which they are used. */
  questions: readonly string[]
  /** For when nothing was heard. */
  quiet: readonly [string, string]
  timeUp: string
  goodbye: string
  /** Words that end a conversation, lower case. */
  farewells: readonly string[]
}
