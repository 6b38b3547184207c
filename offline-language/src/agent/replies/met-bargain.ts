import type { Scored } from '../answers/answer-model.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { chanceOfMet } from '../conditions/met.js'
import { amountsIn } from '../wording/amounts.js'
import type { Bargain } from '../units/unit.js'
import type { Statement } from '../written/statements.js'
import { yesTo } from './bargain-reply.js'
import type { Conversation } from './conversation.js'
import { isFit } from './fit-sentence.js'
import { isVague, nearnessTo } from './offered-part.js'
import { asksForYes, openParts } from './open-parts.js'
import { refusedBy } from './refuse.js'
import { ofTalk } from './reply-by-units.js'
import { isOpenQuestion } from './decisive.js'
import { isMade, promiseOnTerms } from './spoken-bargain.js'
import { type Talk, talkOf } from './talk.js'
import { turnRanking } from './turn-ranking.js'

/** How sure it is that a statement refuses something, and how near it is to the turn. */
const leastRefusal = 0.45
const leastRefused = 0.15
/** How sure it has to be that a turn meets the condition, and that it is about the bargain; or nearly the one alone. */
const least = { met: 0.5, share: 0.17 }
/** And how probable beside the outcome that the prompt says nothing to the turn. */
const leastBesideNone = 0.5
const leastAlone = { met: 0.2, share: 0.9 }

/** And what shares nothing with any part of the condition is no part of it, whatever was learned. */
const leastNear = 0.3

/** "If you say that money is tight" waits for words, not for an offer. */
const isSaying = /^you (?:say|tell|mention|ask|hear)\b/
/** What someone else does is no deed of the person: "She put up a sign there". */
export const tellsOfOthers = (text: string): boolean =>
  /\b(?:he|she|they)\b/i.test(text) && !/\b(?:i|we|us|me|my|our|let['’]?s|you|your)\b/i.test(text)
const isDoneByOthers = (words: string, text: string) => words.startsWith('you ') && tellsOfOthers(text)

/** How near a turn is to what the part refuses; 1 if it also has its words. */
function shareRefused({ role, utterance: { text } }: Conversation, ranked: readonly Scored<Statement>[]): number {
  const share = ranked.find(({ candidate: { shares } }) => shares.refuses >= leastRefusal)?.share ?? 0
  return share >= leastRefused && refusedBy(role.refusals, text) !== null ? 1 : share
}

const isMetSurely = (met: number, share: number) =>
  met >= least.met || (met >= leastAlone.met && share >= leastAlone.share)

/** What the part does on a condition that the turn meets, by what is meant; undefined for none, and for a bargain over sums. */
function metIn(conversation: Conversation): Statement | undefined {
  const { role, utterance } = conversation
  const talk = talkOf(conversation)
  const isOfSum = amountsIn(utterance.text).length > 0 || talk.asked.some(({ act }) => act === 'price')
  if (ofTalk.has(utterance.act) || isOfSum || isOpenQuestion(talk.asked.at(-1))) return undefined
  const { ranked, none } = turnRanking(talk)
  const refused = shareRefused(conversation, ranked)
  return ranked.find(({ candidate: { said, yes }, share }) => {
    const promise = promiseOnTerms(said)
    if (yes === null || promise === null || share < Math.max(least.share, none * leastBesideNone) || refused > share)
      return false
    const { terms: words, then } = promise
    if (isSaying.test(words) || role.dealing !== null || amountsIn(words).length > 0) return false
    return !isDoneByOthers(words, utterance.text) && isMetSurely(chanceOfMet({ words, then }, utterance.text), share)
  })?.candidate
}

/** "Can I rely on you?" asks for a promise. */
const { asksPromise, forPromise } = loadPatterns('replies/asks-promise', 'asksPromise', 'forPromise')

/** What the prompt has the part promise to who asks for a promise. */
function promisedTo({ role, utterance }: Conversation): string | undefined {
  const bargain = asksPromise.test(utterance.text)
    ? role.units.bargains.find(({ text }) => forPromise.test(text))
    : undefined
  return bargain && `${bargain.yes}.`
}

/** "If he was in hospital and has proof": one of several things is not enough, nor is what no one can rely on. */
function isShortOf(bargain: Bargain, talk: Talk): boolean {
  if (!bargain.parts.some((part) => nearnessTo(part, talk.text) >= leastNear)) return true
  const isWhole = bargain.parts.length > 1 || isVague(talk.text) || asksForYes(bargain, talk)
  return isWhole && openParts(bargain, talk).length > 0
}

/** The yes to what meets a condition of the prompt, in quite other words; null if the turn meets none. */
export function metBargain(conversation: Conversation): string | null {
  const promised = promisedTo(conversation)
  const yes = promised ?? metIn(conversation)?.yes
  const { memory } = conversation
  const talk = talkOf(conversation)
  const bargain = promised ? undefined : conversation.role.units.bargains.find((each) => `${each.yes}.` === yes)
  if (bargain && isShortOf(bargain, talk)) return null
  if (!yes || isMade({ yes, parts: bargain?.parts ?? [] }, memory) || !isFit(yes, [], conversation)) return null
  return yesTo(yes, talk)
}
