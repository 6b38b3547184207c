import type { Evidence } from '@clarity/contracts'
import { contentStems } from '../language/tokens/content-stems.js'

export const mostQuotes = 3
const fewestWords = 4

/** The quotes that show a goal best: first those with words of its label and its hint; no scrap if others are whole. */
export function bestQuotes(found: readonly Evidence[], goal: string): Evidence[] {
  const wanted = contentStems(goal)
  const shared = ({ quote }: Evidence) => [...contentStems(quote)].filter((stem) => wanted.has(stem)).length
  const whole = found.filter(({ quote }) => quote.split(/\s+/).length >= fewestWords)
  return (whole.length > 0 ? whole : [...found]).toSorted((a, b) => shared(b) - shared(a)).slice(0, mostQuotes)
}
