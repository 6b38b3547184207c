import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { asksOf } from '../answers/signs.js'
import { askedKinds } from '../answers/asked-kinds.js'
import { givesAsked } from '../answers/rank-asked.js'
import type { Scored } from '../answers/answer-model.js'
import { inFullForms } from '../wording/contracted.js'
import type { Statement } from '../written/statements.js'
import { askedRanking } from './asked-ranking.js'
import type { Conversation } from './conversation.js'
import { foundOut } from './found-out.js'
import { isOpen } from './is-open.js'
import { openedSecret } from './open-secret.js'
import { isOpenTelling } from './open-telling.js'
import { ofTalk } from './reply-by-units.js'
import { saidShortly } from './said-shortly.js'
import { givingPart } from './giving-part.js'
import { asksOccasion, ownOccasion } from './own-occasion.js'
import { isOfCase } from './plausible.js'
import { isOffer } from './decisive.js'
import { type Talk, talkOf } from './talk.js'
import { withoutIntroduction } from './without-introduction.js'

const leastShare = 0.15
const leastOfKind = 0.3
const leastOfOnly = 0.03
const leastOfGiven = 0.6
const ofOffer = 'want|ask(?:ing)?|accept|offer|expect|need|would you|could you|lowest|least|most|go down|go up'
const ofMind = 'in mind|thinking of|propose|suggest|looking for|hoping for'
const asksOffer = new RegExp(`\\b(?:${ofOffer}|${ofMind})\\b`, 'i')
const leastBesideNone = 1
/** A question that asks for nothing of a kind is answered so only if the answer is sure, and was told. */
const leastOpen = 0.35
const leastUntold = 0.6
const leastOfWho = 0.5
/** No fact answers with what the part wants to know itself. */
const wantsToKnow = /^I (?:also |only |just )?(?:want|would like) to (?:know|learn|hear|find out)\b/
/** What is kept back is asked for rather. */
const ofSecret = 0.5

const isTold = ({ said }: Statement, { memory }: Conversation): boolean =>
  said !== null && (memory.isSaid(said) || sentencesOf(said).some((each) => memory.holds(inFullForms(each))))

/** The answer to one question, by the kind that it asks for; null if the prompt has none that is sure enough. */
function answerTo(conversation: Conversation, question: string): string | null {
  const talk = talkOf(conversation)
  const kinds = askedKinds(question)
  // How far the part goes is a matter of the bargain.
  if (conversation.role.dealing !== null && kinds.includes('money') && asksOffer.test(question)) return null
  const { ranked, none } = askedRanking(talk, question, 1)
  const [top] = ranked
  if (!top || (top.candidate.isSecret && top.share >= ofSecret)) return null
  const open = openOf(ranked, conversation, kinds.includes('wish')).filter(
    // Who the part is answers no open question, as "What's up?"
    ({ candidate }) => kinds.length > 0 || candidate.shares.who < leastOfWho || asksOf(question).includes('self'),
  )
  const given =
    kinds.length === 0
      ? open.slice(0, 1)
      : open.filter(({ candidate }) => givesAsked(question, candidate, candidate.said))
  const [found] = given
  if (!found || found.share < none * leastBesideNone) return null
  const told = isTold(found.candidate, conversation)
  if (kinds.length === 0 && found.share < (told ? leastOpen : leastUntold)) return null
  if (!isSure(found, given, found === open[0])) return null
  return told
    ? saidShortly(found.candidate.said, question, conversation)
    : withoutIntroduction(givingPart(found.candidate.said, question), question)
}

type Sayable = Scored<Statement & { said: string }>

/** What may be said as it is; what the part wants to know only if a wish is asked for. */
const openOf = (ranked: readonly Scored<Statement>[], conversation: Conversation, asksWish: boolean): Sayable[] =>
  ranked.filter(
    (each): each is Sayable =>
      isOpen(each.candidate, conversation) &&
      !isOfCase(each.candidate.whole) &&
      (asksWish || !wantsToKnow.test(each.candidate.said ?? '')),
  )

/** Of what gives the kind, it must be surely the one that is meant, or the best of all. */
function isSure({ share }: Sayable, given: readonly Sayable[], isBest: boolean): boolean {
  const ofGiven = share / given.reduce((sum, one) => sum + one.share, 0)
  return share >= (isBest ? leastShare : leastOfKind) || (share >= leastOfOnly && ofGiven >= leastOfGiven)
}

const asksClosed =
  /^(?:and |so |but |well,? |okay,? )*(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|may|any)\b/i
const asksElse = /\b(?:else|more to|anything)\b/i

/** The sentence of the prompt that gives what a question asks for: a time, a number, a person, a reason; in few words if it was told. */
export function answerOfKind(conversation: Conversation): string | null {
  // A reason has its own way, which asks this one last.
  const kinds = askedKinds(conversation.utterance.questions.at(-1) ?? '')
  return kinds.length === 1 && kinds[0] === 'reason' ? null : givenAnswer(conversation)
}

function proposes({ asked, text }: Talk): boolean {
  const act = asked.at(-1)?.act
  return act === 'proposal' || act === 'asks-yes' || isOffer(text)
}

/** The same, for a reason as well. */
export function givenAnswer(conversation: Conversation): string | null {
  const { utterance } = conversation
  const question = utterance.questions.at(-1)
  if (!question || ofTalk.has(utterance.act)) return null
  const kinds = askedKinds(question)
  if (asksElse.test(question) || (asksClosed.test(question) && !kinds.includes('person'))) return null
  const talk = talkOf(conversation)
  // "What is the problem?" asks for what is not told yet.
  if (kinds.length === 0 && isOpenTelling(question)) return null
  if ((kinds.length === 0 && proposes(talk)) || openedSecret(talk) || foundOut(talk)) return null
  // "How can I help?" asks for what is the matter before it asks for a wish.
  if (asksOccasion.test(question) && ownOccasion(conversation) !== null) return null
  return answerTo(conversation, question)
}
