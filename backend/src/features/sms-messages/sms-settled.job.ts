import { defineJob } from '../../jobs/job.js'

/** Tells the rest of the product that a message of a demo request was sent, or never will be. */
export const smsSettled = defineJob<{ demoRequestId: string; template: string; outcome: 'sent' | 'failed' }>(
  'sms-settled',
)
