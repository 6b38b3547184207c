import { loadPatterns } from '../../data/load-patterns.js'
import { type Reading, readingOf, readWords } from '../answers/reading.js'
import type { Described } from './described.js'

/** A condition as it is compared with what the person says. */
export interface ReadCondition {
  words: Reading
  /** Without who does it: "asks how she copes". */
  deed: Reading
  /** What is asked, said to the part: "how you cope". */
  matter: Reading
  /** The same as a question: "How you cope?", "What about your tablets?" */
  question: Reading
  /** What a deed is done to: "the supplier". */
  thing: Reading
  then: Reading
  /** Whether it is one act and no matter: "he apologises sincerely". */
  isOnlyAct: boolean
  /** The acts that it names. */
  named: readonly string[]
}

const { asking, lead, actor } = loadPatterns('conditions/words', 'asking', 'lead', 'actor')
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
)
const toPart: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  his: 'your',
  her: 'your',
  him: 'you',
  my: 'your',
}

function matterOf(words: string): string {
  const matter = words
    .replace(asking, '')
    .replace(lead, '')
    .replace(/[.,;:!]+$/, '')
    .trim()
  return matter.replace(/\p{L}+/gu, (word) => toPart[word.toLowerCase()] ?? word) || words
}

const isQuestion = /^(?:how|what|who|where|when|why|which|is|are|do|does|did|whether)\b/i
const questionOf = (matter: string) => (isQuestion.test(matter) ? `${matter}?` : `What about ${matter}?`)

const mostKnown = 1000
/** Each is compared with many turns. */
const known = new Map<string, ReadCondition>()

/** "Asks about it and promises that it stays between them": the promise is heard for itself. */
const promised = /(?<=\basks?\b.*),? (?:and|after|but) (?:also )?(?:promis|assur|guarante|explain)\p{Ll}*\b.*$/iu

export function readCondition({ words: written, then }: Described): ReadCondition {
  const words = written.replace(promised, '')
  const key = `${words}\n${then}`
  const read = known.get(key) ?? {
    words: readingOf(words),
    deed: readingOf(words.replace(actor, '')),
    matter: readingOf(matterOf(words)),
    question: readingOf(questionOf(matterOf(words))),
    thing: readingOf(words.replace(actor, '').replace(/^\p{L}+ (?:(?:that|about|of|the|your|his|her|their) )*/u, '')),
    then: readingOf(then),
    isOnlyAct: readWords(words.replace(actor, '').replace(/\b\p{L}+ly\b/gu, '')).length <= 1,
    named: Object.keys(acts).filter((name) => acts[name as keyof typeof acts].test(words)),
  }
  if (known.size >= mostKnown) known.clear()
  known.set(key, read)
  return read
}
