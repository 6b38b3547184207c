import { soreIn } from '../role/speech-rules.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import {
  accordTemplates,
  answerTemplates,
  promptTemplates,
  type Slots,
  type Templates,
} from '../templates/templates.js'
import { accepted } from './agreement-patterns.js'
import { afterAgreement } from './after-agreement.js'
import { afterBargain } from './after-bargain.js'
import { agreementOf } from './agreement.js'
import { alreadyDone } from './already-done.js'
import { answerOfKind } from './answer-of-kind.js'
import { askedBargain } from './asked-bargain.js'
import { askedGladly } from './asked-gladly.js'
import { answerByMeaning, openAnswer } from './answer-by-meaning.js'
import { replyToAnythingElse } from './anything-else.js'
import { bargain } from './bargain.js'
import { concededThing } from './concede-thing.js'
import type { Conversation } from './conversation.js'
import { corrected } from './corrected.js'
import { covered } from './covered.js'
import { closingTalk } from './closing-talk.js'
import { cueLine } from './cue-line.js'
import { joinParts, moveOn } from './goal-moves.js'
import { nextWish } from './initiative.js'
import { firstGreeting } from './first-greeting.js'
import { fitting } from './fit-sentence.js'
import { replyToGeneralWord } from './general-words.js'
import { grantedRefusal } from './granted-refusal.js'
import { grantedWish } from './granted-wish.js'
import { partsOfWhole } from './in-parts.js'
import { insistedLength } from './insisted-length.js'
import { offerWithinLimit } from './limit-reply.js'
import { takenOffer } from './ledger.js'
import { withoutEasyYes } from './easy-yes.js'
import { offeredBargain } from './offered-bargain.js'
import { metBargain } from './met-bargain.js'
import { replyToPrice } from './named-price.js'
import { replyToDay } from './proposed-weekday.js'
import { termsReply, withoutRashYes } from './terms.js'
import { isPersonal, toneReply } from './tone.js'
import { refusalByMeaning, sideByMeaning } from './side-by-meaning.js'
import { replyToSmallMove } from './small-moves.js'
import { takesHushed } from './hushed-offer.js'
import { instructedOpening } from './instructed-opening.js'
import { openingTalk } from './opening-talk.js'
import { inPlace } from './in-place.js'
import { surelyAsked } from './surely-asked.js'
import { surelyRefused } from './surely-refused.js'
import { surprised } from './surprise.js'
import { refusedThing } from './refused-thing.js'
import { refuse } from './refuse.js'
import { withSecondHalf } from './second-half.js'
import { reactsByMeaning } from './reacts-by-meaning.js'
import { replyToRequest } from './request.js'
import { responses } from './responses.js'
import { onItsSide } from './on-its-side.js'
import { ofLastTold } from './of-last-told.js'
import { openTelling } from './open-telling.js'
import { ownOccasion } from './own-occasion.js'
import { justOpened } from './told-on-condition.js'
import { takesWell } from './takes.js'
import { secretOfKey, takenBadly } from './taken-badly.js'
import { toldInCase, triggered } from './triggered.js'
import { replyByUnits } from './reply-by-units.js'
import { whyReply } from './why-reply.js'
import { withAnswer } from './with-answer.js'
import { unknownMatter } from './unknown-matter.js'
import { unknownTerm } from './unknown-term.js'

type Say = (templates: Templates, slots?: Slots) => string | null
/** What may reply to the person's turn; null if it has nothing to say to it. */
type Way = (conversation: Conversation, say: Say) => string | null

/** "Start 1 July?" */
const fewDayWords = 4

/** The date that the person's turn adds to an agreement. */
function agreedDay({ role, spoken, memory, utterance }: Conversation): string | null {
  const isLong = (utterance.questions.at(-1) ?? '').split(' ').length > fewDayWords
  if (isLong || !memory.agentTurns.some((turn) => accepted.test(turn))) return null
  return utterance.day && agreementOf(spoken, role.dealing)?.figure ? utterance.day : null
}

/** What the person's turn has opened. */
function opened({ role, userTexts, memory }: Conversation): string | null {
  const fact = justOpened(role, userTexts)
  return fact && !memory.isSaid(fact.text) ? fact.text : null
}

/** What the part wants, and no limit of it. */
function ownWish(conversation: Conversation): string | null {
  const wish = nextWish(conversation)
  return wish && /^(?:I|What I) (?:want|need|would like|hope)\b/.test(wish) ? wish : null
}

/** With more words, a turn says what the talk is about. */
const mostOfWelcome = 9
/** "Thanks for taking the time": the talk has yet to begin. */
const welcomes =
  /\b(?:thanks|thank you) for (?:coming|taking|making|joining|meeting|seeing|having|letting|inviting|receiving|showing|your time)\b/i

/** "I can sort their pay. But would you sign the letter?": what the part refuses is said to an offer that asks for it, too. */
const offeredAndRefused = (conversation: Conversation): string | null => {
  const words = offeredBargain(conversation)
  const refused = words && conversation.utterance.questions.length > 0 ? surelyRefused(conversation) : null
  return refused ? joinParts(words, refused.replace(/^No[.,] /, 'But ')) : words
}

const reaction = (conversation: Conversation): string | null => triggered(conversation) ?? reactsByMeaning(conversation)

