import { defineJob } from '../../jobs/job.js'

export interface ExpireInvitation {
  readonly demoRequestId: string
  /** The state that expires; `invited` by default. */
  readonly state?: 'awaiting_manager' | 'invited'
  /** How many invitations had been sent by then, 1 by default: one that is sent again may be answered for longer. */
  readonly invitations?: number
}

/** Expires an invitation, or a question to the manager, that was not answered in time. */
export const expireInvitation = defineJob<ExpireInvitation>('expire-invitation')
