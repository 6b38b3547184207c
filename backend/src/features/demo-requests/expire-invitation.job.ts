import { defineJob } from '../../jobs/job.js'

export interface ExpireInvitation {
  readonly demoRequestId: string
  /** The state that expires; `invited` by default. */
  readonly state?: 'awaiting_manager' | 'invited'
}

/** Expires an invitation, or a question to the manager, that was not answered in time. */
export const expireInvitation = defineJob<ExpireInvitation>('expire-invitation')
