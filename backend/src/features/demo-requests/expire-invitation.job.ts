import { defineJob } from '../../jobs/job.js'

export interface ExpireInvitation {
  readonly demoRequestId: string
  /** The state that is to end; an invitation's where it is not said. */
  readonly state?: 'awaiting_manager' | 'invited'
}

/** Waits as long as an invitation, or a question to the manager, is good and ends it then, if nobody has answered. */
export const expireInvitation = defineJob<ExpireInvitation>('expire-invitation')
