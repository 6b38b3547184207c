import { loadPatterns } from '../../data/load-patterns.js'
import { leansBack } from '../select/said.js'
import type { Unit } from './units.js'

const { asksOn, announces, turns } = loadPatterns('edges', 'asksOn', 'announces', 'turns')

/** "Would you?", "Otherwise I go.": no key point begins with what only its words before explain. */
export const canStart = ({ piece }: Unit): boolean => !asksOn.test(piece.text) && !leansBack([[piece]])

/** "One more thing.": no key point ends with the next matter. */
export const canEnd = ({ piece }: Unit): boolean => !announces.test(piece.text)

/** "Anyway, the roof.": what a key point can begin with, but not go on with. */
export const turnsAway = ({ piece }: Unit): boolean => turns.test(piece.text)
