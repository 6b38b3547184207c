import { loadPatterns } from '../../data/load-patterns.js'
import { other } from '../../language/names/party.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Piece } from '../moves/piece.js'

const promises = /\b(?:I|we) (?:will|can|am going to)\b/i
const { ofOther } = loadPatterns('task-owner', 'ofOther')

/** Who does it: the other after a request, an order or "you can ring in June". */
export const ownerOfTask = ({ text, role }: Pick<Piece, 'text' | 'role'>): Role =>
  ofOther.test(text) && !promises.test(text) ? other(role) : role
