import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { whenIn } from '../dialogue-acts/when.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import { askedCount } from './asked-count.js'
import { askedNumber } from './asked-number.js'
import { askedFact, withNext } from './asked-fact.js'
import { introduction } from './told-fact.js'
import { askedPrice } from './asked-price.js'
import { askedIdentity } from './asked-identity.js'
import type { Conversation } from './conversation.js'
import { fallbackReply } from './fallback-reply.js'
import { nextWish } from './initiative.js'
import { suggestion, suggestionOfOwn } from './suggestion.js'
import { privateReply } from './private-matter.js'
import { likes } from './likes.js'
import { nearestFact } from './nearest-fact.js'
import { hasPassed, ownConcern } from './no-answer.js'
import { askedDeadline } from './asked-deadline.js'
import { askedTerms } from './asked-terms.js'
import { askedWorry } from './asked-worry.js'
import { neverPromised } from './never-promised.js'
import { opinion } from './opinion.js'
import { smallTalk, talkOfTalk } from './small-talk.js'
import { ofFeeling, ofName, ofOneself, toldBefore } from './about-part.js'
import type { Fact } from '../role/knowledge.js'
import { whichOne } from './which-one.js'
import { givesWhatIsAsked } from './question-kind.js'
import { reasonFor, seeksReason } from './reason.js'

const { asksForStory, stillThere } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

export interface Answer {
  text: string
  /** True if it states a fact; false if it says that nothing is known. */
  isFact: boolean
  /** True for a shrug: the prompt has no answer. */
  isOpen?: boolean
}
const whenCanI = /\bwhen (?:can|could|shall|should|may|would) (?:i|we|you|he|she|they|someone|somebody|it)\b/i
const ofPersonOnly = /\bwhen (?:can|could|shall|should|may) (?:i|we)\b/i
const asksWish =
  /\bhow (?:much|many) [\p{L} ]{2,20} do you (?:want|need)\b|\bwhat (?:else )?(?:do|would|can|could) (?:you|i|we) (?:really |still )?(?:need|want|like(?! about)|expect|do (?:for you|to help)|hope)|\bwhat (?:else )?would help\b|\bwhat is (?:the )?(?:most )?important\b|\bwhat matters\b|\bwhat are you (?:hoping|looking) for\b|\banything else\b/iu

const incident =
  /\b(?:slipped|fell|crashed|broke|burst|hit|cut|burn(?:ed|t)|lost|stole|stolen|collapsed|fainted|tripped|ruined|robbed|bit)\b/i

type Way = (conversation: Conversation, question: string) => string | null

/** What can answer a question, the first that does: what the prompt says of it, then what anyone would say. */
const ways: readonly Way[] = [
  talkOfTalk,
  neverPromised,
  askedWorry,
  askedTerms,
  askedDeadline,
  suggestion,
  askedDay,
  askedReason,
  askedPrice,
  askedIdentity,
  whichOne,
  ofOneself,
  ofName,
  askedWish,
  opening,
  askedNumber,
  likes,
  askedCount,
  askedFact,
  opinion,
  ofFeeling,
  suggestionOfOwn,
  story,
  (_, question) => (stillThere.test(question) ? 'Yes, it is.' : null),
  smallTalk,
  (conversation) => (hasPassed(conversation) ? ownConcern(conversation) : null),
]

/** The prompt's answer to a question, each fact once and then in short; else that it is private or not known. */
export function answer(conversation: Conversation): Answer {
  const question = askedIn(conversation.utterance)
  const kept = askedWish(conversation, question) === null ? privateReply(conversation, question) : null
  if (kept) return { text: kept, isFact: false }
  for (const way of ways) {
    const known = way(conversation, question)
    if (known) return { text: known, isFact: true }
  }
  const near = toldBefore(conversation, question) ?? nearestFact(conversation, question)
  if (near) return { text: near, isFact: false }
  return { text: fallbackReply(conversation, question), isFact: false, isOpen: true }
}

/** "I have a dog with me. Is that a problem?": the sentence before says what is asked. */
const asksOfThat =
  /^(?:and |so |but |or )?(?:(?:is|would|will|was) (?:that|this|it)(?: be)? (?:an? )?(?:problem|issue|okay|ok|fine|all right|alright|possible|allowed|right|true)(?: (?:for|with|by) you)?|would that (?:work|be okay|suit you)|do you (?:mind|allow (?:that|it)))\?$/i

/** "You stopped in summer? Since when?" */
const bareAsker = /^(?:and |so |but )?(?:since when|until when|why|when|how long|where|how often)\?$/i

function askedIn({ questions, text }: Conversation['utterance']): string {
  const question = questions.at(-1) ?? text
  return asksOfThat.test(question) || (bareAsker.test(question) && text.length > question.length) ? text : question
}

