import { defineJob } from '../../jobs/job.js'

export interface SmsOutcomeKnown {
  readonly demoRequestId: string
  readonly template: string
  readonly outcome: 'sent' | 'failed'
}

/** A message of a demo request was sent, or never will be. 'sms-settled' is the stored name. */
export const smsOutcomeKnown = defineJob<SmsOutcomeKnown>('sms-settled')
