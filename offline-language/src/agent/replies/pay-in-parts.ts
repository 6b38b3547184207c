import { loadPatterns } from '../../data/load-patterns.js'

/** "Could we split it?", "half now and the rest in May"; what the part would take in parts, and in how many: "two payments" */
export const { parts, counted, ofPayments } = loadPatterns('replies/in-parts', 'parts', 'counted', 'ofPayments')

/** Whether a text proposes to pay or do something in parts. */
export const asksIfParts = (text: string): boolean => parts.test(text)
