import { defineJob } from '../../jobs/job.js'

/** The try that the job makes: one of another series, or one that was made, does nothing. */
export interface DeliverWebhook {
  deliveryId: string
  series: number
  /** Tries before this one. */
  tries: number
}

export const deliverWebhook = defineJob<DeliverWebhook>('deliver-webhook', { timeoutSecs: 60 })
