import { capitalised } from '../../language/tokens/first-letter.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { meaningOf } from './meaning.js'
import type { Unit } from './unit.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "Pay: 13.20 an hour, plus tips": a label and a value that is no sentence. */
const labelled = /^((?:\p{L}[\p{L}'’-]*|&|\/)(?: (?:\p{L}[\p{L}'’-]*|&|\/)){0,3}): (\S.*)$/u
/** Labels of orders to the one who plays the part, and of what it keeps to itself. */
const ofPlayer = anyOf(loadPatterns('units/of-player', 'subject', 'instruction'))
const finite =
  /\b(?:you|he|she|they|I|it) (?:\p{L}+)|\b(?:is|are|was|were|has|have|had|can|will|must|would|could|may|does|do|did)\b/u
const mostWords = 30

/** A labelled value as what the role says when it is asked for it; null for any other text. */
export function labelledValue(text: string, place: number): Unit | null {
  const [, label = '', value = ''] = labelled.exec(text) ?? []
  const plain = value.replace(/[.;]+$/, '')
  const main = plain.split(/, (?:which|that|who)\b/)[0] ?? ''
  if (!label || ofPlayer.test(label) || finite.test(main) || plain.split(' ').length > mostWords) return null
  if (/\?$|["“]/.test(plain) || loadedTagger()?.(plain)[0]?.pos === 'VERB') return null
  return {
    kind: 'fact',
    text: `${capitalised(plain)}.`,
    stems: new Set([...meaningOf(label), ...meaningOf(plain)]),
    topic: label.toLowerCase(),
    place,
  }
}
