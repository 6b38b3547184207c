import { Inject, Injectable } from '@nestjs/common'
import {
  demoRefusalSentences,
  demoSessionSentences,
  managerQuestion,
  type BegunWelcome,
  type BeginWelcome,
  type DemoRequestState,
  type PageQuery,
  type RequestDemo,
  type RequestedDemo,
  type SmsTemplateName,
} from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import type { Page } from '../../database/page.js'
import { Conflict, NotFound } from '../../http/failures.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import type { ScenarioEntity } from '../scenarios/scenario.entity.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { SmsTimeService } from '../sms-messages/sms-time.service.js'
import { demoMessage, oneLine } from './demo-message.js'
import { DemoRequestAllowance, type Requester } from './demo-request-allowance.js'
import type { DemoRequestEntity } from './demo-request.entity.js'
import type { DemoRequestListRow } from './demo-request.mapper.js'
import { mayBecome } from './demo-request.state.js'
import { demoRequested } from './demo-requested.job.js'
import { expireInvitation } from './expire-invitation.job.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'
import { nameOfEmail } from './name-of-email.js'
import { newDemoRequest, newWelcome } from './new-demo-request.js'

const daySecs = 24 * 60 * 60

export interface Demo {
  readonly request: DemoRequestEntity
  readonly scenario: ScenarioEntity
}

/** A message of a demo request, with the code that its link carries. */
export interface DemoNotice {
  readonly template: SmsTemplateName
  readonly to: 'recipient' | 'manager'
  readonly shortCode: string
  /** A message that may go out more than once for one request goes out once a round. */
  readonly round?: string
  /** When the call comes that the message speaks of, in words; absent where it comes at once. */
  readonly callAt?: string
}

