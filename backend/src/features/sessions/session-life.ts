/** A session expires this long after the last click. */
export const sessionLifeSecs = 12 * 60 * 60

/** Absolute lifetime of a session, from the sign-in. */
export const longestSessionSecs = 30 * 24 * 60 * 60

/** Minimum interval between two renewals of a session's row. */
export const sessionRenewalSecs = 60
