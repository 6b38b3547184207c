import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** How someone says a feeling: as one, by a verb, by sleepless hours, by what is lacking. */
export const says = loadPatterns('replies/says-feeling', 'feeling', 'verb', 'hours', 'without')

/** A feeling in any of these ways. */
export const feels = anyOf(says)
