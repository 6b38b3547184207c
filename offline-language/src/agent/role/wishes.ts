import { contentStems } from '../../language/tokens/content-stems.js'
import { conditionalOf } from './conditional.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { disclosureOf } from './disclosure.js'
import { factClauses } from './fact-clauses.js'
import { inFirstPerson } from '../wording/first-person.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { wanting } = loadPatterns('role/wishes', 'wanting')

/** What the role wants, as it says it: "I want a plumber within 24 hours." */
export interface Wish {
  text: string
  stems: ReadonlySet<string>
}

export function wishesOf(sentences: readonly string[], counterpart: Counterpart): Wish[] {
  return sentences
    .filter((sentence) => wanting.test(sentence) && !conditionalOf(sentence, counterpart))
    .map((sentence) => disclosureOf(sentence))
    .filter(({ open, isGuarded }) => open && !isGuarded && open.split(' ').length < 40)
    .map(({ open }) => ({ open: factClauses(open)[0] ?? open }))
    .map(({ open }) => ({ text: inFirstPerson(open, counterpart), stems: contentStems(open) }))
}
