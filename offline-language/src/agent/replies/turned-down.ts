import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const no = anyOf(loadPatterns('replies/says-no', 'no', 'sorry', 'notPossible'))

/** Whether the agent said no to the person's turn. */
export function isTurnedDown(spoken: readonly { role: 'agent' | 'user'; message: string }[], turn: number): boolean {
  const places = spoken.flatMap(({ role }, at) => (role === 'user' ? [at] : []))
  return no.test(spoken[(places[turn] ?? spoken.length) + 1]?.message ?? '')
}
