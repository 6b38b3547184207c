import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const mentions = anyOf(loadPatterns('replies/mentions', 'asksLimit', 'again'))

/** Whether a sentence only says the other side's figure again: "I understand that four per cent is the limit." */
export const isMention = (sentence: string): boolean => mentions.test(sentence)
