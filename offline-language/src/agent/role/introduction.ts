import type { Fact } from './knowledge.js'

/** "I am Dana Whitfield, 47": who the part is, as it says it. */
export function introductionOf(facts: readonly Fact[]): string | null {
  const self =
    facts.find(({ text }) => /^I am \p{Lu}/u.test(text)) ?? facts.find(({ text }) => /^I am an? /u.test(text))
  return (
    self?.text.replace(
      /(?:, an? (?:applicant|candidate)\b|, has\b|,? (?:who|whose)\b|,? and (?!(?:\p{L}+ ){1,3}(?:man|woman|person|of)\b)|:).*$/u,
      '.',
    ) ?? null
  )
}
