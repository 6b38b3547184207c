import { Inject, Injectable } from '@nestjs/common'
import {
  demoRefusalTexts,
  demoSessionTexts,
  type BegunWelcome,
  type BeginWelcome,
  type RequestDemo,
  type RequestedDemo,
} from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { Conflict } from '../../http/failures.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { SmsTimeService } from '../sms-messages/sms-time.service.js'
import { DemoMessagesService } from './demo-messages.service.js'
import { DemoRequestAllowance, type Requester } from './demo-request-allowance.js'
import { demoRequested } from './demo-requested.job.js'
import { DemoRequestsService } from './demo-requests.service.js'
import { expireInvitation } from './expire-invitation.job.js'
import { nameOfEmail } from './name-of-email.js'
import { newDemoRequest, newWelcome } from './new-demo-request.js'

const daySecs = 24 * 60 * 60

/** Creates demo requests. */
@Injectable()
export class NewDemosService {
  constructor(
    private readonly demoRequests: DemoRequestsService,
    private readonly allowance: DemoRequestAllowance,
    private readonly messages: DemoMessagesService,
    private readonly scenarios: ScenariosService,
    private readonly shortCodes: ShortCodesService,
    private readonly optOuts: OptOutsService,
    private readonly smsTime: SmsTimeService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores the request with its short code and queues its messages, all or nothing. If the recipient has opted out, an
   * admin gets a Conflict; any other caller gets the usual answer, and nothing is sent. `onStored` joins the
   * transaction.
   */
  async request(
    body: RequestDemo,
    requester: Requester,
    onStored: (manager: EntityManager, answer: RequestedDemo) => Promise<void> = async () => {},
  ): Promise<RequestedDemo> {
    const scenario = await this.scenarios.getOffered(body.scenarioId, { includeHidden: requester.isTrusted })
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
      if (isOptedOut && requester.isTrusted) throw new Conflict(demoRefusalTexts.optedOut)
      await this.demoRequests.insert(manager, request)
      const shortCode = await this.shortCodes.create(manager, 'demo', request.id)
      if (isOptedOut)
        await this.demoRequests.advance(manager, request.id, 'opted_out', 'the recipient had opted out before')
      else if (wantsConfirmation) {
        await this.messages.askManager(manager, request)
        const toExpire = { demoRequestId: request.id, state: 'awaiting_manager' } as const
        await this.jobs.enqueue(manager, expireInvitation, toExpire, {
          delaySecs: this.config.invitationDays * daySecs,
        })
      } else await this.messages.invite(manager, { request, scenario }, shortCode)
      await this.jobs.enqueue(manager, demoRequested, { demoRequestId: request.id })
      // The answer must not reveal that a number has opted out.
      const answer = {
        requestId: request.id,
        shortCode,
        ...(wantsConfirmation ? { awaitsManager: true } : waitUntil && { waitsUntil: waitUntil.toISOString() }),
      }
      await onStored(manager, answer)
      return answer
    })
  }

  /** A self demo from the welcome screen: without a phone number, so no SMS is sent. */
  async beginWelcome({ email }: BeginWelcome, requester: Requester): Promise<BegunWelcome> {
    const scenario = await this.scenarios.findFirstActiveDefault()
    if (!scenario) throw new Conflict(demoSessionTexts.noScenario)
    await this.allowance.takeWithoutPhone(requester)
    const request = newWelcome(nameOfEmail(email), scenario.id, requester.adminId)
    await this.dataSource.transaction(async (manager) => {
      await this.demoRequests.insert(manager, request)
      await this.shortCodes.create(manager, 'demo', request.id)
      await this.jobs.enqueue(manager, demoRequested, { demoRequestId: request.id })
    })
    return { requestId: request.id }
  }
}
