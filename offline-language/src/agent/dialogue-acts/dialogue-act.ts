import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { loadPatterns, Pattern } from '../../data/load-patterns.js'

/** What an utterance does: its dialogue act, or intent. */
const DialogueAct = v.picklist([
  'silence',
  'goodbye',
  'no-consent',
  'abuse',
  'asks-if-machine',
  'injection',
  'asks-again',
  'greeting',
  'thanks',
  'asks-why-asked',
  'asks-wellbeing',
  'asks-time',
  'asks-who',
  'checks',
  'offer',
  'question',
  'apology',
  'refusal',
  'agreement',
  'disagreement',
  'vague',
  'promise',
  'feeling',
  'compliment',
  'off-topic',
  'short',
  'long',
  'figure',
  'story',
  'statement',
])
export type DialogueAct = v.InferOutput<typeof DialogueAct>

/** The rules in order: the first that matches decides. Beyond `mostWords` words, a match proves nothing. */
const { rules } = loadData(
  'dialogue-acts',
  v.strictObject({
    rules: v.array(v.strictObject({ act: DialogueAct, mostWords: v.optional(v.number()), expression: Pattern })),
  }),
)
const { figure, story } = loadPatterns('dialogue-act', 'figure', 'story')

/**
 * The intent of a turn. `isOpenQuestion` says whether the agent had just asked something; `words` is the number of
 * words in the turn.
 */
export function dialogueActOf(text: string, words: number, isOpenQuestion: boolean): DialogueAct {
  if (!text) return 'silence'
  const found = rules.find(
    ({ expression, mostWords }) => words <= (mostWords ?? Infinity) && expression.test(text),
  )?.act
  if (found === 'apology' && /\d|\b(?:i|we) (?:can|will)\b/i.test(text)) return 'promise'
  if (
    found &&
    found !== 'greeting' &&
    !(words > 60 && /^(?:vague|promise|feeling|apology|off-topic|refusal|compliment)$/.test(found))
  )
    return found
  if (found === 'greeting') return isOpenQuestion && words > 5 ? 'statement' : 'greeting'
  if (words > 60) return 'long'
  if (words <= 3 && !figure.test(text)) return 'short'
  if (story.test(text)) return 'story'
  return figure.test(text) ? 'figure' : 'statement'
}
