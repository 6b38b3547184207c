import { endRinging } from '../features/calls/end-ringing.job.js'
import { settleCall } from '../features/calls/settle-call.job.js'
import { placeCall } from '../features/calls/place-call.job.js'
import { writeCombinedReport } from '../features/combined-reports/write-combined-report.job.js'
import { demoRequested } from '../features/demo-requests/demo-requested.job.js'
import { expireInvitation } from '../features/demo-requests/expire-invitation.job.js'
import { reconcileAttempt } from '../features/conversation-ingestion/reconcile-attempt.job.js'
import { attemptEnded } from '../features/conversation-ingestion/attempt-ended.job.js'
import { ingestConversation } from '../features/conversation-ingestion/ingest-conversation.job.js'
import { idleTimeout } from '../features/demo-sessions/idle-timeout.job.js'
import { ingestReply } from '../features/replies/ingest-reply.job.js'
import { writeReport } from '../features/reports/write-report.job.js'
import { removeOldData } from '../features/retention/remove-old-data.job.js'
import { fillSaid } from '../features/search/fill-said.job.js'
import { sendSms } from '../features/sms-messages/send-sms.job.js'
import { phoneOptedOut } from '../features/sms-messages/phone-opted-out.job.js'
import { smsOutcomeKnown } from '../features/sms-messages/sms-outcome-known.job.js'
import { deliverWebhook } from '../features/webhooks/deliver-webhook.job.js'
import type { JobDefinition } from '../jobs/job.js'

/** Every job that the product queues. */
export const allJobs: readonly JobDefinition<object>[] = [
  reconcileAttempt,
  attemptEnded,
  deliverWebhook,
  demoRequested,
  endRinging,
  expireInvitation,
  fillSaid,
  phoneOptedOut,
  removeOldData,
  placeCall,
  sendSms,
  settleCall,
  smsOutcomeKnown,
  ingestConversation,
  ingestReply,
  idleTimeout,
  writeCombinedReport,
  writeReport,
]
