import type { Evidence } from '@clarity/contracts'
import type { Sentence } from '../../language/sentences/sentence.js'

/**
 * A sentence as a report has it: `rest` follows the speaker's name and the verb, as in "Ann | says | they lost it". The
 * rest of 'direct' has its own verb ("Ann | needs a new card"); a quoted or agreed one is the verbatim words, with their place.
 */
export interface Reported {
  sentence: Sentence
  verb:
    | 'said'
    | 'asked'
    | 'thought'
    | 'proposed'
    | 'wanted'
    | 'wondered'
    | 'answered'
    | 'refused'
    | 'direct'
    | 'insulted'
    | 'quoted'
    | 'agreed'
  rest: string
  evidence?: readonly Evidence[]
}
