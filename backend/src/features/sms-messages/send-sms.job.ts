import { defineJob } from '../../jobs/job.js'

/** Advances a message by one step: sends it, or reconciles an attempt with an unknown outcome. */
export const sendSms = defineJob<{ messageId: string }>('send-sms', { timeoutSecs: 60 })
