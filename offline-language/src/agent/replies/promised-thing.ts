import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { promises } = loadPatterns('replies/promised-thing', 'promises')
const afterHead = / (?:so|for|of|that|which|who|from|by|in|on|to|with|and|or|before|after|within|at)\b.*$/

/** The noun of a thing: "plan" of "a written plan so that it cannot happen again". */
const headOf = (thing: string): string =>
  thing
    .replace(afterHead, '')
    .replace(/[.,;:]+$/, '')
    .split(' ')
    .at(-1) ?? ''

/** Whether the person has promised a thing that the part wants: "You'll have the plan by Friday." */
export function isPromised(thing: string, userTexts: readonly string[]): boolean {
  const head = contentStems(headOf(thing))
  return (
    head.size > 0 &&
    userTexts
      .flatMap(sentencesOf)
      .some((sentence) => promises.test(sentence) && shared(head, contentStems(sentence)) > 0)
  )
}
