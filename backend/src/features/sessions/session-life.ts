/** A session ends this long after it was last used. */
export const sessionLifeSecs = 12 * 60 * 60

/** It ends this long after the sign-in in any case. */
export const longestSessionSecs = 30 * 24 * 60 * 60

/** A session in use is written anew at most this often. */
export const sessionRenewalSecs = 60
