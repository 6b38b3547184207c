import { loadPatterns } from '../../data/load-patterns.js'
import { remembered } from '../../language/encoder/remembered.js'
import { type Reading, readingOf, readWords } from '../answers/reading.js'
import type { Described } from './described.js'

/** A condition as it is compared with what the person says. */
export interface ReadCondition {
  words: Reading
  /** Without who does it: "asks how she copes". */
  deed: Reading
  /** The same said to the part: "asks whether you talk to others" of "he asks whether I talk to others". */
  asked: string
  /** What is asked, said to the part: "how you cope". */
  matter: Reading
  /** The same as a question: "How you cope?", "What about your tablets?" */
  question: Reading
  /** What a deed is done to: "the supplier". */
  thing: Reading
  then: Reading
  /** Whether it is one act and no matter: "he apologises sincerely". */
  isOnlyAct: boolean
  /** Whether something is asked for, which need not be a question: "asks you to wait". */
  isRequest: boolean
  /** The acts that it names. */
  named: readonly string[]
}

const { asking, lead, actor, request } = loadPatterns('conditions/words', 'asking', 'lead', 'actor', 'request')
const acts = loadPatterns(
  'conditions/named',
  'asks',
  'offers',
  'apology',
  'admits',
  'praise',
  'blame',
  'threat',
  'pressure',
  'understanding',
  'telling',
  'promise',
  'negative',
  'date',
  'figure',
  'refusal',
  'agreement',
  'rules',
  'repeating',
  'comparing',
  'rude',
  'courtesy',
  'jargon',
  'long',
  'reason',
  'candour',
  'choice',
  'brushingOff',
  'advice',
  'own',
  'person',
)
const toPart: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  his: 'your',
  her: 'your',
  him: 'you',
  my: 'your',
  i: 'you',
  me: 'you',
  am: 'are',
  myself: 'yourself',
  mine: 'yours',
}

const ofSpeaker: ReadonlySet<string> = new Set(['i', 'me', 'my', 'myself', 'mine', 'am'])
const toYou = (words: string) =>
  words.replace(/\p{L}+/gu, (word) => (ofSpeaker.has(word.toLowerCase()) ? toPart[word.toLowerCase()]! : word))

function matterOf(words: string): string {
  const matter = words
    .replace(asking, '')
    .replace(lead, '')
    .replace(/[.,;:!]+$/, '')
    .trim()
  return matter.replace(/\p{L}+/gu, (word) => toPart[word.toLowerCase()] ?? word) || words
}

const isQuestion = /^(?:how|what|who|where|when|why|which|is|are|do|does|did|whether)\b/i
/** "Everything is all right at home": of a clause, the question is whether it is so. */
const clause = /^((?:\S+ ){0,3}?\S+) (is|are|was|were|has|have|had|can|could|will|would) (\S.*)$/iu
function questionOf(matter: string): string {
  if (isQuestion.test(matter)) return `${matter}?`
  const [, subject, verb, rest] = clause.exec(matter) ?? []
  return subject && verb ? `${verb} ${subject} ${rest}?` : `What about ${matter}?`
}

/** "Asks about it and promises that it stays between them": the promise is heard for itself. */
const promised = /(?<=\basks?\b.*),? (?:and|after|but) (?:also )?(?:promis|assur|guarante|explain)\p{Ll}*\b.*$/iu

const somebody = /^(?:some|any|every)(?:one|body) /i
const deedOf = /^\p{L}+ (?:(?:that|about|of|an?|the|your|his|her|their) )*/u
/** "The recipient says the recipient has an exam" is about an exam. */
const ofSayer = /^(?:recipient|he|she|they|you) (?:has|have|had|is|are|was|were|needs?|wants?) (?:an?|the|some)? ?/

const mostKnown = 1000
const readWritten = remembered(mostKnown, (words) => ({
  words: readingOf(words),
  deed: readingOf(words.replace(actor, '')),
  asked: toYou(words.replace(actor, '')),
  matter: readingOf(matterOf(words)),
  question: readingOf(questionOf(matterOf(words))),
  thing: readingOf(words.replace(somebody, '').replace(actor, '').replace(deedOf, '').replace(ofSayer, '')),
  isOnlyAct: readWords(words.replace(actor, '').replace(/\b\p{L}+ly\b/gu, '')).length <= 1,
  isRequest: request.test(words),
  named: Object.keys(acts).filter((name) => acts[name as keyof typeof acts].test(words)),
}))
const readThen = remembered(mostKnown, (then) => readingOf(then))

/** Each is compared with many turns. */
export const readCondition = ({ words, then }: Described): ReadCondition => ({
  ...readWritten(words.replace(promised, '')),
  then: readThen(then),
})
