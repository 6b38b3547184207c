import type { Role } from '../../language/sentences/sentence.js'
import type { Piece } from '../moves/piece.js'
import type { Form } from './forms.js'

/** What somebody does after the talk, as the speakers say it. */
export interface Act {
  /** The sentence that says it. */
  core: Piece
  /** The place of its turn. */
  at: number
  owner: Role
  form: Form | null
  /** Whether its speaker says something before it in the same turn, which may name what its "him" means. */
  follows?: boolean
  /** The wish of the other that it grants. */
  grants?: Piece | undefined
  /** What the other answers, if it needs their yes. */
  answer: readonly Piece[]
  /** Of an appointment: the sentences before that cannot be left out. */
  lead?: readonly Piece[]
}
