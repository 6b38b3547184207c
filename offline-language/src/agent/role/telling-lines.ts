import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { linesOf, type PromptSection } from './prompt-sections.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** A line of a list that is a sentence and no task: "The neighbor has a key." */
const tellsOfSomething = anyOf(loadPatterns('role/tells-of-something', 'state', 'event'))
/** A whole sentence in a list of what happened: "Management wants Saturday shifts", "Most members would work". */
const { isSentence } = loadPatterns('role/telling-lines', 'isSentence')

/** "Money: The board gave you 9,000": the label is no part of what is said. */
export const label =
  /^(?!.*\b(?:is|was|are|were|has|had)\b[^:]*:)(?:the )?(?:\p{L}+[ -]){0,3}\p{L}+: (?=(?:the|your?|there|this|since|in|\p{Lu}\p{L}+)\b)/iu

/** The lines that can contain facts: of a list of goals or rules, only its plain sentences. */
export function tellingLines(sections: readonly PromptSection[]): string[] {
  return [
    ...linesOf(sections, 'situation').map((line) => (isSentence.test(plainLine(line)) ? plainLine(line) : line)),
    ...linesOf(sections, 'identity', 'other'),
    ...linesOf(sections, 'goals', 'style').filter((line) => {
      const plain = plainLine(line).replace(label, '')
      return tellsOfSomething.test(plain) && !/^[^:.]{2,60}: /.test(plain)
    }),
  ].filter(
    (line) => !/^(?:[-*•]|\d+[.)])\s/.test(line) || /\byour?\b/i.test(line) || tellsOfSomething.test(plainLine(line)),
  )
}

/** The sentences of a line; the first one opens it. */
export function labelledIn(line: string): { labelled: string; opens: boolean }[] {
  return sentencesOf(plainLine(line)).map((labelled, at) => ({ labelled, opens: at === 0 }))
}

function plainLine(line: string): string {
  return line.replace(/^(?:[-*•]|\d+[.)])\s+/, '').replace(/\*\*|__|`/g, '')
}
