import { endRinging } from '../features/calls/end-ringing.job.js'
import { placeCall } from '../features/calls/place-call.job.js'
import { writeCombinedReport } from '../features/combined-reports/write-combined-report.job.js'
import { demoRequested } from '../features/demo-requests/demo-requested.job.js'
import { expireInvitation } from '../features/demo-requests/expire-invitation.job.js'
import { askForEnd } from '../features/finished-conversations/ask-for-end.job.js'
import { attemptOver } from '../features/finished-conversations/attempt-over.job.js'
import { takeInConversation } from '../features/finished-conversations/take-in-conversation.job.js'
import { watchConversation } from '../features/live-conversations/watch-conversation.job.js'
import { takeInReply } from '../features/replies/take-in-reply.job.js'
import { writeReport } from '../features/reports/write-report.job.js'
import { sendSms } from '../features/sms-messages/send-sms.job.js'
import { phoneOptedOut } from '../features/sms-messages/phone-opted-out.job.js'
import { smsOutcomeKnown } from '../features/sms-messages/sms-outcome-known.job.js'
import type { JobDefinition } from './job.js'

/** Every job that the product queues. */
export const allJobs: readonly JobDefinition<object>[] = [
  askForEnd,
  attemptOver,
  demoRequested,
  endRinging,
  expireInvitation,
  phoneOptedOut,
  placeCall,
  sendSms,
  smsOutcomeKnown,
  takeInConversation,
  takeInReply,
  watchConversation,
  writeCombinedReport,
  writeReport,
]
