import { loadPatterns } from '../../data/load-patterns.js'

/** How a request is taken, and the time that the answer names. */
export const { plainYes, promised, saysWhen } = loadPatterns('taken-request', 'plainYes', 'promised', 'saysWhen')
