import { priceOf } from './price.js'
import type { Price } from '../units/unit.js'
import type { Talk } from './talk.js'

/** "What would help you?": what the role would accept or wants. */
export function askedHelp({ units, conversation }: Talk, clause: string): string | null {
  if (
    !/\bwhat\b.*\b(?:help|want|need|like|wish|do for) ?(?:from )?(?:you|me)?\b/i.test(clause) ||
    !/\byou\b/i.test(clause)
  )
    return null
  const open = units.said.filter(
    ({ kind, text }) => (kind === 'acceptance' || kind === 'wish') && !conversation.memory.isSaid(text),
  )
  return open[0]?.text ?? null
}

const asksOwn = /\b(?:asking price|in mind|(?:do|would) you (?:want|expect|need|hope)|looking for|your price)\b/i

/** What the part wants for it, not what was paid before. */
const wishedPrice = ({ units }: Talk): Price | undefined =>
  units.prices.find(
    ({ opening, text }) => opening !== null && units.said.some((unit) => unit.kind === 'wish' && unit.text === text),
  )

/** What the thing of the question costs. */
export function askedPrice(talk: Talk, clause: string): string | null {
  const price = (asksOwn.test(clause) ? wishedPrice(talk) : null) ?? priceOf(talk, clause)
  const { memory } = talk.conversation
  if (!price || (price.thing.size === 0 && !/\byou\b/i.test(clause))) return null
  if (price.text && !memory.isSaid(price.text)) return price.text
  if (!price.opening || (!price.text && !/\byou\b/i.test(clause))) return null
  return price.text ? `As I said, ${price.opening.text}.` : `I can offer ${price.opening.text}.`
}
