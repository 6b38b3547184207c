import type { Sentence } from '../../language/sentences/sentence.js'

/**
 * A sentence as reported speech: `verb` and `rest` follow the speaker's name, as in "Ann | said | that they lost it".
 */
export interface Reported {
  sentence: Sentence
  verb: 'said' | 'asked' | 'thought' | 'proposed' | 'wanted' | 'wondered' | 'answered'
  rest: string
}
