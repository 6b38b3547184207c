/** An error response of Twilio. Its message is left out, because it contains the phone number. */
export interface TwilioRefusal {
  readonly status: number
  /** Undefined if the body has none. */
  readonly code: number | undefined
}

/**
 * Null if there was no answer. The library has a class for each format of an error's body, and exports only one of
 * them; both have a status. The newer one has the code 0 if the body names none.
 */
export function twilioRefusal(error: unknown): TwilioRefusal | null {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown }
  if (typeof status !== 'number') return null
  return { status, code: typeof code === 'number' && code !== 0 ? code : undefined }
}

/** The recipient has opted out of this sender (texted STOP). */
export const optedOutCode = 21610

/** The sender's queue is full. */
export const queueFullCode = 21611

const account = 'check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, and that the account is active and paid'
const sender = 'check TWILIO_FROM, which must be a number of this account that can send text messages'
const service = 'check TWILIO_MESSAGING_SERVICE_SID, and that numbers belong to it'

/** Errors that every other message would get too, by Twilio's dictionary (https://www.twilio.com/docs/api/errors). */
const remedies: readonly { codes: readonly number[]; remedy: string }[] = [
  { codes: [10001, 20003, 20005, 20006, 20008, 30002], remedy: account },
  { codes: [21212, 21601, 21603, 21606, 21607, 21659, 21660, 21661], remedy: sender },
  { codes: [21701, 21703, 21705], remedy: service },
  {
    codes: [21408],
    remedy: "allow the country in the account's SMS geographic permissions, or remove it from SMS_COUNTRIES",
  },
  { codes: [21608, 572005], remedy: 'a trial account reaches verified numbers only: upgrade it' },
  { codes: [21609], remedy: 'check PUBLIC_URL, to which Twilio is asked to report' },
  { codes: [63038], remedy: 'the account has reached its daily message limit' },
]

/** Statuses of a request that was not processed: the account or the address is wrong. */
const unheardStatuses = [401, 402, 403, 404, 405, 407]

/** What the operator must do before any message goes out; null if the message itself is at fault. */
export function accountRemedy(status: number, code: number | undefined): string | null {
  const known = remedies.find(({ codes }) => code !== undefined && codes.includes(code))
  if (known) return known.remedy
  return unheardStatuses.includes(status) ? account : null
}
