import { coverage, meaningOf } from '../units/meaning.js'
import { feelingReply } from './feeling-reply.js'
import { askedCount } from './asked-count.js'
import { askedFact } from './asked-fact.js'
import { askedIdentity } from './asked-identity.js'
import { askedPossible } from './asked-possible.js'
import { askedTerms } from './asked-terms.js'
import { askedWish } from './asked-wish.js'
import { learnedAnswer } from './learned-answer.js'
import { isPlausible } from './plausible.js'
import type { Conversation } from './conversation.js'
import { fitting } from './fit-sentence.js'
import { fallbackReply } from './fallback-reply.js'
import { howIs } from './how-is.js'
import { neverPromised } from './never-promised.js'
import { hasPassed, ownConcern } from './no-answer.js'
import { opening, story } from './own-story.js'
import { opensUp } from './opens-up.js'
import { opinion } from './opinion.js'
import { inPlace } from './in-place.js'
import { privateReply } from './private-matter.js'
import { reasonFor, seeksReason } from './reason.js'
import { tellsSparingly } from './tells-sparingly.js'
import { asksOneThing, secondLook } from './second-look.js'
import { smallTalk } from './small-talk.js'
import { surelyMeant } from './surely-asked.js'
import { talkOf } from './talk.js'
import { toldUnit } from './told-unit.js'
import { whichOne } from './which-one.js'
import { loadPatterns } from '../../data/load-patterns.js'

export interface Answer {
  text: string
  /** True if it states a fact; false if it says that nothing is known. */
  isFact: boolean
  /** True for a shrug: the prompt has no answer. */
  isOpen?: boolean
}
type Way = (conversation: Conversation, question: string) => string | null

/** What the prompt itself has the role say to a request, before anything is called private. */
const noes: readonly Way[] = [neverPromised]

const leastNamed = 0.5

/** What the prompt says openly of a matter of which it also keeps something back, if it has most words of the question. */
function openBeside(conversation: Conversation, question: string): string | null {
  const said = secondLook(conversation, question)
  return said && coverage(meaningOf(question), meaningOf(said)) >= leastNamed ? said : null
}

/** What is asked so has a short answer of its own, if any. */
const closed = /^(?:and |so |but |well,? )*(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|may)\b/i

/** What can answer a question, the first that does: what the prompt says of it, then what anyone would say. */
const ways: readonly Way[] = [
  askedTerms,
  askedReason,
  askedIdentity,
  whichOne,
  askedWish,
  opening,
  askedPossible,
  howIs,
  askedCount,
  askedFact,
  opinion,
  feelingReply,
  story,
  smallTalk,
  opensUp,
]

/** What is said of the prompt only if it may answer the question. */
const ofPrompt: ReadonlySet<Way> = new Set<Way>([askedFact, opinion, feelingReply, story, howIs, opening, askedReason])

/** What the part has on its mind, for an open question after one that it could not answer. */
function concernAfter(conversation: Conversation, question: string): string | null {
  if (!hasPassed(conversation) || closed.test(question) || asksOneThing(question)) return null
  return fitting(ownConcern(conversation), conversation)
}

/** The prompt's answer to a question, each fact once and then in short; else that it is private or not known. */
export function answer(conversation: Conversation): Answer {
  const question = askedIn(conversation.utterance)
  const no = noes.map((way) => way(conversation, question)).find((each) => each !== null)
  if (no) return { text: no, isFact: true }
  const kept = askedWish(conversation, question) === null ? privateReply(conversation, question) : null
  if (kept) {
    const said = inPlace(openBeside(conversation, question), conversation)
    return said ? { text: said, isFact: true } : { text: kept, isFact: false }
  }
  const isSparing = tellsSparingly(conversation)
  const known =
    firstAnswer(conversation, question, isSparing) ?? (isSparing ? null : furtherFact(conversation, question))
  if (known) return { text: known, isFact: true }
  const sure = inPlace(surelyMeant(conversation), conversation)
  if (sure) return { text: sure, isFact: true }
  const again = toldUnit(conversation, question)
  if (again && !isSparing && isPlausible(talkOf(conversation), question, again)) return { text: again, isFact: false }
  return { text: fallbackReply(conversation, question), isFact: false, isOpen: true }
}

/** What the first way that has an answer says; a part that tells sparingly has no facts of the prompt. */
function firstAnswer(conversation: Conversation, question: string, isSparing: boolean): string | null {
  for (const way of ways) {
    if (isSparing && ofPrompt.has(way)) continue
    const known = inPlace(fitting(way(conversation, question), conversation), conversation)
    if (known && (!ofPrompt.has(way) || isPlausible(talkOf(conversation), question, known))) return known
  }
  return null
}

/** What the prompt may have to a question that none of the ways has answered. */
const furtherFact = (conversation: Conversation, question: string): string | null =>
  inPlace(learnedAnswer(talkOf(conversation), question), conversation) ??
  inPlace(secondLook(conversation, question), conversation) ??
  inPlace(concernAfter(conversation, question), conversation)

/** "I have a dog with me. Is that a problem?": the sentence before says what is asked. */
const { asksOfThat } = loadPatterns('replies/answer', 'asksOfThat')

/** "You stopped in summer? Since when?" */
const bareAsker = /^(?:and |so |but )?(?:since when|until when|why|when|how long|where|how often)\?$/i

function askedIn({ questions, text }: Conversation['utterance']): string {
  const question = questions.at(-1) ?? text
  return asksOfThat.test(question) || (bareAsker.test(question) && text.length > question.length) ? text : question
}

function askedReason({ role, memory, userTexts, utterance }: Conversation, question: string): string | null {
  return seeksReason(utterance.text) ? reasonFor({ role, memory, userTexts }, question) : null
}
