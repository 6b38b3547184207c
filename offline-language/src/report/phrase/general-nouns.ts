import { nounPhrases } from '../../language/phrases/noun-phrases.js'
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

/** Any thing of the sentence, however general. */
export function lastNouns({ words }: Sentence): string[] {
  return nounPhrases(words)
    .filter(({ words: [first, ...more] }) => first?.pos === 'NOUN' && more.length < 3)
    .filter(
      ({ words: all }) =>
        !all.some(({ lower }) => saysNothing.test(lower) || money.test(lower) || nameless.test(lower)),
    )
    .filter(
      ({ words: [first] }) =>
        !/^(?:am|are|is|was|were|been|will|to)$/.test(words[words.indexOf(first!) - 1]?.lower ?? ''),
    )
    .map(({ words: all }) => all.map(({ text }) => text).join(' '))
}
