import { accessMatrix } from './access-matrix.ts'
import type { Attack } from './attack.ts'
import { closedLinks } from './closed-links.ts'
import { forgedWebhooks } from './forged-webhooks.ts'
import { guessedCodes } from './guessed-codes.ts'
import { guessedTokens } from './guessed-tokens.ts'
import { hostilePages } from './hostile-pages.ts'
import { hosts } from './hosts.ts'
import { largeBodies } from './large-bodies.ts'
import { linkGuesses } from './link-guesses.ts'
import { longTalks } from './long-talks.ts'
import { racedBudget } from './raced-budget.ts'
import { readerCodes } from './reader-codes.ts'
import { secondFactors } from './second-factors.ts'
import { textsToAnybody } from './texts-to-anybody.ts'
import { unconfirmed } from './unconfirmed.ts'
import { wrongPasswords } from './wrong-passwords.ts'

export const allAttacks: readonly Attack[] = [
  accessMatrix,
  largeBodies,
  guessedCodes,
  guessedTokens,
  linkGuesses,
  closedLinks,
  readerCodes,
  secondFactors,
  forgedWebhooks,
  racedBudget,
  hostilePages,
  textsToAnybody,
  unconfirmed,
  hosts,
  longTalks,
  wrongPasswords,
]
