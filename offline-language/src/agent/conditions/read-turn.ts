import { loadPatterns } from '../../data/load-patterns.js'
import { remembered } from '../../language/encoder/remembered.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { type Reading, readingOf } from '../answers/reading.js'

/** What the person says, as it is compared with conditions. */
export interface ReadTurn {
  whole: Reading
  sentences: readonly Reading[]
  /** What the person seems to do in it. */
  done: readonly string[]
}

const signs = loadPatterns(
  'conditions/done',
  'question',
  'openQuestion',
  'closedQuestion',
  'wondering',
  'willDo',
  'proposing',
  'asksDeed',
  'sorry',
  'ownMistake',
  'goodWord',
  'reproach',
  'orElse',
  'urging',
  'feeling',
  'addressing',
  'denying',
  'assuring',
  'checking',
  'date',
  'figure',
  'refusing',
  'agreeing',
  'ruled',
  'repeatingBack',
  'likening',
  'scolding',
  'courteous',
  'reasoning',
  'choosing',
  'frankly',
  'holding',
  'makingLight',
  'advising',
  'ownStory',
  'passingOn',
  'goodWishes',
  'ofSelf',
  'order',
)

const mostKnown = 200

/** A turn is compared with all conditions of a prompt. */
export const readTurn = remembered(mostKnown, (text): ReadTurn => ({
  whole: readingOf(text),
  sentences: sentencesOf(text).map((sentence) => readingOf(sentence)),
  done: Object.keys(signs).filter((name) => signs[name as keyof typeof signs].test(text)),
}))

/** Each sentence with the next: what meets a condition is said in a sentence or two of a long turn. */
export const pairsOf = (sentences: readonly string[]): string[] =>
  sentences.slice(1).map((sentence, at) => `${sentences[at]!} ${sentence}`)
