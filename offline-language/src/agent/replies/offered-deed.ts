import { loadPatterns } from '../../data/load-patterns.js'
import { proposalsIn } from './proposal.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'

const { deed, ofTalk } = loadPatterns('replies/offered-deed', 'deed', 'ofTalk')

/** Whether the person offers to do something, besides talking: "I could put up a sign", and not "I would like to hear that". */
export const offersDeed = (text: string): boolean =>
  sentencesOf(text)
    .map((sentence) => sentence.replace(ofReport, ''))
    .some((sentence) => deed.test(sentence) && deed.test(sentence.replace(ofTalk, '')))
/** "You promised me I would take over": what was said before is offered to no one. */
const ofReport = /\b(?:you|he|she|they) (?:promised|said|told|agreed|wrote|claimed|thought)\b.*$/i

const { asksToTell } = loadPatterns('replies/requests', 'asksToTell', 'asksPart')
/** "Would you sign it?", "I would like you to sign it", and not "What would you miss?" */
const asksToAct =
  /(?:^|[.!?,;] )(?:(?:so|and|then|but|or),? )*(?:would|could|can|will|won't) you\b|\bi (?:would like|want|need) you to\b/i
const { offers } = loadPatterns('replies/offers-by-question', 'offers')
const wouldLike = /\bhow would you like (?:to\b|it if\b|an? )/i

/** Whether a turn offers something or wants something of the part. */
export const bringsOffer = (text: string): boolean =>
  offersDeed(text) ||
  proposalsIn(text).length > 0 ||
  offersByQuestion(text) ||
  (asksToAct.test(text) && !asksToTell.test(text))

/** "How would you like to join them?", "What if you joined them?": an open question that offers something. */
export const offersByQuestion = (text: string): boolean => wouldLike.test(text) || offers.test(text)
