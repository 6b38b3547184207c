import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import type { Price } from './unit.js'

/** "You can lend up to 20,000": a limit is no secret if it is all that the prompt names. */
export function openLimit(text: string, prices: readonly Price[], counterpart: Counterpart): string[] {
  const limit =
    /^you (?:can|may|could) (?:only )?(?:lend|approve|grant|offer|give|sign|decide)\b.*?\bup to (\S*\d)/i.exec(
      text,
    )?.[1]
  const isOpen = limit && prices.some((price) => price.limit?.text.includes(limit) && !price.opening)
  return isOpen && !/\b(?:never|at first|not more)\b/i.test(text) ? [inFirstPerson(text, counterpart)] : []
}
