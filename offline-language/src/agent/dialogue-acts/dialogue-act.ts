import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { asksToTell } from './salient.js'
import { loadPatterns, Pattern } from '../../data/load-patterns.js'

/** What an utterance does: its dialogue act, or intent. */
const DialogueAct = v.picklist([
  'silence',
  'goodbye',
  'no-consent',
  'abuse',
  'comfort',
  'condolence',
  'loss',
  'forewarning',
  'bad-news',
  'distress',
  'asks-if-machine',
  'injection',
  'asks-again',
  'greeting',
  'thanks',
  'asks-why-asked',
  'asks-wellbeing',
  'asks-time',
  'asks-if-works',
  'invites-question',
  'asks-who',
  'asks-to-agree',
  'checks',
  'offer',
  'question',
  'instruction',
  'threat',
  'advice',
  'accusation',
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

/** Matched at the end of any text: "Try again, please. Does it work now?" */
const asksIfWorks = /\b(?:does|is) it (?:now )?(?:work|working)(?: now)?\?$/i
const longTurn = 60
const fewestStoryWords = 10
/** "She said she felt like an idiot" insults no one. */
const reported = /\b(?:she|he|they|people|i) (?:said|told|felt|feels?|thought|called)\b/i
/** Not the intent of a whole long turn, which only contains them. */
const minorActs: ReadonlySet<DialogueAct> = new Set([
  'vague',
  'promise',
  'feeling',
  'apology',
  'off-topic',
  'refusal',
  'compliment',
])

/**
 * The intent of a turn. `isOpenQuestion` says whether the agent had just asked something; `words` is the number of
 * words in the turn.
 */
export function dialogueActOf(text: string, words: number, isOpenQuestion: boolean): DialogueAct {
  if (!text) return 'silence'
  if (asksToTell(text)) return 'question'
  if (asksIfWorks.test(text)) return 'asks-if-works'
  const act = rules.find(({ expression, mostWords }) => words <= (mostWords ?? Infinity) && expression.test(text))?.act
  if (act === 'greeting') return isOpenQuestion && words > 5 ? 'statement' : 'greeting'
  if (act === 'apology' && /\d|\b(?:i|we) (?:can|will)\b/i.test(text)) return 'promise'
  if (act && isOwnAnswer(act, text, words, isOpenQuestion)) return actByContent(text, words)
  if (act && !(words > longTurn && minorActs.has(act))) return act
  return actByContent(text, words)
}

/** "No, he has had medicine" and "Yes, I turned it off at once" state a fact: the first word is not the intent. */
function isOwnAnswer(act: DialogueAct, text: string, words: number, isOpenQuestion: boolean): boolean {
  if (act === 'abuse') return reported.test(text)
  if (words <= 4 || !isOpenQuestion) return false
  if (act === 'disagreement') return /^no\b/i.test(text)
  return act === 'agreement' && !/\b(?:agree|agreed|deal|fine|sounds|works|right|fair|see|understood)\b/i.test(text)
}

/** The intent of a turn that no rule matches. */
function actByContent(text: string, words: number): DialogueAct {
  if (words > longTurn) return 'long'
  if (words <= 3 && !figure.test(text)) return 'short'
  if (story.test(text) && words >= fewestStoryWords) return 'story'
  return figure.test(text) ? 'figure' : 'statement'
}
