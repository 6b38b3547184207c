import { loadPatterns } from '../../data/load-patterns.js'

const { counted, bare } = loadPatterns('prompt/elided-units', 'counted', 'bare')
/** "Nine days late. You want 500 euros and will accept 400": the nearest number has a unit of its own. */
const ofSum = /[€£$]\d|\d ?(?:euros?|pounds?|dollars?|francs?|per ?cent|percent|%)/i
/** Farther away, a unit is that of another matter. */
const mostBetween = 160

/** A prompt in which each number of a limit has its unit: "you want six months and would settle for five" is "for five months". */
export const withElidedUnits = (prompt: string): string =>
  prompt.replace(bare, (words: string, ...rest: unknown[]) => {
    const at = Number(rest.at(-2))
    const before = prompt.slice(Math.max(0, at - mostBetween), at)
    const last = [...before.matchAll(new RegExp(counted.source, `${counted.flags}g`))].at(-1)
    const isOfMoney = last !== undefined && ofSum.test(before.slice(last.index + last[0].length))
    return last?.[1] && !isOfMoney ? `${words} ${last[1]}` : words
  })
