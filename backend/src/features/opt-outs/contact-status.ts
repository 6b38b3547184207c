/**
 * The contact status of a phone. `reply_pending`: a text from this phone arrived within the last minute and is not
 * processed yet; it may be an opt-out (STOP).
 */
export type ContactStatus = 'open' | 'reply_pending' | 'stopped'