@Injectable()
export class DemoRequestsService {
  constructor(
    private readonly repository: DemoRequestsRepository,
    private readonly allowance: DemoRequestAllowance,
    private readonly scenarios: ScenariosService,
    private readonly shortCodes: ShortCodesService,
    private readonly smsMessages: SmsMessagesService,
    private readonly optOuts: OptOutsService,
    private readonly smsTime: SmsTimeService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores the request with its short code and queues its messages, all or nothing. Throws Conflict for an admin where
   * the recipient has opted out; anybody else is not told, and nothing is sent.
   */
  async request(body: RequestDemo, requester: Requester): Promise<RequestedDemo> {
    const scenario = await this.scenarios.getOffered(body.scenarioId, { includeHidden: requester.adminId !== null })
    const { wantsConfirmation } = await this.allowance.take(body, requester)
    const waitUntil = await this.smsTime.waitUntil(body.recipientPhone)
    const request = newDemoRequest(
      body,
      requester.adminId,
      wantsConfirmation ? 'awaiting_manager' : 'requested',
      waitUntil,
    )
    return this.dataSource.transaction(async (manager) => {
      const isOptedOut = await this.optOuts.isOptedOut(manager, body.recipientPhone)
      if (isOptedOut && requester.adminId !== null) throw new Conflict(demoRefusalSentences.optedOut)
      await this.repository.insert(manager, request)
      const shortCode = await this.shortCodes.create(manager, 'demo', request.id)
      if (isOptedOut) await this.advance(manager, request.id, 'opted_out', 'the recipient had opted out before')
      else if (wantsConfirmation) await this.askManager(manager, request)
      else await this.invite(manager, { request, scenario }, shortCode)
      await this.jobs.enqueue(manager, demoRequested, { demoRequestId: request.id })
      // Whoever asks learns nothing of a number that has opted out.
      const answer = { requestId: request.id, shortCode }
      if (wantsConfirmation) return { ...answer, awaitsManager: true }
      return { ...answer, ...(waitUntil && { waitsUntil: waitUntil.toISOString() }) }
    })
  }

  /** A self demo from the welcome screen: without a phone number, so no message goes anywhere. */
  async beginWelcome({ email }: BeginWelcome, requester: Requester): Promise<BegunWelcome> {
    const scenario = await this.scenarios.findFirstActiveDefault()
    if (!scenario) throw new Conflict(demoSessionSentences.noScenario)
    await this.allowance.takeWithoutPhone(requester)
    const request = newWelcome(nameOfEmail(email), scenario.id, requester.adminId)
    await this.dataSource.transaction(async (manager) => {
      await this.repository.insert(manager, request)
      await this.shortCodes.create(manager, 'demo', request.id)
      await this.jobs.enqueue(manager, demoRequested, { demoRequestId: request.id })
    })
    return { requestId: request.id }
  }

  listPage(query: PageQuery): Promise<Page<DemoRequestListRow>> {
    return this.repository.readPage(query)
  }

  /** Inside a transaction its manager must be given: a second connection could wait for the first for ever. */
  find(id: string, manager?: EntityManager): Promise<DemoRequestEntity | null> {
    return this.repository.find(id, manager)
  }

  /** The request, held until the caller's transaction ends. Rows that belong to it are only held after it. */
  lock(manager: EntityManager, id: string): Promise<DemoRequestEntity | null> {
    return this.repository.lock(manager, id)
  }

  async get(id: string): Promise<DemoRequestEntity> {
    const request = await this.find(id)
    if (!request) throw new NotFound(demoRefusalSentences.notFound)
    return request
  }

  /** Moves the request on, with the cause that its history keeps. False, and nothing is changed, where it may not. */
  async advance(manager: EntityManager, id: string, to: DemoRequestState, cause: string): Promise<boolean> {
    const request = await this.repository.lock(manager, id)
    if (!request || !mayBecome(request.state, to)) return false
    await this.repository.recordTransition(manager, id, { from: request.state, to, cause })
    return true
  }

  /**
   * Notes that the conversation is over; false where the request's state wants none. After a STOP only one that had begun
   * before it counts.
   */
  async complete(manager: EntityManager, id: string, startedAt: Date): Promise<boolean> {
    if (await this.repository.isOptedOutBefore(manager, id, startedAt)) return false
    return this.advance(manager, id, 'completed', 'the conversation is over')
  }

  /** Queues one of the scenario's messages to one of the request's people, who gets it once, or once a round. */
  async notify(manager: EntityManager, { request, scenario }: Demo, notice: DemoNotice): Promise<void> {
    const phone = notice.to === 'manager' ? request.managerPhone : request.recipientPhone
    if (phone === null) return
    const url = new URL(notice.shortCode, this.config.publicUrl).href
    const body = demoMessage(notice, { request, scenario }, url)
    const { template, round } = notice
    const onceKey = [request.id, template, ...(round === undefined ? [] : [round])].join(' ')
    await this.smsMessages.queue(manager, { demoRequestId: request.id, template, onceKey, phone, body })
  }

  /** Sends the ordinary messages of a request that its manager has confirmed. */
  async inviteConfirmed(manager: EntityManager, { request, scenario }: Demo): Promise<void> {
    const isOptedOut = await this.optOuts.isOptedOut(manager, request.recipientPhone!)
    if (isOptedOut) {
      await this.advance(manager, request.id, 'opted_out', 'the recipient had opted out before')
      return
    }
    if (!(await this.advance(manager, request.id, 'requested', 'reply YES of the manager'))) return
    await this.repository.noteWait(manager, request.id, await this.smsTime.waitUntil(request.recipientPhone!))
    await this.invite(manager, { request, scenario }, await this.shortCodes.getCode(manager, 'demo', request.id))
  }

  private async askManager(
    manager: EntityManager,
    { id, managerPhone, recipientName }: DemoRequestEntity,
  ): Promise<void> {
    const body = managerQuestion(oneLine(recipientName))
    const template = 'manager_question'
    await this.smsMessages.queue(manager, {
      demoRequestId: id,
      template,
      onceKey: `${id} ${template}`,
      phone: managerPhone!,
      body,
    })
    const delaySecs = this.config.invitationDays * daySecs
    await this.jobs.enqueue(manager, expireInvitation, { demoRequestId: id, state: 'awaiting_manager' }, { delaySecs })
  }

  private async invite(manager: EntityManager, demo: Demo, shortCode: string): Promise<void> {
    const isManaged = demo.request.role === 'manager'
    if (isManaged)
      await this.notify(manager, demo, { template: 'sms_manager_confirmation_template', to: 'manager', shortCode })
    const template = isManaged ? 'sms_recipient_invitation_template' : 'sms_self_demo_invitation_template'
    await this.notify(manager, demo, { template, to: 'recipient', shortCode })
  }
}
