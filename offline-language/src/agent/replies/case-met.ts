import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { chanceOfMet } from '../conditions/met.js'
import type { Trigger } from '../role/triggers.js'
import type { Conversation } from './conversation.js'
import { talkOf } from './talk.js'
import { turnRanking } from './turn-ranking.js'

/** What is said unasked has to be surely meant. */
const leastAlone = 0.9
/** Less will do if the case is also what the prompt says to the turn. */
const leastOfBoth = { met: 0.5, share: 0.35 }
const mostWords = 0.8

/** Whether a case stands in a sentence of the prompt. */
function standsIn({ words, then }: Trigger, whole: string): boolean {
  const own = contentStems(`${words} ${then}`)
  return shared(own, contentStems(whole)) >= own.size * mostWords
}

/** Whether a turn is surely what a case of the prompt waits for. */
export function isCaseMet(trigger: Trigger, conversation: Conversation): boolean {
  const met = chanceOfMet(trigger, conversation.utterance.text)
  if (met >= leastAlone) return true
  if (met < leastOfBoth.met) return false
  const { ranked } = turnRanking(talkOf(conversation))
  const own = ranked.filter(({ candidate }) => standsIn(trigger, candidate.whole))
  return own.includes(ranked[0]!) && own.reduce((sum, { share }) => sum + share, 0) >= leastOfBoth.share
}
