import type { Talk } from './talk.js'
import { isFit, isWhollyFit } from './fit-sentence.js'
import { sentencesOf as splitSentences } from '../../language/sentences/sentences-of.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { asksOf } from '../answers/signs.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { isUnknown } from '../written/read-kinds.js'
import { inFullForms } from '../wording/contracted.js'
import type { Statement } from '../written/statements.js'
import { asksBack } from './asks-back.js'
import { inOtherWords } from './in-other-words.js'
import { reason } from './answer-signs.js'
import { askedRanking } from './asked-ranking.js'
import { withoutIntroduction } from './without-introduction.js'

/** How much more probable than that there is none an answer has to be. */
const leastOverNone = 1
/** Below it, another sentence is far more often said than the right one. */
const leastShare = 0.15
/** A new statement takes the place of one that was said if it is about as probable. */
const nearlyAsGood = 0.5
/** What was said is said once more if it is asked for so surely. */
const leastSure = 0.5
/** A statement of which the person has just said nearly all. */
const echo = 0.85
/** What is open about a matter of which more is secret is said. */
const besideSecret = 0.33

/** Who the part is answers only who asks for that. */
const ofSelf: ReadonlySet<string> = new Set(['self', 'age', 'person'])
const isAskedFor = ({ shares }: Statement, clause: string) =>
  shares.who < leastOfWho || asksOf(clause).some((ask) => ofSelf.has(ask))
const leastOfWho = 0.5

/** Whether the role may say a statement. */
const isFree = ({ said }: Statement, clause: string, { conversation }: Talk) =>
  said !== null && !asksBack(said, clause) && isWhollyFit(said, conversation)

const asksWhy = /\bwhy\b|\breasons?\b/i
/** "Why do you want to leave?" does not ask to hear once more that one wants to, nor does "What else?" */
const mayRepeat = ({ said }: Statement, clause: string): boolean =>
  !/\b(?:else|further)\b/i.test(clause) && (!asksWhy.test(clause) || reason.test(said ?? ''))

/** The sentence of a statement that is asked for once more. */
function again({ said }: Statement, clause: string, { conversation }: Talk): string | null {
  const { memory } = conversation
  const sentences = splitSentences(said ?? '').filter((sentence) => isFit(sentence, [], conversation))
  const asked = vectorOf(clause)
  const [nearest] = sentences.toSorted((a, b) => nearness(vectorOf(b), asked) - nearness(vectorOf(a), asked))
  if (!nearest) return null
  return memory.isSaid(nearest) ? inOtherWords(nearest, clause, conversation) : nearest
}

/** What the prompt has to say to a question, not said yet; null if a secret is asked for, or more probably nothing. */
export function learnedAnswer(talk: Talk, clause: string, least = leastOverNone): string | null {
  const { memory } = talk.conversation
  const heard = meaningOf(talk.text)
  const { ranked, none } = askedRanking(talk, clause)
  const isTold = ({ said }: Statement) => said !== null && (memory.isSaid(said) || memory.holds(inFullForms(said)))
  const isEcho = ({ said }: Statement) => said !== null && coverage(meaningOf(said), heard) >= echo
  const open = ranked.filter(({ candidate, share }) => share >= leastSure || isAskedFor(candidate, clause))
  const [top] = open
  if (!top || top.share < Math.max(leastShare, none * least)) return null
  if (top.share >= leastSure && isTold(top.candidate) && mayRepeat(top.candidate, clause)) {
    const words = again(top.candidate, clause, talk)
    const isRepeated = words === null || /^As I said/.test(words)
    const fresh = isRepeated && open.some(({ candidate, share }) => !isTold(candidate) && share >= leastShare)
    if (words && !fresh) return words
  }
  const best = open.find(
    ({ candidate, share }) =>
      !isTold(candidate) &&
      !candidate.isSecret &&
      isFree(candidate, clause, talk) &&
      // What the part does not know is near many questions: it answers only one that is surely about it.
      (share >= leastSure || (!isEcho(candidate) && !isUnknown(candidate))) &&
      (isTold(top.candidate) || share >= top.share * (top.candidate.isSecret ? besideSecret : nearlyAsGood)) &&
      share >= leastShare &&
      (share >= leastSure || !asksWhy.test(clause) || reason.test(candidate.said ?? '')),
  )
  return withoutIntroduction(best?.candidate.said ?? null, clause)
}
