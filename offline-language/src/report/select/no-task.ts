import { loadPatterns } from '../../data/load-patterns.js'

const { noTask, threat } = loadPatterns('no-task', 'noTask', 'threat')

/** "See you on Friday.", "I'll put you on hold.": what has the form of a promise and leaves nothing to do after the talk. */
export const isNoTask = (text: string): boolean => noTask.test(text) || isThreat(text)

/** "If the gas bounces, I'm closing the account." */
export const isThreat = (text: string): boolean => threat.test(text)
