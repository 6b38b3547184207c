import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { disclosureOf } from './disclosure.js'

/** "A salary of 65,000. You would sign for 60,000": the limit is no part of the goal. */
export function withoutLimits(item: string): string {
  const sentences = sentencesOf(item)
  if (sentences.length >= 2) return sentences.filter((text) => disclosureOf(text).hidden.length === 0).join(' ')
  const { open, hidden } = disclosureOf(item)
  return item.includes(';') && hidden.length > 0 && open ? open : item
}

/** "Rent at most 1,100 a month" is no topic. */
export function isLimitOnly(item: string): boolean {
  const { hidden, open } = disclosureOf(item)
  return hidden.length > 0 && open === '' && !item.includes('?') && !/["“]/.test(item)
}

/** "You want an answer about the visa: your current one ends in March": what follows the wish explains it. */
export function wishOf(item: string): string {
  const wish = item.replace(/^You (?=(?:want|need|would like)\b)/i, '')
  return wish === item ? item : wish.replace(/(?:[:;](?!\d)|[.!] (?=\p{Lu})).*$/u, '')
}

/** "Where did the applicant learn?" is asked of the applicant: "Where did you learn?" */
export function askedOf(item: string, counterpart: Counterpart): string {
  const isQuestion = item.endsWith('?') && !/["“]/.test(item) && !/\byou\b/i.test(item)
  if (!isQuestion || !(counterpart.isIn(item) || /\b(?:they|them|their)\b/i.test(item))) return item
  const asked = counterpart.meant(item).replace(/\b(did|do|could|can|would|will) you (\p{L}+)s\b/u, '$1 you $2')
  return asked.replace(/^does you\b/i, 'Do you')
}

/** Rotates a goal's lines, because neighboring goals should not begin with the same words. */
export function rotated(lines: readonly string[], by: number): string[] {
  const isDirect =
    /^(?:why|how|what|when|where|who|which|can|could|would|will|shall|do|does|did|are|is|was|were|have|has|had)\b.*\?$/i.test(
      lines[0] ?? '',
    ) && !/^(?:can you tell me|can we settle|what can you tell|what about|what would you say)/i.test(lines[0] ?? '')
  const start = lines.length > 0 && !isDirect ? by % Math.min(lines.length, 3) : 0
  return [...lines.slice(start), ...lines.slice(0, start)]
}
