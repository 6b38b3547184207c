import { asInSentence } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { isThirdPersonIn, plainForm } from '../prompt/verb-forms.js'
import { toFirstPerson } from '../../language/persons/swap-person.js'
import { inFirstPerson } from '../wording/first-person.js'

/** "The seller carries it up" is said to the seller: "you carry it up". */
export function toListener(written: string, counterpart: Counterpart): string {
  const condition = written
    .replace(/^the recipient /i, 'they ')
    .replace(ofSide, 'they ')
    .replace(subjectOf, (whole, noun: string) => (counterpart.isOf(noun) ? 'they ' : whole))
  const isPronoun = /^(?:he|she|they) /i.test(condition)
  const plain = isPronoun
    ? condition
        .replace(/\byour\b/gi, 'my')
        .replace(/\byours\b/gi, 'mine')
        .replace(/\b(that|which|where|when|what|how|until|before|after) you (?=\p{Ll})/giu, '$1 I ')
        .replace(/(?<=\bthe (?:\p{Ll}+ ){1,2})you (?=\p{Ll}+(?:ed|t|d|id)\b)/gu, 'I ')
        .replace(/\byou\b/gi, 'me')
        .replace(/\bits own\b/gi, 'your own')
        .replace(/\bhis\b|(?<!\b(?:the|my|all|both) \p{Ll}+s )\btheir\b|\bher (?=\p{L})/giu, (word) =>
          word.endsWith(' ') ? 'your ' : 'your',
        )
    : condition
  const lower = counterpart
    .named(plain)
    .replace(/^(?:he|she|they) /i, 'you ')
    .replace(/^You\b/, 'you')
  const own = inFirstPerson(lower, { ...counterpart, named: (text) => text }).replace(/\.$/, '')
  const isOfListener = !/^you\b/i.test(condition) && /^you\b/.test(lower)
  // "The manager gives you a date": here "you" is the part.
  const text = isOfListener ? (isPronoun ? lower : `you${toFirstPerson(lower.slice('you'.length))}`) : own
  if (!isOfListener) return asInSentence(text)
  return text
    .replace(
      /(^you|,|\band|\bor)( still| also| then)? (\p{Ll}+s)\b/gu,
      (whole, joint: string, how: string | undefined, verb: string) =>
        joint === 'you' || followsVerb.test(verb) || isThirdPersonIn(text, verb) || hasObject(text, verb)
          ? `${joint === ',' ? ' and' : joint}${how ?? ''} ${plainForm(verb)}`
          : whole,
    )
    .replace(/\b(?:him|her|them)self\b/g, 'yourself')
    .replace(/\band is\b/g, 'and are')
    .replace(/\b(?:he|she) (\p{Ll}+)/gu, 'you $1')
}
/** "The company sends", "your manager offers you": the person who takes part speaks for them. */
const houses = 'company|firm|school|hospital|bank|office|shop|hotel|council|clinic|insurer|management|other side'
const heads = 'landlord|manager|boss|employer|team lead|supervisor|head|director'
const ofSide = new RegExp(`^(?:the|your) (?:${houses}|${heads}) (?=\\p{Ll}+s\\b)`, 'iu')
/** "And picks it up": only a verb has a pronoun after it. */
const hasObject = (text: string, verb: string) =>
  new RegExp(`\\b(?:and|or) ${verb} (?:it|them|me|us|him|my)\\b`).test(text)
/** "The campsite moves", said to the campsite manager */
const subjectOf = /^the (\p{Ll}+) (?=\p{Ll}+s\b)/iu
export const followsVerb =
  /^(?:says|offers|proposes|promises|shows|brings|pays|comes|gives|takes|apologises|apologizes|suggests|talks|speaks|asks|tells|refunds|checks|rings|phones)$/
