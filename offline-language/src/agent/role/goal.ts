/** One thing that the agent wants from the conversation. */
export interface Goal {
  label: string
  /** What it is said with, best first; the agent says one and keeps the others for asking again. */
  lines: string[]
  /** What it is after, to stand in a sentence: a clause ("why the rent is late") or a thing ("a firm date"); null where the prompt has neither. */
  wants: { kind: 'clause' | 'thing'; text: string } | null
  /** Why it matters to the agent, where the prompt says "because". */
  because: string | null
  stems: ReadonlySet<string>
}
