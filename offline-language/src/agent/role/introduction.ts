import type { Fact } from './knowledge.js'

const deed = 'I|have|am|was|had|live|work|run|own|look|teach|sell|keep|drive|study|want|need|do|\\p{Ll}+ed'
/** What someone says of themselves after who they are. */
const rest = new RegExp(
  `(?:, an? (?:applicant|candidate)\\b|, has\\b|,? (?:who|whose)\\b|,? and (?=(?:${deed})\\b)|:).*$`,
  'u',
)

/** "I am Dana Whitfield, 47": who the part is, as it says it. */
export function introductionOf(facts: readonly Fact[]): string | null {
  const self =
    facts.find(({ text }) => /^I am \p{Lu}/u.test(text)) ?? facts.find(({ text }) => /^I am an? /u.test(text))
  return self?.text.replace(rest, '.') ?? null
}
