import { coverage, isWeighty, meaningOf } from '../units/meaning.js'
import { asksBack } from './asks-back.js'
import { askedIn, type QuestionKind } from './asked.js'
import { askedReading } from './asked-reading.js'
import type { Scored } from '../answers/answer-model.js'
import { rankAsked } from '../answers/rank-asked.js'
import { isUnknown } from '../written/read-kinds.js'
import type { Statement } from '../written/statements.js'
import { asksOf } from '../answers/signs.js'
import type { Conversation } from './conversation.js'
import { isOpen } from './is-open.js'
import { fits } from './question.js'
import { inOtherWords } from './in-other-words.js'
import { saidShortly } from './said-shortly.js'
import { withYesOrNo } from './short-answer.js'
import { type Talk, talkOf } from './talk.js'

/** Kinds of which an answer has to name the one thing that is asked for. */
const ofOneThing: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'when',
  'how-much',
  'how-many',
  'where',
  'who',
  'why',
])
/** What shares no word with the question has to be meant more surely. */
const leastShare = 0.08
const leastUnnamed = 0.3
const leastBesideNone = 0.15
const ofSelf: ReadonlySet<string> = new Set(['self', 'age', 'person'])
const leastOfWho = 0.5
const pointsBack = /\b(?:it|them|they|there)\b/i

const kindOf = (question: string): QuestionKind => {
  const [asked] = askedIn(question).slice(-1)
  return asked?.act === 'question' ? asked.kind : asked?.act === 'price' ? 'how-much' : 'what'
}

/** Whether a question asks for a time, a place, a person, a number or a reason. */
export const asksOneThing = (question: string): boolean => ofOneThing.has(kindOf(question))

/** Whether a statement may be said to a question of this kind, and is about its matter. */
function mayAnswer({ candidate, share }: Scored<Statement>, question: string, none: number, talk: Talk): boolean {
  if (!isOpen(candidate, talk.conversation) || isUnknown(candidate) || asksBack(candidate.said, question)) return false
  const { said, shares } = candidate
  if (shares.who >= leastOfWho && !asksOf(question).some((ask) => ofSelf.has(ask))) return false
  const kind = kindOf(question)
  if (ofOneThing.has(kind) && !fits[kind](said)) return false
  const asked = new Set([...meaningOf(question)].filter(isWeighty))
  // "I built it up from nothing", after the sentence that names the club.
  const named = pointsBack.test(said) ? `${candidate.before} ${said}` : said
  const isNamed = coverage(asked, meaningOf(named)) > 0
  return share >= (isNamed ? leastShare : leastUnnamed) && share >= none * leastBesideNone
}

/**
 * What the prompt has to a question before an empty reply is given: the nearest statement by the question alone, then with the
 * sentences before it, what is not said yet first.
 */
export function secondLook(conversation: Conversation, question: string): string | null {
  const talk = talkOf(conversation)
  const { memory, role } = conversation
  const readings = [question, talk.text].filter((text, at, all) => all.indexOf(text) === at)
  for (const reading of readings) {
    const { ranked, none } = rankAsked(askedReading(talk, reading), role.statements)
    const near = ranked.filter((each) => mayAnswer(each, question, none, talk))
    const isTold = ({ candidate: { said } }: Scored<Statement>) => said !== null && memory.isSaid(said)
    const fresh = near.find((each) => !isTold(each))?.candidate.said
    if (fresh) return withYesOrNo(question, fresh)
    const [again] = near.flatMap(
      ({ candidate: { said } }) =>
        inOtherWords(said ?? '', question, conversation) ?? saidShortly(said ?? '', question, conversation) ?? [],
    )
    if (again) return again
  }
  return null
}
