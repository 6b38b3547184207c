import type { Attack } from './attack.ts'
import { guessedCodes } from './guessed-codes.ts'
import { guessedTokens } from './guessed-tokens.ts'
import { hosts } from './hosts.ts'
import { largeBodies } from './large-bodies.ts'
import { longTalks } from './long-talks.ts'
import { textsToAnybody } from './texts-to-anybody.ts'
import { unconfirmed } from './unconfirmed.ts'
import { wrongPasswords } from './wrong-passwords.ts'

export const allAttacks: readonly Attack[] = [
  largeBodies,
  guessedCodes,
  guessedTokens,
  textsToAnybody,
  unconfirmed,
  hosts,
  longTalks,
  wrongPasswords,
]
