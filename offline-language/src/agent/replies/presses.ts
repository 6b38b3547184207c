import { loadPatterns } from '../../data/load-patterns.js'
import { isSurelyMet } from '../conditions/surely-met.js'

const { threatens } = loadPatterns('replies/threatens', 'threatens')
const acts = ['they threaten you', 'they lecture you']

/** Whether a turn threatens or lectures: "I could have you off site for that" offers nothing. */
export const presses = (text: string): boolean => threatens.test(text) || acts.some((act) => isSurelyMet(act, text))
