import { demoRefusalTexts, heldTexts, type ProviderFinding } from '@clarity/contracts'
import { bad, caution } from '../../providers/findings.js'
import type { Sms } from '../../providers/sms/sms.js'

/** Errors of messages that are ours, not a carrier's, as they are stored. */
export const smsErrors = {
  optedOut: 'opted out',
  expired: 'the message expired',
  stopped: 'the request was stopped',
} as const

const explained: Readonly<Record<string, ProviderFinding>> = {
  [smsErrors.optedOut]: bad(demoRefusalTexts.optedOut, 'Only the owner can undo it, by texting START.'),
  [smsErrors.expired]: bad('The message could not be sent in time.', 'Send it again.'),
  [smsErrors.stopped]: caution('The request was stopped before this text was sent.', 'Make a new request.'),
}

/** What the stored error of a message means, and what to do. */
export function explainSmsError(error: string, sms: Pick<Sms, 'explain'>): ProviderFinding {
  const held = Object.values(heldTexts).find((text) => error.endsWith(text))
  return explained[error] ?? (held ? explainHeld(error, held) : sms.explain(error))
}

/** The text waits, or its invitation was given up after it had waited for a day. */
function explainHeld(error: string, held: string): ProviderFinding {
  const isGivenUp = error.startsWith(smsErrors.expired)
  return isGivenUp
    ? bad(`The message waited for a day and was given up, because ${held}.`, 'Send it again once sending is possible.')
    : caution(`The message waits, because ${held}.`, 'It is sent by itself once sending is possible: see Costs.')
}
