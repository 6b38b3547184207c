import { loadPatterns } from '../../data/load-patterns.js'
import { asksTime } from './asks-when.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'

const { proposes, asksYes, asksMeaning, wellbeing, worries, asksOpinion, asksPrice, tells } = loadPatterns(
  'turns',
  'proposes',
  'asksYes',
  'asksMeaning',
  'wellbeing',
  'worries',
  'asksOpinion',
  'asksPrice',
  'tells',
)

export type QuestionKind = 'when' | 'how-much' | 'how-many' | 'who' | 'where' | 'why' | 'how' | 'what' | 'yes-no'

/** What one clause of a turn asks for. */
export type Asked =
  | { act: 'question'; kind: QuestionKind; text: string }
  | { act: 'proposal' | 'asks-yes' | 'asks-meaning' | 'wellbeing' | 'worry' | 'opinion' | 'price'; text: string }

const kinds: readonly [QuestionKind, RegExp][] = [
  ['why', /\bwhy\b|\bhow come\b|\bwhat for\b|\bfor what reason\b/i],
  ['how-much', /\bhow much\b|\bwhat (?:does|do|would|is|was) .*\b(?:cost|price|rent|fee|salary)\b/i],
  ['how-many', /\bhow (?:many|often|old|long|far|big|large)\b/i],
  ['when', asksTime],
  ['where', /\bwhere\b/i],
  ['who', /\bwho(?:m|se)?\b/i],
  ['how', /\bhow\b/i],
  ['what', /\bwh(?:at|ich)\b/i],
]

/** What is asked for in so many words, the first that applies; an open act needs no question mark. */
const acts: readonly { act: Exclude<Asked['act'], 'question'>; looks: RegExp; isOpen?: boolean }[] = [
  { act: 'asks-yes', looks: asksYes, isOpen: true },
  { act: 'asks-meaning', looks: asksMeaning },
  { act: 'wellbeing', looks: wellbeing },
  { act: 'worry', looks: worries },
  { act: 'opinion', looks: asksOpinion },
  { act: 'price', looks: asksPrice },
  { act: 'proposal', looks: proposes, isOpen: true },
]

/** What the turn asks, clause by clause; empty if it only states something. */
export function askedIn(text: string): Asked[] {
  return sentencesOf(text).flatMap((sentence) => {
    const asked = askedBy(sentence)
    return asked ? [asked] : []
  })
}

/** "May I ask why you want to leave?" opens no talk. */
const noQuestionWord = '(?!(?: you)?,? (?:why|what|how|when|where|who|which|if|whether)\\b)'
const opensTalk = new RegExp(
  `^(?:hey|hi|hello)?[\\p{L} ,]{0,20}\\b(?:can|could|may|shall) (?:we|i) (?:talk|speak|have a word|ask)\\b${noQuestionWord}`,
  'iu',
)

function askedBy(text: string): Asked | null {
  const isQuestion = text.endsWith('?') || tells.test(text)
  const act = acts.find(({ looks, isOpen }) => (isOpen || isQuestion) && looks.test(text))?.act
  if (act) return { act, text }
  if (!isQuestion || opensTalk.test(text)) return null
  return { act: 'question', kind: kinds.find(([, looks]) => looks.test(text))?.[0] ?? 'yes-no', text }
}
