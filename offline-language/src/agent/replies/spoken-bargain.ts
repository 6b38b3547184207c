import { loadPatterns } from '../../data/load-patterns.js'
import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Memory } from '../templates/memory.js'
import type { Bargain } from '../units/unit.js'

/** "Agree to three instalments": a thing follows, no verb. */
const { toThing } = loadPatterns('replies/bargain-reply', 'toThing')
const ready =
  'I (?:will |would )?(?:agree|consent|undertake)|I (?:am|will be|would be) (?:willing|ready|prepared|happy)'
const gives = 'lend|give|send|arrange|refund|replace|repair|waive|add|put|pay|let|allow|move|bring'
const auxiliary =
  'am|have|had|can|could|will|would|may|might|must|shall|should|do|did|was|cannot|never|only|also|then|agree|want|need'

/** How a contract says what is promised, and how a person does. */
const plainly: readonly [RegExp, string | ((found: string) => string)][] = [
  [/^I only (?=\p{Ll})/u, 'I '],
  [/^I (?:will )?agree,? but first (?:I )?(?=want\b|need\b|would like\b)/, 'I agree, but first I '],
  [new RegExp(`^(?:${ready}) not to (?=\\p{Ll})`, 'u'), 'I will not '],
  [/^I will (?=agree to )/, 'I '],
  [toThing, 'I will agree to '],
  [/^I (?:would(?! agree to)|could|may|might)\b/u, 'I will'],
  [new RegExp(`^(?!I will agree)(?:${ready}) to (?=\\p{Ll})(?!\\p{Ll}+ed\\b)`, 'u'), 'I will '],
  [/^I apologi[sz]e and promise that/, 'I apologise, and I promise that'],
  [/^I offer (?:you )?(?:to (?=\p{Ll}))?/u, (word) => (word.endsWith('to ') ? 'I can ' : 'I can offer you ')],
  [new RegExp(`^I (?=(?:${gives})\\b)`), 'I can '],
  [new RegExp(`^I (?!(?:${auxiliary})\\b)(?=\\p{Ll}+(?: |$))(?!\\p{Ll}+ed\\b)`, 'u'), 'I will '],
  [/^(?:The|My|A|An|It)\b/, (word) => word.toLowerCase()],
]

/** What the role promises on a condition, as a person says it: "I will not send the complaint". */
export function promiseOf({ yes }: Pick<Bargain, 'yes'>): string {
  const promise = yes.replace(/\.$/, '')
  const said = plainly.reduce(
    (text, [looks, words]) => (typeof words === 'string' ? text.replace(looks, words) : text.replace(looks, words)),
    promise,
  )
  return said !== promise && undertaken.test(promise) ? withPlainDeeds(said) : said
}

const undertaken = new RegExp(`^(?:${ready}) (?:not )?to `)
/** "I will keep quiet and to have a word": each deed of "agree to … and to …" is one that "will" leads. */
const withPlainDeeds = (said: string) =>
  /^I will (?!agree)/.test(said) ? said.replace(furtherDeed, (_, joint: string, not = '') => `${joint} ${not}`) : said
const furtherDeed = /(,? (?:and|or)) (not )?to (?=\p{Ll}+ )(?!(?:the|an?|my|your|his|her|their|me|you|him|them)\b)/gu

/** "If you give me a direct number, I will not go to the ombudsman." */
export const spokenBargain = (bargain: Bargain): string =>
  `If ${bargain.parts.map(({ text }, at) => (at > 0 ? text.replace(/^you (?=\p{Ll})/u, '') : text)).join(' and ')}, ${promiseOf(bargain)}.`

/** "I need you to give me a direct number"; null for what no one does. */
export function neededOf(parts: readonly { text: string }[], also = ''): string | null {
  const deeds = parts.map(({ text }) => /^you (?!are\b|is\b|have\b)(\p{Ll}.*)$/u.exec(text)?.[1])
  if (deeds.length === 0 || deeds.some((deed) => deed === undefined)) return null
  return `I ${also}need you to ${deeds.map((deed) => deed!.replace(/^offer me /, 'give me ')).join(' and to ')}.`
}

/** Whether the role has said yes: what it promises, without what it depends on. */
export function isMade(bargain: { yes: string; parts: readonly { text: string }[] }, { agentTurns }: Memory): boolean {
  const [condition] = bargain.parts.map(({ text }) => normalised(text))
  const promises = [bargain.yes.replace(/\.$/, ''), promiseOf(bargain)].map(normalised)
  return agentTurns.flatMap(sentencesOf).some((sentence) => {
    const said = normalised(sentence)
    return promises.some((promise) => said.includes(promise)) && !(condition && said.includes(condition))
  })
}

/** A promise with its condition: "I would sign if you extend the deadline." */
const conditional = /^(.+?) if (.+?)\.?$/

/** What a statement promises, and on what terms; null if it says no "if". */
export function promiseOnTerms(said: string | null): { then: string; terms: string } | null {
  const [, then, terms] = conditional.exec(said ?? '') ?? []
  return then && terms ? { then, terms } : null
}
