import { capitalised } from '../../../language/tokens/first-letter.js'
import { weekdayPattern } from '../../../language/tokens/calendar.js'
import type { Piece, SpokenTurn } from '../../moves/piece.js'
import { mentionsIn, takenUp } from './taken-up.js'

const slot = new RegExp(`\\b${weekdayPattern}(?:s| (?:mornings|afternoons|evenings|nights))\\b`, 'gi')
const fewest = 2

/** Times of each week, and the last sentence that says what is then, if any. */
export interface SettledSlots {
  text: string
  sentence: Piece | null
}

const fewestWords = 6

/** The times of each week that one proposes and the other takes: "Saturdays and Friday afternoons"; '' if none. */
export function settledSlots(turns: readonly SpokenTurn[]): SettledSlots {
  const read = (text: string) => (text.match(slot) ?? []).map((said) => capitalised(said.toLowerCase()))
  const taken = takenUp(mentionsIn(turns, read, String), turns)
  const last = turns.findLastIndex(
    (_, at) => new Set(taken.filter((one) => one.at === at).map(({ key }) => key)).size >= fewest,
  )
  const both = [...new Set(taken.filter(({ at }) => at === last).map(({ said }) => said))]
  const all = [...new Set(taken.map(({ said }) => said))]
  const told = both.length > 0 ? both : all.length === 1 ? all : []
  const sentence = taken
    .map(({ piece }) => piece)
    .findLast(({ text, shown }) => shown !== null && !text.endsWith('?') && text.split(' ').length >= fewestWords)
  return { text: told.join(' and '), sentence: sentence ?? null }
}
