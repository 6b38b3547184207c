import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import type { Role } from '../../language/sentences/sentence.js'

/** Whose matter it is: the one whose name it begins with. */
export const holderOf = (matter: string, cast: Cast): Role | null =>
  (['agent', 'user'] as const).find((role) => matter.startsWith(`${capitalised(partyOf(cast, role).short)} `)) ?? null
