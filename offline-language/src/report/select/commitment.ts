import { capitalised } from '../../language/tokens/first-letter.js'
import type { ActionItem } from '@clarity/contracts'
import type { Piece } from '../moves/piece.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { Word } from '../../language/tokens/language-model.js'

export interface Commitment {
  text: string
  status: ActionItem['status']
  owner: 'agent' | 'user'
  weight: number
  sentence: Sentence
  /** The sentence in which its owner agreed to do it. */
  accepted?: Sentence
  /** The sentences in its text beside its own. */
  also?: readonly Sentence[]
  /** What the other speaker answers to it. */
  answer?: readonly Piece[]
  stems: ReadonlySet<string>
  /** Whether it was asked and answered who does it: the words of the answer alone are improbable. */
  isSettled?: boolean
}

/** `clause` is the commitment in the speaker's own words. */
export function commitment(
  { text, ...rest }: Omit<Commitment, 'stems' | 'accepted'>,
  clause: readonly Word[],
): Commitment {
  const stems = new Set(clause.filter(isContent).map(({ stem }) => stem))
  const whole = /”$/.test(text) ? text : `${text.replace(/[\s,.;:?!]+$/, '')}.`
  return { ...rest, text: capitalised(whole), stems }
}
