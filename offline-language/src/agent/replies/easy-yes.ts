import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Bargain } from '../units/unit.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { isWhollyFit } from './fit-sentence.js'
import { joinParts } from './goal-moves.js'
import { nextWish } from './initiative.js'
import { asksToAgree } from './agreement-patterns.js'
import { openBargains } from './offered-bargain.js'
import { offersDeed } from './offered-deed.js'
import { asksForYes, openParts } from './open-parts.js'
import { isMade, neededOf, promiseOf, spokenBargain } from './spoken-bargain.js'
import { talkOf } from './talk.js'

const { easy } = loadPatterns('replies/easy-yes', 'easy')

/** "What would you need from us?" is not answered twice by the same wish. */
const wishesAgain = /^As I said, I (?:want|need|would like)\b/
const asksTerms = anyOf(loadPatterns('replies/asks-terms', 'needed', 'conditions', 'named', 'change', 'winning'))

/** Who wants something else does not take any offer: what is wanted is said instead of a yes, or of a word that puts it off. */
export function withoutEasyYes(words: string, conversation: Conversation): string {
  const { role, utterance, memory } = conversation
  const made = role.units.bargains.find((each) => words.includes(each.text) && isMade(each, memory))
  if (made) return words.replace(made.text, `${promiseOf(made)}.`)
  const [open] = openBargains(conversation)
  if (!open) return words
  const isOffer =
    offersDeed(utterance.text) || asksForYes(open, talkOf(conversation)) || asksToAgree.test(utterance.text)
  if (wishesAgain.test(words) && asksTerms.test(utterance.text)) return termsOf(open, conversation)
  if (words.includes(open.text)) return (isOffer ? lacking(open, conversation) : null) ?? termsOf(open, conversation)
  const [first = ''] = sentencesOf(words)
  if (!isOffer || !easy.test(first) || shared(contentStems(first), role.stems) > 0) return words
  return lacking(open, conversation) ?? words
}

/** What an offer lacks: first the wish of the part, then its bargain. */
function lacking(bargain: Bargain, conversation: Conversation): string | null {
  const { role, memory, slots } = conversation
  const missing = openParts(bargain, talkOf(conversation))
  if (missing.length < bargain.parts.length) return termsOf(bargain, conversation)
  const isDeed = offersDeed(conversation.utterance.text)
  const no = isDeed ? pick(bargainTemplates.tooVague, slots, role.register, memory) : null
  const wish = isDeed ? nextWish(conversation) : null
  const own = wish && ownWish.test(wish) && isWhollyFit(wish, conversation) ? wish : null
  const whole = memory.isSaid(spokenBargain(bargain)) ? null : spokenBargain(bargain)
  return joinParts(no, own ?? whole)
}

/** The whole bargain, or what is left of one that is half met; null if that was said. */
function termsOf(bargain: Bargain, conversation: Conversation): string {
  const missing = openParts(bargain, talkOf(conversation))
  if (missing.length === 0) return `${capitalised(promiseOf(bargain))}.`
  const needed = missing.length < bargain.parts.length ? neededOf(missing, 'still ') : null
  return needed ?? spokenBargain(bargain)
}
const ownWish = /^I (?:also )?(?:want|need|would like)\b/
