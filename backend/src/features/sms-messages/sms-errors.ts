import { demoRefusalTexts, type ProviderFinding } from '@clarity/contracts'
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
  return explained[error] ?? sms.explain(error)
}
