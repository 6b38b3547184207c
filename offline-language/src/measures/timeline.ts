import type { TalkPart } from '@clarity/contracts'
import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import type { Turn } from '../report/read/conversation.js'
import { turnSentiment } from '../report/select/turn-sentiment.js'
import { countWords } from './spoken-words.js'
import { talkShareOf } from './talk-share.js'
import type { Talk } from './talk.js'

const fewestParts = 4
const mostParts = 10
const ownTurnsPerPart = 1.5

/** Talk and sentiment over the time of the conversation; undefined if it is too short or its times are missing. */
export function timelineOf({ turns, own, entries, durationSecs, language }: Talk): TalkPart[] | undefined {
  const timed = turns.map((turn) => ({ ...turn, at: entries[turn.index]?.time_in_call_secs ?? NaN }))
  const isInOrder = timed.every(({ at }, index) => at >= (timed[index - 1]?.at ?? 0))
  const last = timed.at(-1)?.at ?? 0
  const count = Math.min(mostParts, Math.floor(own.length / ownTurnsPerPart))
  if (!isInOrder || last <= 0 || count < fewestParts) return undefined
  const length = Math.max(durationSecs, last) / count
  return Array.from({ length: count }, (_, part) => {
    const said = timed.filter(({ at }) => Math.min(count - 1, Math.floor(at / length)) === part)
    return {
      fromSecs: Math.round(part * length),
      talkShare: talkShareOf(said),
      sentiment: language === 'en' ? sentimentOf(said) : null,
    }
  })
}

/** From 0 to 100 over the person's turns that say more than 'yes'; one neutral turn is added, so one word is no mood. */
function sentimentOf(said: readonly Turn[]): number | null {
  const own = said.filter(({ role, text }) => role === 'user' && countWords(text) > 0 && !isAcknowledgement(text))
  if (own.length === 0) return null
  const felt = own.map(({ text }) => turnSentiment(text)).filter((value) => value !== 0)
  const sum = felt.reduce((all, value) => all + value, 0)
  return Math.round(50 + (50 * sum) / (felt.length + 1))
}
