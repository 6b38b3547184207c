import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Scored } from '../answers/answer-model.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Templates } from '../templates/templates.js'
import { type Halves, halvesOf } from '../units/halves.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { figuresIn } from '../wording/figures.js'
import type { Statement } from '../written/statements.js'
import { bargainReply, yesTo } from './bargain-reply.js'
import type { Conversation } from './conversation.js'
import { decisive, isOffer, offers } from './decisive.js'
import { isFit } from './fit-sentence.js'
import { isOtherFigure, isWithinLimit } from './limited-figure.js'
import { isOutOfReach } from './out-of-reach.js'
import { presses } from './presses.js'
import { isMade } from './spoken-bargain.js'
import type { Talk } from './talk.js'
import { turnRanking } from './turn-ranking.js'

/** How sure it is that a statement says what is refused, or what is done on which condition. */
const leastSure = 0.45
const besideBest = 0.3
const leastToAgree = 0.5
const leastRefused = 0.2
/** What is refused in quite other words has to be surely meant. */
const leastUnnamed = 0.55
const leastBesideYes = 0.3
/** Of what is asked of the part, less will do if hardly anything else of the prompt is nearer. */
const asksToAct =
  /\b(?:i (?:would like|want|need) you to|(?:would|could|can|will) you (?!like\b|say\b|tell\b|imagine\b))/i
