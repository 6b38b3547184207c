import { shared } from '../../language/tokens/content-stems.js'
import { isNews } from './surprise.js'
import { asksForHelp, nearest, type Talk } from './talk.js'
import { withYes } from './wording.js'
import { coverage, meaningOf } from '../units/meaning.js'

const leastKnown = 0.6
const offers =
  /\b(?:possible|instead|repair\w*|replace\w*|alternative\w*|free of charge|I (?:can|could) (?:offer|lend|give|arrange|put|do|pay))\b/i

/** What the person will do is not known yet. */
const promises = /\b(?:I|we) (?:will|can|am going to|are going to)\b/

/** "There is money missing": a fact that the role knows already is confirmed, not repeated. */
export function knownMatter({ text, units, conversation }: Talk): string | null {
  const { memory } = conversation
  if (isNews(conversation) || promises.test(text)) return null
  const said = meaningOf(text)
  const unit = units.said.find(
    ({ stems, kind, text: own, topic }) =>
      kind === 'fact' &&
      topic === undefined &&
      !/^I am \p{Lu}/u.test(own) &&
      stems.size > 2 &&
      shared(stems, said) > 0 &&
      coverage(stems, said) >= leastKnown,
  )
  if (!unit) return null
  const ways = /^You\b/.test(unit.text)
    ? ['I see.', 'I understand.', 'All right.']
    : ['Yes, I know.', 'Yes, I know about that.', 'That is right.']
  return ways.find((way) => !memory.isSaid(way)) ?? null
}

/** "So what can you do for me?": what the prompt lets the role offer. */
export function helpReply(talk: Talk, clause: string): string | null {
  if (!asksForHelp.test(clause)) return null
  const { units, conversation } = talk
  const { memory } = conversation
  const isNew = (text: string) => !memory.holds(text)
  const bargain = units.bargains.find(({ text, isSilent }) => !isSilent && isNew(text))
  if (bargain) return bargain.text
  const open = units.said.filter(({ text, kind }) => kind === 'fact' && isNew(text))
  const offered = [...open, ...units.onRequest].filter(({ text }) => offers.test(text))
  const near = nearest(talk, meaningOf(talk.userTexts.slice(-3).join(' ')))
  const found = near.find(({ unit }) => offered.includes(unit))?.unit ?? offered[0]
  if (found) return found.text
  const told = units.said.find(({ text, kind }) => kind === 'fact' && offers.test(text))
  return told && isNew(`As I said, ${withYes(told.text)}`) ? `As I said, ${withYes(told.text)}` : null
}
