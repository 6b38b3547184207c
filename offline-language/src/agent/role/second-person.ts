import { inSecondPerson } from './counterpart.js'

const addressed = /\b(?:you|your)\b/gi
const described = /\b(?:he|she|his|her|him)\b/gi

/** "Bianca Roth, 31, marries on Saturday": a prompt that begins with the name of the agent's part. */
const beginsWithName = /^((?:\p{Lu}\p{Ll}+ )(?:\p{Lu}[\p{L}-]+)), ([^,.]{1,60}), (?=\p{Ll})/u

/** A prompt about "she" in the second person, if it describes the agent's part like that: "You are furious". */
export function addressedToAgent(prompt: string): string {
  const inThird = prompt.match(described)?.length ?? 0
  const inSecond = (prompt.match(addressed)?.length ?? 0) - (/\bYou are \p{Lu}/u.test(prompt) ? 1 : 0)
  if (inThird < 2 || inSecond > 1) return prompt
  const pronoun = /\b(?:he|his|him)\b/i.exec(prompt) && !/\b(?:she|her)\b/i.test(prompt) ? 'he' : 'she'
  return inSecondPerson(withPronoun(prompt, pronoun), pronoun)
}

/** The name of the part as a pronoun: "Bianca is nervous" becomes "She is nervous". */
function withPronoun(prompt: string, pronoun: 'he' | 'she'): string {
  const name = (beginsWithName.exec(prompt) ?? /\bYou are (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?)/u.exec(prompt))?.[1]
  if (!name) return prompt
  const subject = pronoun === 'she' ? 'She' : 'He'
  const parts = [name, ...name.split(' ')].join('|')
  return prompt
    .replace(beginsWithName, `You are $1, $2. ${subject} `)
    .replace(new RegExp(`(?<!are )\\b(?:${parts})(?= \\p{Ll})`, 'gu'), subject)
    .replace(new RegExp(`(?<!are )\\b(?:${parts})['’]s (?=\\p{Ll})`, 'gu'), pronoun === 'she' ? 'Her ' : 'His ')
}
