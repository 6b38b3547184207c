import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** What an answer to each kind of question names. */
export const times = anyOf(
  loadPatterns(
    'replies/times',
    'clock',
    'at',
    'day',
    'within',
    'before',
    'after',
    'end',
    'year',
    'ago',
    'hour',
    'season',
    'firstOf',
  ),
)

export const person = anyOf(loadPatterns('replies/names-person', 'title', 'relative', 'name', 'profession'))
export const place = /\b(?:in|at|near|to|from|outside|behind|under|on|between|by|next to) (?:the |a |my )?\p{L}+/u
export const reason =
  /\b(?:because|so that|since|due to|as (?=I\b|my\b|the\b)|reason|that(?: i|['’])s why|only way|otherwise)\b/i
