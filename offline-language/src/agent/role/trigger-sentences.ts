import { capitalised } from '../../language/tokens/first-letter.js'
import { inSecond } from '../prompt/in-second-person.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { directQuestion } from '../wording/direct-question.js'
import { spokenTo } from './phrase-goal.js'
import { effects } from './trigger-words.js'

const superior =
  /^(?:asks?|demands?|wants?) (?:for|to (?:speak|talk) to) (?:his|her|their|your|the) (manager|boss|supervisor|superior)$/i
function sentenceOf(text: string): string {
  return `${capitalised(text)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** How a piece of a case is said, the first that applies. */
const ways: readonly [looks: RegExp, said: (rest: string, counterpart: Counterpart) => string | null][] = [
  [effects.refuses, () => 'No, thank you.'],
  [effects.asks, (rest, person) => directQuestion(spokenTo(rest.replace(/^if\b/i, 'whether'), person))],
  [superior, (rest) => `I want to speak to your ${rest}.`],
  [effects.asksFor, (rest, person) => `I would like ${spokenTo(rest, person)}.`],
  [effects.sendsOff, () => 'I think you should go now.'],
  [effects.leaves, () => 'I am not going to sit here and listen to this.'],
  [effects.refusesTo, (rest, person) => `I will not ${spokenTo(rest, person)}.`],
  [effects.bringsIn, (rest, person) => `Then I will bring in ${spokenTo(rest, person)}.`],
  [effects.bringsUp, (rest, person) => `Then let us talk about ${spokenTo(rest, person)}.`],
  [effects.threatens, (rest, person) => `Then I will ${spokenTo(rest, person)}.`],
  // "Says has no computer": the notes leave out who.
  [
    effects.states,
    (rest, person) => `I ${spokenTo(rest, person).replace(/^\S+/, (verb) => inSecond(verb).replace(/^are$/, 'am'))}.`,
  ],
  [effects.offersThing, (rest, person) => `Would you like ${spokenTo(rest, person)}?`],
  [effects.offersThat, (rest, person) => sentenceOf(spokenTo(rest, person))],
  [effects.suggests, (rest, person) => `What about ${spokenTo(rest, person)}?`],
  [effects.offers, (rest, person) => `I can ${spokenTo(rest, person)}.`],
  [/^((?:it|that) (?:works|helps|fits)\b.*?)[.,]*$/i, (rest) => `Yes, ${rest}.`],
  [effects.quotes, sentenceOf],
  [
    /^(?:(?:hesitates?|thinks? about it) (?:and|but) (?:then )?)?agrees?,? (?:if|as long as|provided(?: that)?|on condition that) (.+)$/i,
    (rest, person) => `All right, if ${spokenTo(rest, person)}.`,
  ],
  [
    /^thanks? (?:them|him|her|you|the \w+) for (.+)$/i,
    (rest, person) => `Thank you for ${spokenTo(rest, person)}.`.replace(/\bfor (?:his|her|their)\b/, 'for your'),
  ],
  [
    effects.says,
    (rest, person) => inFirstPerson(rest.replace(/["“”]| (?<=\b(?:and|but) )that(?= you\b)/g, ''), person),
  ],
]

/** "Ask how it is paid" as "How is it paid?", "suggest starting at eight" as "What about starting at eight?" */
export function sentenceFor(piece: string, counterpart: Counterpart): string | null {
  for (const [looks, said] of ways) {
    const rest = looks.exec(piece)?.slice(1).find(Boolean)
    if (rest) return said(rest, counterpart)
  }
  return null
}
