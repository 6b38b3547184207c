import { loadPatterns } from '../../data/load-patterns.js'

const { noTask } = loadPatterns('no-task', 'noTask')

/** "See you on Friday.", "I'll put you on hold.": what has the form of a promise and leaves nothing to do after the talk. */
export const isNoTask = (text: string): boolean => noTask.test(text)
