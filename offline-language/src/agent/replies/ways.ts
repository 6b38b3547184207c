import { afterAgreement } from './after-agreement.js'
import { afterBargain } from './after-bargain.js'
import { alreadyDone } from './already-done.js'
import { answerOfKind } from './answer-of-kind.js'
import { askedBargain } from './asked-bargain.js'
import { sparingly } from './tells-sparingly.js'
import { askedGladly } from './asked-gladly.js'
import { answerByMeaning, openAnswer } from './answer-by-meaning.js'
import { replyToAnythingElse } from './anything-else.js'
import { covered } from './covered.js'
import { firstGreeting } from './first-greeting.js'
import { replyToGeneralWord } from './general-words.js'
import { givenLine, likelyLine } from './given-line.js'
import { grantedRefusal } from './granted-refusal.js'
import { grantedWish } from './granted-wish.js'
import { partsOfWhole } from './in-parts.js'
import { insistedLength } from './insisted-length.js'
import { offerWithinLimit } from './limit-reply.js'
import { takenOffer } from './ledger.js'
import { metBargain } from './met-bargain.js'
import { replyToPrice } from './named-price.js'
import { replyToDay } from './proposed-weekday.js'
import { termsReply } from './terms.js'
import { toneReply } from './tone.js'
import { refusalByMeaning, sideByMeaning } from './side-by-meaning.js'
import { replyToSmallMove } from './small-moves.js'
import { takesHushed } from './hushed-offer.js'
import { haggle } from './haggle.js'
import { instructedOpening } from './instructed-opening.js'
import { openingTalk } from './opening-talk.js'
import { surelyAsked } from './surely-asked.js'
import { surelyRefused } from './surely-refused.js'
import { surprised } from './surprise.js'
import { refusedThing } from './refused-thing.js'
import { refuse } from './refuse.js'
import { replyToRequest } from './request.js'
import { ofLastTold } from './of-last-told.js'
import { openTelling } from './open-telling.js'
import { ownOccasion } from './own-occasion.js'
import { takesWell } from './takes.js'
import { secretOfKey, takenBadly } from './taken-badly.js'
import { toldInCase } from './triggered.js'
import { replyByUnits } from './reply-by-units.js'
import { whyReply } from './why-reply.js'
import { unknownMatter } from './unknown-matter.js'
import {
  soreWord,
  betterWord,
  lineForWellbeing,
  lineOnCue,
  askedTerm,
  welcome,
  toneOrCase,
  gives,
  dayOfDeal,
  opened,
  offeredAndRefused,
  reaction,
  ends,
} from './brief-ways.js'
import type { Way } from './way.js'

const tellsByUnits = sparingly(replyByUnits)
const tellsOfKind = sparingly(answerOfKind)
const tellsByMeaning = sparingly(answerByMeaning)
const tellsOpenly = sparingly(openAnswer)

/** The ways of replying, tried in this order; the reply by dialogue act comes after all of them. */
export const ways: readonly Way[] = [
  takenBadly,
  haggle,
  afterAgreement,
  afterBargain,
  soreWord,
  replyToGeneralWord,
  betterWord,
  lineOnCue,
  askedTerm,
  replyToSmallMove,
  lineForWellbeing,
  instructedOpening,
  openingTalk,
  firstGreeting,
  welcome,
  refusedThing,
  partsOfWhole,
  takesHushed,
  offeredAndRefused,
  takenOffer,
  ends,
  secretOfKey,
  ofLastTold,
  askedBargain,
  givenLine,
  surelyAsked,
  tellsOfKind,
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
  tellsOpenly,
  tellsByUnits,
  opened,
  likelyLine,
  toneOrCase,
  covered,
  surprised,
  alreadyDone,
  refuse,
  grantedWish,
  reaction,
  gives,
  insistedLength,
  replyToPrice,
  refusalByMeaning,
  replyToDay,
  dayOfDeal,
  termsReply,
  offerWithinLimit,
  sideByMeaning,
  replyToRequest,
  tellsByMeaning,
  toneReply,
]

/** Replies that may promise more than the part gives. */
export const mayBeRash: ReadonlySet<Way> = new Set([takenOffer, tellsByUnits])

/** Replies to which nothing is added. */
export const whole: ReadonlySet<Way> = new Set([
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
  tellsOpenly,
  sideByMeaning,
  tellsByMeaning,
  tellsByUnits,
  openTelling,
  ownOccasion,
  whyReply,
  ofLastTold,
  askedBargain,
  surelyAsked,
  tellsOfKind,
  opened,
  replyToSmallMove,
])

/** Replies that stay as they are: to what is said before a talk begins, and to a bargain. */
export const settled: ReadonlySet<Way> = new Set([
  lineForWellbeing,
  givenLine,
  likelyLine,
  haggle,
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

/** Replies that tell something that was asked for. */
export const telling: ReadonlySet<Way> = new Set([
  givenLine,
  likelyLine,
  toldInCase,
  ofLastTold,
  surelyAsked,
  tellsOfKind,
  whyReply,
  openTelling,
  ownOccasion,
  tellsOpenly,
  tellsByUnits,
  tellsByMeaning,
])
