import { loadPatterns } from '../../data/load-patterns.js'

const { comment, hangs, ofItself } = loadPatterns('written/hanging', 'comment', 'hangs', 'ofItself')

/** What the author says of the words of the part, not to be said by it: "Both are true, but they are not why you stopped." */
export const isAuthorsComment = (text: string): boolean => comment.test(text)

/** Whether words mean what was said before them, and say nothing without it: "They broke down three times." */
export const isHanging = (said: string): boolean => hangs.test(said) && !ofItself.test(said)
