import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { amountsIn } from '../wording/amounts.js'
import type { Dealing } from './dealing.js'
import { disclosureOf } from './disclosure.js'
import { linesOf, type PromptSection } from './prompt-sections.js'

const isBullet = (line: string) => /^(?:[-*•·–]|\d+[.)])\s/u.test(line)

/** The limits and secrets among the goals, the rules and the lists. */
export function keptBackIn(sections: readonly PromptSection[]): string[] {
  return [
    ...linesOf(sections, 'goals', 'style'),
    ...linesOf(sections, 'situation', 'identity', 'other').filter(isBullet),
  ]
    .flatMap(sentencesOf)
    .flatMap((sentence) => disclosureOf(sentence).hidden)
}

/** Another sentence may have the number of the limit too: "The board gave you 9,000". */
export function tellsLimit(text: string, dealing: Dealing): boolean {
  return amountsIn(text).some(({ value }) => value === dealing.limit.value)
}
