import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { quotedLine } = loadPatterns('goal-line', 'quotedLine')
const onlyQuoted = /^["“]([^"”]{4,300})["”]\.?$/

/** A line of the prompt in its parts: "Budget: ask what they can spend. Say: “What can you spend?”" */
export interface GoalLine {
  label: string | undefined
  text: string
  quoted: string | undefined
  isQuestion: boolean
  /** What the agent can say as it is: the quoted words, and the text itself if it is a question. */
  verbatim: readonly string[]
}

export function readGoalLine(item: string): GoalLine {
  const plain = item.replace(/\*\*|__|`/g, '').slice(0, 600)
  const quoted = quotedLine.exec(plain)?.[1] ?? onlyQuoted.exec(plain)?.[1]
  const before = plain.replace(/\s*\b(?:Ask|Say|Line):?\s*["“].*$/i, '')
  const labelled = /^([^:.?!]{2,50}):\s+(.+)$/.exec(before)
  const text = (labelled?.[2] ?? before).trim()
  const isQuestion = text.endsWith('?') || /^tell me (?:about|why|how|what|when)\b/i.test(text)
  return {
    label: labelled?.[1],
    text,
    quoted,
    isQuestion,
    verbatim: [...(quoted ? [quoted] : []), ...(isQuestion ? [capitalised(text)] : [])],
  }
}
