import { defineJob } from '../../jobs/job.js'

/** Takes a message one step further: sends it, or finds out what became of an attempt. */
export const sendSms = defineJob<{ messageId: string }>('send-sms', { timeoutSecs: 60 })
