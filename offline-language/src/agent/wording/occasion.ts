import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** What brings the two together is nothing new to the person: "I am interviewing a candidate", "I am selling my van". */
export const ofOccasion = anyOf(loadPatterns('wording/of-occasion', 'doing', 'selling', 'visit', 'acting'))