const nearlyBest = 0.45
/** "No weekends, then": what the person takes back is not offered. */
const notWanted = /\b(?:no|not|without|instead of|rather than|n't)\b[^.,;:!?]*/gi
/** The no to what the prompt refuses, found by meaning; null for anything else. */
export const refusalByMeaning = (conversation: Conversation): string | null => refusedFrom(conversation, leastUnnamed)

/** The same for a turn that a yes by words would answer: that does more harm than a no to what is not refused. */
export const refusalBesideYes = (conversation: Conversation): string | null => refusedFrom(conversation, leastBesideYes)

/** "Did you sign it yourself?" asks for nothing that could be refused. */
const asksOfPast = /^(?:and |so |but )?(?:did|was|were|had) /i

/** `unnamed` is how sure it has to be that a refusal in quite other words is meant. */
function refusedFrom(conversation: Conversation, unnamed: number): string | null {
  const found = asksOfPast.test(conversation.utterance.questions.at(-1) ?? '') ? null : decisive(conversation)
  if (!found) return null
  const { talk, ranked, top } = found
  // A yes to what is refused does more harm than a no to what is not.
  const least =
    isOffer(talk.text) || asksToAct.test(talk.text) ? Math.max(leastRefused, top.share * besideBest) : leastToAgree
  const named = contentStems(talk.text.replace(notWanted, ''))
  const isNamed = ({ text }: Statement) => sharedInMeaning(contentStems(text), named) > 0
  const isNearest = (share: number) => asksToAct.test(talk.text) && share >= top.share * nearlyBest
  const no = ranked.find(
    ({ candidate, share }) =>
      candidate.shares.refuses >= leastSure &&
      !isOutOfReach(candidate.said ?? candidate.text, talk.text) &&
      share >= (isNamed(candidate) || isNearest(share) ? least : Math.max(least, unnamed)),
  )
  return no ? refused(no.candidate, talk) : null
}

/** The answer to what the prompt limits, or does on a condition, found by meaning; null for anything else. */
export function sideByMeaning(conversation: Conversation): string | null {
  const found = decisive(conversation)
  if (!found) return null
  const { talk, top } = found
  if (turnRanking(talk).ranked[0]?.candidate !== top.candidate) return null
  if (top.share >= leastToAgree && isOfLimit(top) && (figuresIn(talk.text).length > 0 || !top.candidate.yes))
    return toLimited(top.candidate, talk)
  if (isGranted(top, talk)) return say(talk, decisionTemplates.take)
  const { shares, yes } = top.candidate
  if (shares.bargain < leastSure && !(shares.limit >= leastSure && yes !== null)) return null
  return isThreatOver(yes, talk) ? say(talk, bargainTemplates.threatened) : bargained(top, talk)
}

/** Yes to a figure within a limit of the prompt, no to one beyond it. */
function toLimited(statement: Statement, talk: Talk): string | null {
  const isWithin = isWithinLimit(statement, talk.text)
  return isWithin === null ? null : say(talk, isWithin ? decisionTemplates.take : decisionTemplates.refuse)
}

/** No one names their terms to a threat. */
const isThreatOver = (yes: string | null, { text, conversation: { memory } }: Talk) =>
  presses(text) && !(yes !== null && memory.holds(yes))

/** "A price above 1,500 is too much" is surely meant, even if it is not quite sure that it is a limit. */
const isOfLimit = ({ candidate: { shares }, share }: Scored<Statement>) =>
  shares.limit >= leastSure || (share >= surely && shares.limit >= leastNearLimit)
const surely = 0.9
const leastNearLimit = 0.2

/** "Let us do four hours", "What if I moved your desk?" gives what the part wants. */
const gives = /\b(?:i|we) (?:can|could|will|would)\b|\blet us\b|\b(?:what if|how about|suppose) (?:i|we|you)\b/i
const leastWished = 0.7

function isGranted({ candidate: { shares, text, said }, share }: Scored<Statement>, talk: Talk): boolean {
  // A promise is taken as one.
  if (talk.conversation.utterance.act === 'promise') return false
  if (
    !/^I\b/.test(said ?? '') ||
    shares.wish < leastSure ||
    share < leastWished ||
    !gives.test(talk.text) ||
    denies.test(talk.text)
  )
    return false
  return !isOtherFigure(text, talk.text)
}
const denies = /\b(?:not|cannot|never|no|only|instead|unfortunately|but)\b|n't\b/i

const say = ({ conversation: { slots, role, memory } }: Talk, templates: Templates) =>
  pick(templates, slots, role.register, memory)

function refused({ said, text }: Statement, talk: Talk): string | null {
  const { memory } = talk.conversation
  if (isOtherFigure(text, talk.text)) return null
  if (said && onCondition.test(said)) return memory.isSaid(said) ? null : said
  if (!said || memory.isSaid(said) || !isFit(said, [], talk.conversation)) return say(talk, decisionTemplates.refuse)
  return /^No\b/.test(said) ? said : `No. ${said}`
}

/** "I'd give the go-ahead on one condition" is half a yes. */
const onCondition = /\b(?:on (?:one|the|this|that) condition|as long as|provided|only if|if)\b/i

/** "Could you stay somewhere else?" is no offer, though "we may need a week" stands before it. */
const { asksPart } = loadPatterns('replies/requests', 'asksToTell', 'asksPart')

/** "Could we start by meeting her on Thursday?" */
const suggests = /^(?:so |and |then |okay,? )*(?:could|can|shall|should) we\b/i

/** Whether a line meets a condition: an offer, or it is nearer to the condition than to what is given for it. */
function meets(text: string, halves: Halves | null): boolean {
  if (offers.test(text) || suggests.test(text)) return true
  if (!halves) return !text.endsWith('?')
  const line = vectorOf(text)
  return nearness(line, vectorOf(halves.condition)) > nearness(line, vectorOf(halves.given))
}

/** "Could you stay somewhere else?" asks for nothing that the part gives on a condition. */
function asksForOther(text: string, halves: Halves | null): boolean {
  const request = asksPart.exec(text)?.[0]
  return request !== undefined && shared(contentStems(request), contentStems(halves?.given ?? '')) === 0
}

/** The yes to what meets the condition, else on which condition; null for a request of something else. */
function bargained({ candidate: { whole, said, yes }, share }: Scored<Statement>, talk: Talk): string | null {
  const { memory } = talk.conversation
  const halves = halvesOf(whole)
  const isNew = (words: string | null): words is string =>
    words !== null && !memory.holds(words) && isFit(words, [], talk.conversation)
  if (asksForOther(talk.text, halves)) return null
  if (share < leastToAgree || !meets(talk.text, halves)) return isNew(said) && !memory.isSaid(said) ? said : null
  const bargain = talk.units.bargains.find((each) => `${each.yes}.` === yes)
  const isTold = yes !== null && isMade({ yes, parts: bargain?.parts ?? [] }, memory)
  if (bargain && !isTold) return bargainReply(bargain, talk)
  if (yes !== null && !isTold && isFit(yes, [], talk.conversation)) return yesTo(yes, talk)
  return isTold ? null : say(talk, decisionTemplates.take)
}
