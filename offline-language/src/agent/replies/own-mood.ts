import { asksOf } from '../answers/signs.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const asksOther = anyOf(loadPatterns('replies/asks-mood', 'how', 'matter', 'mood'))
const feels =
  /^I (?:feel|am|was|felt|come in|start out) (?:(?:very|so|quite|really|still|a bit|rather|just|not|fairly|not so) )?(?<mood>\p{L}+)[.!]$/iu
/** What is said in so few words and is no mood. */
const noMood =
  /^(?:here|ready|listening|late|early|back|sure|sorry|done|free|married|divorced|single|retired|home|alone)$/i
const isFeeling: ReadonlySet<string> = new Set(['feeling', 'view'])

/** Whether a sentence says how the part feels and nothing else: "I am angry." */
export function isMood(sentence: string): boolean {
  const mood = feels.exec(sentence)?.groups?.mood
  return mood !== undefined && !noMood.test(mood)
}

/** Whether a turn asks how the part feels, or what troubles it. */
export const asksForMood = (turn: string): boolean =>
  !turn.includes('?') || asksOther.test(turn) || asksOf(turn).some((ask) => isFeeling.has(ask))
