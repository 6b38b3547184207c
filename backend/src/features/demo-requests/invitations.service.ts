import { Inject, Injectable } from '@nestjs/common'
import { managerClarification, replyTexts, type DemoRequestState } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { formatQuietHoursEnd } from '../../limits/quiet-hours/format-quiet-hours-end.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import type { SmsOutcomeKnown } from '../sms-messages/sms-outcome-known.job.js'
import { SmsTimeService } from '../sms-messages/sms-time.service.js'
import { DemoMessagesService } from './demo-messages.service.js'
import { oneLine } from './demo-message.js'
import type { DemoRequestEntity } from './demo-request.entity.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'
import { DemoRequestsService } from './demo-requests.service.js'
import { expireInvitation } from './expire-invitation.job.js'

const daySecs = 24 * 60 * 60

/** The request's new state for each outcome of its invitation, with the cause for its history. */
const byOutcome: Record<SmsOutcomeKnown['outcome'], readonly [DemoRequestState, cause: string]> = {
  sent: ['invited', 'the invitation was sent'],
  failed: ['invitation_failed', 'the invitation could not be sent'],
}

/** States that an opt-out may end; the table of transitions decides. */
const openStates: DemoRequestState[] = [
  'awaiting_manager',
  'requested',
  'invited',
  'confirmed',
  'calling',
  'call_failed',
]

/** An invitation from its SMS to the recipient's reply, each step in the caller's transaction. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly repository: DemoRequestsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly messages: DemoMessagesService,
    private readonly scenarios: ScenariosService,
    private readonly shortCodes: ShortCodesService,
    private readonly optOuts: OptOutsService,
    private readonly smsTime: SmsTimeService,
    private readonly jobs: JobQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Records the outcome of the invitation's SMS; an invitation that was sent expires after its time. */
  async recordOutcome(
    manager: EntityManager,
    demoRequestId: string,
    outcome: SmsOutcomeKnown['outcome'],
  ): Promise<void> {
    const [to, cause] = byOutcome[outcome]
    const hasMoved = await this.demoRequests.advance(manager, demoRequestId, to, cause)
    if (hasMoved && to === 'invited') await this.expireLater(manager, demoRequestId)
  }

  /** The newest invitation can be answered for its days, from now. */
  async expireLater(manager: EntityManager, demoRequestId: string): Promise<void> {
    const invitations = await this.repository.countInvitations(manager, demoRequestId)
    const delaySecs = this.config.invitationDays * daySecs
    await this.jobs.enqueue(manager, expireInvitation, { demoRequestId, invitations }, { delaySecs })
  }

  /** The request that a reply from this phone answers, locked until the transaction ends; null if none is open. */
  async findMeant(manager: EntityManager, phone: string): Promise<DemoRequestEntity | null> {
    const id = await this.repository.findMeant(manager, phone)
    return id === null ? null : this.demoRequests.lock(manager, id)
  }

  /** The manager replied YES: the two ordinary messages are sent. */
  async confirmAsManager(manager: EntityManager, request: DemoRequestEntity): Promise<void> {
    const { id, recipientPhone } = request
    if (await this.optOuts.isOptedOut(manager, recipientPhone!)) {
      await this.demoRequests.advance(manager, id, 'opted_out', 'the recipient had opted out before')
      return
    }
    if (!(await this.demoRequests.advance(manager, id, 'requested', 'reply YES of the manager'))) return
    await this.repository.noteWait(manager, id, await this.smsTime.waitUntil(recipientPhone!))
    const scenario = await this.scenarios.get(request.scenarioId, manager)
    await this.messages.invite(manager, { request, scenario }, await this.shortCodes.getCode(manager, 'demo', id))
  }

  /** The manager replied NO: the recipient is not invited. */
  async declineAsManager(manager: EntityManager, request: DemoRequestEntity): Promise<void> {
    await this.demoRequests.advance(manager, request.id, 'expired', 'reply NO of the manager')
  }

  /** The fallback reply to a message that was not understood. */
  clarify({ state, recipientName }: DemoRequestEntity): string {
    return state === 'awaiting_manager' ? managerClarification(oneLine(recipientName)) : replyTexts.clarify
  }

  /** True if the recipient is to be called after a YES: false if the conversation has begun or is over. */
  async confirm(manager: EntityManager, request: DemoRequestEntity): Promise<boolean> {
    const cause = 'reply YES'
    // A reply proves that the invitation arrived, even if its SMS seems unsent or failed.
    if (['requested', 'invitation_failed'].includes(request.state))
      await this.demoRequests.advance(manager, request.id, 'invited', cause)
    return (await this.demoRequests.advance(manager, request.id, 'confirmed', cause)) || request.state === 'confirmed'
  }

  /** Sends the YES confirmation, once per call; at night it says when the call comes. */
  async notifyConfirmed(
    manager: EntityManager,
    request: DemoRequestEntity,
    call: { readonly id: string; readonly waitsUntil: Date | null },
  ): Promise<void> {
    const scenario = await this.scenarios.get(request.scenarioId, manager)
    const shortCode = await this.shortCodes.getCode(manager, 'demo', request.id)
    const { recipientPhone: phone } = request
    const { id: round, waitsUntil } = call
    const notice = {
      template: 'sms_yes_reply_confirmation_template',
      to: 'recipient',
      shortCode,
      round,
      ...(phone && waitsUntil && { callAt: formatQuietHoursEnd(phone, waitsUntil) }),
    } as const
    await this.messages.notify(manager, { request, scenario }, notice)
  }

  /** Opts out every open request of this phone. Requests that its owner has confirmed as manager continue. */
  async optOut(manager: EntityManager, phone: string, cause: string): Promise<void> {
    for (const id of await this.repository.listIdsByPhone(manager, phone, openStates))
      await this.demoRequests.advance(manager, id, 'opted_out', cause)
  }
}
