import { defineJob } from '../../jobs/job.js'

export interface SmsSettled {
  readonly demoRequestId: string
  readonly template: string
  readonly outcome: 'sent' | 'failed'
}

/** Tells the rest of the product that a message of a demo request was sent, or never will be. */
export const smsSettled = defineJob<SmsSettled>('sms-settled')
