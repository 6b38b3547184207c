import type { Cast } from '../../language/names/cast.js'
import type { Commitment } from '../select/commitment.js'
import { fewestStems, stemsOfTask } from './task-quote.js'

const fewWords = 6

/** "Dana will ask Yusuf.", "Ann will keep their discount.": told in so few words that it does not say what is done. */
export function isThinTask({ text: told, status }: Commitment, cast: Cast): boolean {
  if (status === 'completed' || told.endsWith('”')) return false
  const text = withShortNames(told, cast)
  const { times, stems } = stemsOfTask(text)
  const isShort = (text.split(' ').length <= fewWords && times.size === 0) || stems.length < fewestStems
  return isShort || (/ should /.test(text) && times.size === 0) || /\b(?:their|them|they)\b/i.test(text)
}

/** One word for each speaker: "the agent" and "Mrs. Hill" make a task no longer than "Ann" does. */
function withShortNames(text: string, { agent, user }: Cast): string {
  const names = [
    [agent, 'agent'],
    [user, 'recipient'],
  ] as const
  return names.reduce((shortened, [{ full, short }, word]) => {
    const name = [full, short].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
    return shortened.replace(new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'giu'), word)
  }, text)
}
