import { contentStems } from '../../language/tokens/content-stems.js'
import type { Fact } from './knowledge.js'
import type { Trigger } from './triggers.js'

/** What the prompt has the role say in a case or at the end, as answers to questions about it. */
export function caseFacts(triggers: readonly Trigger[], atEnd: readonly string[], told: readonly Fact[]): Fact[] {
  return [
    ...atEnd.filter((text) => /^(?:I|You will have)\b/.test(text)).map(factFrom),
    ...triggers.flatMap(({ says, stems }) =>
      says.filter((text) => isNew(text, told)).map((text) => factFor(text, stems)),
    ),
  ]
}

/** Whether what the prompt has the role answer in a case states something new. */
function isNew(text: string, told: readonly Fact[]): boolean {
  return !/[?!]$|^(?:I would like|I want|What about|It could)\b/.test(text) && !told.some((fact) => fact.text === text)
}

/** The answer of a case is said for its own words, too. */
function factFor(text: string, condition: ReadonlySet<string>): Fact {
  return { text, stems: new Set([...contentStems(text), ...condition]), followsOn: false, isGuarded: true }
}

/** "Say that you decide by Thursday" also answers a question. */
function factFrom(text: string): Fact {
  return { text, stems: contentStems(text), followsOn: false, isGuarded: false }
}
