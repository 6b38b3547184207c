import { weekdayPattern } from '../../language/tokens/calendar.js'

const times = `(?:${weekdayPattern}|day|week|weekend|month|year|morning|afternoon|evening|night)`
/** "One Saturday a month", "on Saturdays", "every Monday" */
const comesAgain = new RegExp(
  [
    `\\b(?:one|two|three|every|each|most|some|alternate) (?:other |second |third |single )?${times}\\b`,
    `\\b${weekdayPattern}s\\b`,
    `\\b${weekdayPattern}(?: \\p{L}+)? (?:an?|per|each|every|in) (?:week|fortnight|month|year)\\b`,
  ].join('|'),
  'iu',
)
/** "I cancelled on 10 June", "It failed in a week" */
const tellsPast = /\b(?:\p{L}{2,}(?<!n)ed|went|took|fell|came|got|sent|began|left|wrote|rang|told)\b/iu
const isToCome =
  /\b(?:will|can|could|shall|would|should|may|let us|agreed|planned|booked|scheduled|needed|supposed|going to|then|start)\b|'ll\b|\?$/i
const isOver = new RegExp(`\\b(?:last|past|previous) ${times}\\b`, 'i')

/** "Try to get some sleep tonight." */
const wishesWell = /^(?:(?:and|please|do|now),? )*(?:try|get|have|enjoy|take|sleep|rest|go)\b/i

/** Whether the time in a sentence comes again and again or is over: no appointment that someone could agree to. */
export const isNoAppointment = (sentence: string): boolean =>
  comesAgain.test(sentence) ||
  wishesWell.test(sentence) ||
  isOver.test(sentence) ||
  (tellsPast.test(sentence) && !isToCome.test(sentence))
