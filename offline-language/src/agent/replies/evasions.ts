/** Dialogue acts of a person who does not answer. */
export const evasions: ReadonlySet<string> = new Set([
  'vague',
  'refusal',
  'disagreement',
  'abuse',
  'accusation',
  'silence',
  'asks-again',
])

export const denial = /\b(?:not|no|never|nothing|cannot|impossible)\b/i