/** What is said at the end of a talk, unless the part waits for it: "I am sorry." */
const ends = (conversation: Conversation): string | null => {
  const words = closingTalk(conversation)
  return words && takesWell(conversation) ? null : words
}

/** What comes before the reply by dialogue act, the first that applies: a phrase that offends the role, a deal. */
const first: readonly Way[] = [
  takenBadly,
  afterAgreement,
  afterBargain,
  (conversation, say) => {
    const sore = soreIn(conversation.role.speech, conversation.utterance.text)
    return sore ? joinParts(say(promptTemplates.sore, { sore }), moveOn(conversation)) : null
  },
  replyToGeneralWord,
  (conversation, say) => {
    const better = conversation.role.corrects ? corrected(conversation.utterance.text) : null
    return better ? joinParts(say(promptTemplates.correct, { better }), moveOn(conversation)) : null
  },
  (conversation) =>
    conversation.utterance.questions.length > 0 || conversation.utterance.act === 'bad-news'
      ? null
      : cueLine(conversation),
  (conversation, say) => {
    const term = conversation.role.asksTerms ? unknownTerm(conversation) : null
    return term ? say(answerTemplates.unknownTerm, { term }) : null
  },
  replyToSmallMove,
  instructedOpening,
  openingTalk,
  firstGreeting,
  (conversation, say) =>
    conversation.userTexts.length === 1 &&
    conversation.utterance.questions.length === 0 &&
    welcomes.test(conversation.utterance.text) &&
    conversation.utterance.words <= mostOfWelcome
      ? joinParts(say(accordTemplates.welcome), ownWish(conversation))
      : null,
  refusedThing,
  partsOfWhole,
  takesHushed,
  offeredAndRefused,
  takenOffer,
  ends,
  secretOfKey,
  ofLastTold,
  askedBargain,
  surelyAsked,
  answerOfKind,
  whyReply,
  openTelling,
  ownOccasion,
  unknownMatter,
  replyToAnythingElse,
  toldInCase,
  surelyRefused,
  metBargain,
  grantedRefusal,
  takesWell,
  askedGladly,
  openAnswer,
  replyByUnits,
  opened,
  (conversation) => (isPersonal(conversation) ? (reaction(conversation) ?? toneReply(conversation)) : null),
  covered,
  surprised,
  alreadyDone,
  refuse,
  grantedWish,
  reaction,
  (conversation) => joinParts(bargain(conversation), concededThing(conversation)),
  insistedLength,
  replyToPrice,
  refusalByMeaning,
  replyToDay,
  (conversation, say) => {
    const day = conversation.role.dealing ? agreedDay(conversation) : null
    return day ? say(bargainTemplates.day, { day }) : null
  },
  termsReply,
  offerWithinLimit,
  sideByMeaning,
  replyToRequest,
  answerByMeaning,
  toneReply,
]

/** "Okay, I'll take two tiers for £60." */
const takesOffer = /\b(?:I|we)(?:'ll| will| would)? take\b|\b(?:deal|agreed|let us do (?:that|it))\b/i

const mayBeRash: ReadonlySet<Way> = new Set([takenOffer, replyByUnits])

/** Replies to which nothing is added. */
const whole: ReadonlySet<Way> = new Set([
  takesWell,
  askedGladly,
  toldInCase,
  replyToGeneralWord,
  surprised,
  unknownMatter,
  replyToAnythingElse,
  refusalByMeaning,
  secretOfKey,
  surelyRefused,
  metBargain,
  openAnswer,
  sideByMeaning,
  answerByMeaning,
  replyByUnits,
  openTelling,
  ownOccasion,
  whyReply,
  ofLastTold,
  askedBargain,
  surelyAsked,
  answerOfKind,
  opened,
  replyToSmallMove,
])

/** Replies that stay as they are: to what is said before a talk begins, and to a bargain. */
const settled: ReadonlySet<Way> = new Set([
  afterAgreement,
  afterBargain,
  ends,
  refusedThing,
  partsOfWhole,
  grantedRefusal,
  takesHushed,
  instructedOpening,
  openingTalk,
  firstGreeting,
  offeredAndRefused,
])

/** The agent's reaction to the last turn, with what it says next. */
export const nextWords = (conversation: Conversation): string | null =>
  withSecondHalf(wordsFor(conversation), conversation)

function wordsFor(conversation: Conversation): string | null {
  const { utterance, role, slots, memory } = conversation
  const say: Say = (templates, own = {}) => pick(templates, { ...slots, ...own }, role.register, memory)
  for (const reply of first) {
    const words = inPlace(fitting(reply(conversation, say), conversation), conversation)
    if (!words) continue
    if (settled.has(reply)) return words
    const isTaken = reply === takenOffer && takesOffer.test(utterance.text)
    if (isTaken) return words
    const own = mayBeRash.has(reply) ? onItsSide(words, conversation) : words
    if (own !== words || whole.has(reply)) return withoutEasyYes(own, conversation)
    return withoutEasyYes(withoutRashYes(withAnswer(words, conversation), conversation) ?? words, conversation)
  }
  const words = withoutRashYes(responses[utterance.act](conversation, say), conversation)
  return words && withoutEasyYes(words, conversation)
}
