import { capitalised } from '../tokens/first-letter.js'
import { loadWords } from '../../data/load-words.js'
import { monthPattern, weekdayPattern } from '../tokens/calendar.js'

const verbs = loadWords('unmarked-speech', 'verbs').verbs.join('|')

/** Apostrophes that a speech recognizer leaves out; each with the words around it that show which word is meant. */
const left: readonly (readonly [said: RegExp, written: string])[] = [
  [/\b(do|does|did|is|was|are|were|have|has|had|could|would|should|must|need|ca|wo)nt\b/gi, "$1n't"],
  [
    /\b(that|what|there|here|he|she|who|where|how|everything|something|nothing|everybody|nobody)s\b(?! own\b)/gi,
    "$1's",
  ],
  [/\b(they|you)(re|ve|ll|d)\b/gi, "$1'$2"],
  [/\b(i|we)(ve)\b/gi, "$1'$2"],
  [/\bim\b/gi, "i'm"],
  [/\b(it|that|there)ll\b/gi, "$1'll"],
  [/\bits(?! (?:own|name|way|place|price|owner)\b)(?= )/gi, "it's"],
  [
    new RegExp(
      `(?<!\\b(?:am|is|are|was|were|be|been|feel|felt|very|so|quite|really|seriously|got|fell|i'm|she's|he's) )\\bill(?= (?:${verbs})\\b)`,
      'gi',
    ),
    "i'll",
  ],
  [
    new RegExp(
      `(?<!\\b(?:as|very|so|quite|really|not|pretty) )\\bwell(?= (?:${verbs})\\b)(?! (?:done|then|not|just|i|never)\\b)`,
      'gi',
    ),
    "we'll",
  ],
  [new RegExp(`(?<!\\b(?:bloody|the|go to|of|like) )\\b(he|she)ll(?= (?:${verbs})\\b)`, 'gi'), "$1'll"],
  [/\bid(?= (?:like|love|rather|say|have|need|want|be|prefer|guess|never|just)\b)/gi, "i'd"],
  [
    /(?<=^|\b(?:and|but|so|because|yeah|yes|no|if|that|think|sure) )were(?= (?:fine|sorry|happy|not|closed|busy|okay|\p{L}+ing)\b)/giu,
    "we're",
  ],
  [/\blets(?= (?:see|say|do|go|have|try|make|get|take|look|talk|start|not|just|keep)\b)/gi, "let's"],
  [/\bi(?=['’ ]|$)/g, 'I'],
]

/** "March" may be a verb. */
const days = new RegExp(`\\b(?!march\\b)(?:${weekdayPattern}s?|${monthPattern})\\b`, 'g')

/** Speech without a single mark, as a recognizer writes it. */
export function isUnmarked(text: string): boolean {
  return !/[.,;:?!…—–]/.test(text) && !/(?<!^|\bI)\b\p{Lu}\p{Ll}/u.test(text)
}

/** Unmarked speech with its apostrophes and the capitals of days; every word keeps its place. */
export function withMarks(text: string): string {
  const spoken = /['’]/.test(text)
    ? text
    : left.reduce((spoken, [said, written]) => spoken.replace(said, written), text)
  return spoken.replace(days, (day) => `${capitalised(day)}`)
}
