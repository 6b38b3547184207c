import { loadPatterns } from '../../data/load-patterns.js'
import type { Counterpart } from '../prompt/counterpart.js'

const { leading, trailing, reaction, ofPerson, ofAgent } = loadPatterns(
  'conditional',
  'leading',
  'trailing',
  'reaction',
  'ofPerson',
  'ofAgent',
)

/** An instruction for a case that may come: "Once they ask about Saturdays, you become more open". */
export interface Conditional {
  condition: string
  main: string
}

/** Null for a fact with a condition of its own: "The tills stop when it rains". */
export function conditionalOf(sentence: string, counterpart: Counterpart): Conditional | null {
  const text = sentence
    .replace(/^(?:[-*•]|and|but|then)\s+/i, '')
    .replace(time, '')
    .replace(/\.$/, '')
  const found = leadingIn(text) ?? trailingIn(text)
  return found && isOfPerson(found.condition, counterpart) ? found : null
}

/** "If they scold you you go quiet", "If they offer a trial you are interested": without a comma. */
const leadingBare = new RegExp(`^(?:once|when(?:ever)?|if|as soon as) ((?:(?!, ).)+?) (${reaction.source}.+)$`, 'i')
/** "At the end, if she listens, …" */
const time = /^(?:at the end|later|then|at first|towards the end|in the end),? (?=(?:if|when|once)\b)/i

function leadingIn(text: string): Conditional | null {
  const [, condition, main] = leading.exec(text) ?? leadingBare.exec(text) ?? []
  return condition && main ? { condition, main } : null
}

/** "The lead solved everything alone until he burned out" is about someone else. */
function trailingIn(text: string): Conditional | null {
  const [, main, condition] = trailing.exec(text) ?? []
  const when = condition?.replace(further, '')
  return main && when && ofAgent.test(main) ? { condition: when, main: main.replace(/,? (?:and|but)$/, '') } : null
}
/** "You cry if somebody asks how she is, and you apologise for it": what else is done is no part of the case. */
const further = /, and (?:then )?you (?!(?:are|have|hear|feel|see|notice)\b).+$/i

function isOfPerson(condition: string, { isIn }: Counterpart): boolean {
  return isIn(condition) || ofPerson.test(condition)
}
