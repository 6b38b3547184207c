import { topicPhrases } from '../../language/phrases/topic-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'

/** A part of a figure names nothing. */
export const money = /^(?:pounds?|cents?|pence|dollars?|euros?|bucks|quid|percent)$/
/** No thing that a heading could name. */
export const nameless =
  /^(?:halfway|cos|lie|lads?|kilos?|hertz|lux|decibels?|grams?|metres?|meters?|miles?|kilometres?|kilometers?|slung|com|org|dot|apostrophe|winter|summer|spring|autumn|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|things?|laugh|come|floor|length|mornings?|evenings?|nights?|january|february|march|april|june|july|august|september|october|november|december|\p{L}+teenth|\p{L}+ieth)$/u

const saysNothing =
  /^(?:guys?|bit|way|things?|lot|kind|sort|one|ones|time|times|people|person|man|woman|half|part|couple|side|minute|moment|open)$/i

/** "Appointment", "team": better than no subject at all. */
export function generalNouns(sentence: Sentence): string[] {
  return topicPhrases(sentence)
    .filter(({ isHollow, isCertain, words }) => isHollow && isCertain && words.length <= 2)
    .filter(({ text }) => !saysNothing.test(text))
    .map(({ text }) => text)
}
