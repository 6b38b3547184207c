import { SetMetadata } from '@nestjs/common'

/**
 * How a route answers an account that only reads. `masked`: without phones, emails and short codes, with aliases for
 * ids. `masked-unsearched`: likewise, without a search, because it would find emails. `masked-for-readers`: likewise,
 * and it takes ids too. `as-is`: no answer has a person's values or a row's id. `closed`: a public route that is a
 * change with a session. A route for admins that says nothing is closed.
 */
export type ForAnalysts = 'masked' | 'masked-unsearched' | 'masked-for-readers' | 'as-is' | 'closed'

export const FOR_ANALYSTS = 'clarity:for-analysts'

/** Only on a route, never on a controller: each call is decided by itself. */
export const AnswersAnalysts = (how: ForAnalysts = 'masked') => SetMetadata(FOR_ANALYSTS, how)
