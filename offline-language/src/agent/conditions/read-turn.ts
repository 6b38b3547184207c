import { loadPatterns } from '../../data/load-patterns.js'
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
)

const mostKnown = 200
/** The last turns: each is compared with all conditions of a prompt. */
const known = new Map<string, ReadTurn>()

export function readTurn(text: string): ReadTurn {
  const read = known.get(text) ?? {
    whole: readingOf(text),
    sentences: sentencesOf(text).map((sentence) => readingOf(sentence)),
    done: Object.keys(signs).filter((name) => signs[name as keyof typeof signs].test(text)),
  }
  if (known.size >= mostKnown) known.clear()
  known.set(text, read)
  return read
}