function askedDay({ role, memory }: Conversation, question: string): string | null {
  if (!whenCanI.test(question)) return null
  const times = [...new Set(role.slots.flatMap(({ isFree, text }) => (isFree && text ? [text] : [])))]
  const free = times[0]
  if (times.length > 0 && !times.some((text) => memory.holds(text)))
    return pick(decisionTemplates.dayOnly, { day: times.slice(0, 2).join(' or ') }, role.register, memory)
  if (!ofPersonOnly.test(question)) return null
  if (free || role.facts.some(({ text }) => /\bfree\b/.test(text) && whenIn(text) !== null)) return null
  return pick(answerTemplates.askDay, {}, role.register, memory)
}

function askedReason({ role, memory, userTexts, utterance }: Conversation, question: string): string | null {
  return seeksReason(utterance.text) ? reasonFor({ role, memory, userTexts }, question) : null
}

/** "What else do you need?" */
function askedWish(conversation: Conversation, question: string): string | null {
  if (!asksWish.test(question)) return null
  const { role, memory } = conversation
  const suggested = role.triggers
    .flatMap(({ says }) => says)
    .find((line) => /^What about\b/.test(line) && !memory.isSaid(line))
  const free = role.slots.find(({ isFree, text }) => isFree && text)?.text
  const possible = free ? pick(decisionTemplates.dayOnly, { day: free }, role.register, memory) : null
  const named = wishAbout(conversation, question)
  if (named || asksCount.test(question)) return named
  return nextWish(conversation) ?? suggested ?? possible
}

const asksCount = /\bhow (?:many|much)\b/i
/** "How much notice do you want?": the wish that names it. */
function wishAbout({ role, memory }: Conversation, question: string): string | null {
  const asked = contentStems(question)
  const named = role.wishes.filter(
    ({ text, stems }) =>
      shared(stems, asked) > 0 && (!asksCount.test(question) || givesWhatIsAsked(question, text) > 0),
  )
  return named.find(({ text }) => !memory.isSaid(text))?.text ?? null
}

const offersHelp = /\b(?:help|do for you|brings you)\b/i

/** At the beginning, "How can I help?" asks for the matter, whatever else the turn names. */
function opening(conversation: Conversation, question: string): string | null {
  const isOffered = conversation.memory.agentTurns.length <= 1 && offersHelp.test(question)
  return isOffered ? story(conversation, question) : null
}

/** "I am a worried customer.", "I live on the third floor." */
const plainSelf = /^I (?:am|live|have|look|work|drive|joined|run|own)\b.{3,60}$/
/** What someone comes with. */
const trouble =
  /\b(?:broke|broken|fell|missing|noise|late|lost|wrong|unhappy|drips?|crowded|cancel|complain|failed|stopped|hurts?|pain|problem|damaged?|burst|leaks?|stolen|should have been|did not|has not|does not|worried|afraid|(?<!have )got a)\b/i

/** The matter once more, for who asks after it was said. */
function storyAgain(facts: readonly Fact[], memory: Conversation['memory']): string | null {
  const told = facts.find(({ text, isGuarded }) => !isGuarded && trouble.test(text) && memory.isSaid(text))
  const clause = told?.text.split(/,| (?:while|because|although|when) /)[0]?.replace(/\.$/, '') ?? ''
  const said = `As I said, ${/^(?:I|\p{Lu}\p{Ll}+ \p{Lu})/u.test(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1)}.`
  return clause && !memory.isSaid(said) ? said : null
}

/** "How can I help you?" gets the first thing that the prompt tells. */
function story({ role, memory }: Conversation, question: string): string | null {
  if (!asksForStory.test(question) || /\b(?:them|this)\b/i.test(question)) return null
  const open = role.facts.filter(
    ({ text, followsOn, isGuarded }) =>
      !followsOn && !isGuarded && !introduction.test(text) && !plainSelf.test(text) && !memory.isSaid(text),
  )
  const happened = /\bhappened\b/i.test(question) ? open.find(({ text }) => incident.test(text)) : undefined
  const first = happened ?? open.find(({ text }) => trouble.test(text)) ?? open[0]
  return first ? withNext(role.facts, first, memory) : storyAgain(role.facts, memory)
}

const picksUp = /\bspeaking\b|^(?:hello|hi|good (?:morning|afternoon|evening)|yes)?[,. ]*(?:this is|[\p{L} ]+ here)\b/iu

/** What someone who calls says when the other side picks up; null for any other turn. */
export function ownMatter(conversation: Conversation): string | null {
  const { role, utterance, userTexts, openGoals } = conversation
  const isCaller = (role.part === 'seeker' || role.part === 'wronged') && openGoals.every(({ isGeneral }) => isGeneral)
  if (!isCaller || userTexts.length > 1 || !picksUp.test(utterance.text)) return null
  return story(conversation, 'What happened?')
}
