import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'

const asksYesOrNo = /^(?:and |so |but )?(?:can|could|will|would|do|does|did|is|are|was|were|has|have)\b/i
const lastTurns = 2
const leastShare = 0.75

/** Whether the person's last two turns hold what a question asks: "Can I have that in writing?" after "in writing". */
export function isAnsweredAlready(line: string, userTexts: readonly string[]): boolean {
  const question = sentencesOf(line).findLast((sentence) => sentence.endsWith('?'))
  const asked = contentStems(question ?? '')
  // A "why" or a "where" has its answer in other words.
  if (asked.size === 0 || !asksYesOrNo.test(question ?? '')) return false
  const told = userTexts
    .slice(-lastTurns)
    .map(cleanUtterance)
    .flatMap(sentencesOf)
    .filter((sentence) => !sentence.endsWith('?'))
  const matter = meaningOf(question ?? '')
  return (
    shared(asked, contentStems(told.join(' '))) >= asked.size * leastShare ||
    (matter.size > 0 && coverage(matter, meaningOf(told.join(' '))) >= leastShare)
  )
}
