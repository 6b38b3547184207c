import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { linesOf, type PromptSection } from './prompt-sections.js'

/** A line of a list that is a sentence and no task: "The neighbor has a key." */
const tellsOfSomething =
  /^(?:the|this|there|your|every|no|all|both|\p{Lu}\p{L}+|\d+) (?:[\p{L}'’.-]+ ){0,4}(?:is|are|was|were|has|have|had|costs?|ends?|needs?|knows|lives|works|belongs|starts|ends|took|went|left)\b|^(?:the |your |an? )?\p{Ll}+(?: \p{Ll}+){0,3} (?:started|began|broke|stopped|happened|failed|leaked|drips|leaks|smells|rattles|stinks)\b/iu
/** A whole sentence in a list of what happened: "Management wants Saturday shifts", "Most members would work". */
const isSentence =
  /^\p{Lu}[\p{L}'’-]*(?: [\p{L}\d'’%.,-]+){0,12}? (?:is|are|was|were|has|have|had|can|cannot|could|will|would|must|does|did|wants?|needs?|came|went|got|took|made|gave|said|told|left|lost|cost|paid|knows?|thinks?|believes?|asked|\p{Ll}{3,}ed)\b(?!:)/u

/** "Money: The board gave you 9,000": the label is no part of what is said. */
export const label =
  /^(?!.*\b(?:is|was|are|were|has|had)\b[^:]*:)(?:the )?(?:\p{L}+[ -]){0,3}\p{L}+: (?=(?:the|your?|there|this|since|in|\p{Lu}\p{L}+)\b)/iu

/** The lines that can tell something: of a list of goals or rules only its plain sentences. */
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
