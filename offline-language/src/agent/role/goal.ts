/** One goal of the agent in the conversation. */
export interface Goal {
  label: string
  /** Ways to say it, best first; the agent says one and keeps the others for asking again. */
  lines: string[]
  /**
   * The goal as part of a sentence: a clause ("why the rent is late") or a thing ("a firm date"); null if it is
   * neither.
   */
  wants: { kind: 'clause' | 'thing'; text: string } | null
  /** Why it matters to the agent, if the prompt says "because". */
  because: string | null
  /** It fits any matter and comes after the prompt's own goals. */
  isGeneral?: boolean
  /** It answers something: the agent says it once the person has spoken about one of these words. */
  answersTo?: ReadonlySet<string>
  /** What the talk ends with: "By the end you want a date". */
  isLate?: boolean
  stems: ReadonlySet<string>
}
