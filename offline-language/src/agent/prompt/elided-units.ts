import { loadPatterns } from '../../data/load-patterns.js'

const { counted, bare } = loadPatterns('prompt/elided-units', 'counted', 'bare')
/** Farther away, a unit is that of another matter. */
const mostBetween = 160

/** A prompt in which each number of a limit has its unit: "you want six months and would settle for five" is "for five months". */
export const withElidedUnits = (prompt: string): string =>
  prompt.replace(bare, (words: string, ...rest: unknown[]) => {
    const at = Number(rest.at(-2))
    const before = prompt.slice(Math.max(0, at - mostBetween), at)
    const unit = [...before.matchAll(new RegExp(counted.source, `${counted.flags}g`))].at(-1)?.[1]
    return unit ? `${words} ${unit}` : words
  })
