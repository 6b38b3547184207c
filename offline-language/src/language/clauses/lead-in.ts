import { hasFiniteVerb } from './finite-verb.js'

const leadsIn = /^(?:on|at|in|with|without|after|before|since|during|for|by|from|until|last|this)\b/i

/** "On Saturday night, with the bar full": no clause, but the beginning of the next one. */
export const isLeadIn = (text: string): boolean => leadsIn.test(text) && !hasFiniteVerb(text)
