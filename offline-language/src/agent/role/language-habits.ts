const correction =
  /\bcorrect(?:s|ing)? (?:it|them|him|her|their|the (?:learner|student|mistakes?)|mistakes?|errors?|every|any|small)\b|\bmistakes?\b[^.]*\bcorrect/i
const expertWords =
  /\b(?:technical|medical|legal|foreign|long|difficult) (?:terms?|words?|expressions?|language)\b|\bjargon\b/i

/** A part that corrects the language of the person. */
export const corrects = (prompt: string) => correction.test(prompt)

/** A part that does not know the words of experts. */
export const asksTerms = (prompt: string) => expertWords.test(prompt) && !/\bnever use\b/i.test(prompt)
