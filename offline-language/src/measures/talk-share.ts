import type { Turn } from '../report/read/conversation.js'
import { countWords } from './spoken-words.js'

/** The person's share of all words, from 0 to 1; null if nothing was said. */
export function talkShareOf(turns: readonly Turn[]): number | null {
  const words = (some: readonly Turn[]) => some.reduce((sum, { text }) => sum + countWords(text), 0)
  const all = words(turns)
  const own = words(turns.filter(({ role }) => role === 'user'))
  return all > 0 ? Math.round((own / all) * 100) / 100 : null
}
