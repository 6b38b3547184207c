import { daysIn } from './availability.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { before } = loadPatterns('role/deadline', 'before')

/** Whether the prompt needs something in this week: "If the lift is not in by then", after a Friday. */
export function hasDeadline(sentences: readonly string[]): boolean {
  let isDayNamed = false
  return sentences.some((sentence) => {
    const found = before.exec(sentence)?.[0] ?? ''
    const isDue = found !== '' && (isDayNamed || !/then$/i.test(found)) && !/\b(?:decide|call|tell)\b/i.test(sentence)
    isDayNamed = isDayNamed || daysIn(sentence).length > 0
    return isDue
  })
}

const atOnce = /\b(?:by|until|before|need|needs|back) (?:the )?(?:latest )?(?:tomorrow|today|tonight)\b/i

/** Whether the prompt needs something by tomorrow: any other day is too late. */
export function isNeededAtOnce(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => /\byou\b/i.test(sentence) && atOnce.test(sentence))
}
