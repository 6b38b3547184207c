import { demoRefusalTexts, demoRequestActionTexts as texts } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { Conflict, NotFound } from '../../http/failures.js'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import { DemoMessagesService } from '../demo-requests/demo-messages.service.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { InvitationsService } from '../demo-requests/invitations.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { ReportLinksService } from '../report-links/report-links.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { DemoRequestDetailsRepository, type LastText } from './demo-request-details.repository.js'
import { resendableTexts, type ResendableText } from './resendable-texts.js'

type Chosen = ResendableText & { readonly last: LastText | undefined }

/** Sends the texts of a request again that its state waits for. */
@Injectable()
export class ResendService {
  constructor(
    private readonly repository: DemoRequestDetailsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly invitations: InvitationsService,
    private readonly messages: DemoMessagesService,
    private readonly smsMessages: SmsMessagesService,
    private readonly scenarios: ScenariosService,
    private readonly shortCodes: ShortCodesService,
    private readonly links: ReportLinksService,
    private readonly optOuts: OptOutsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Queues the texts, once: the lock and the check let a second call under way find them queued. */
  async resend(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.demoRequests.lock(manager, storableText(id))
      if (!request) throw new NotFound(demoRefusalTexts.unknownRequest)
      const chosen = await this.choose(manager, request)
      if (typeof chosen === 'string') throw new Conflict(chosen)
      for (const text of chosen) await this.queue(manager, request, text)
      if (request.state === 'invited') await this.invitations.expireLater(manager, request.id)
    })
  }

  /** Why sending again would not help now; null if it would. */
  async refusal(request: DemoRequestEntity): Promise<string | null> {
    const chosen = await this.choose(this.dataSource.manager, request)
    return typeof chosen === 'string' ? chosen : null
  }

  /** The texts that did not arrive; if all did, or may have, the main ones. */
  private async choose(manager: EntityManager, request: DemoRequestEntity): Promise<readonly Chosen[] | string> {
    const candidates = resendableTexts(request)
    if (typeof candidates === 'string') return candidates
    if (request.state === 'reported' && (await this.findReportCode(manager, request.id)) === null)
      return texts.linkClosed
    const reached = await this.reachable(manager, request, candidates)
    if (reached.length === 0) return demoRefusalTexts.optedOut
    const lasts = await this.repository.listLastTexts(manager, request.id)
    const texted = reached.map((text) => ({ ...text, last: lasts.find(({ template }) => template === text.template) }))
    const failed = texted.filter(({ last }) => last && this.smsMessages.deliveryState(last) === 'failed')
    return this.refuseHaste(failed.length > 0 ? failed : texted.filter(({ isMain }) => isMain))
  }

  private refuseHaste(chosen: readonly Chosen[]): readonly Chosen[] | string {
    const states = chosen.map(({ last }) => last && this.smsMessages.deliveryState(last))
    if (states.some((state) => state === 'queued' || state === 'unknown')) return texts.isOnItsWay
    const isHasty = chosen.some(({ last }, place) => last?.isRecent && states[place] !== 'failed')
    return isHasty ? texts.wasJustSent : chosen
  }

  private async reachable(
    manager: EntityManager,
    request: DemoRequestEntity,
    candidates: readonly ResendableText[],
  ): Promise<readonly ResendableText[]> {
    const optedOut = await this.optOuts.listOptedOut(manager, phonesOf(request))
    return candidates.filter(({ to }) => !optedOut.includes(phoneOf(request, to) ?? ''))
  }

  private async queue(manager: EntityManager, request: DemoRequestEntity, { template, to, last }: Chosen) {
    const round = `again ${last?.count ?? 0}`
    if (template === 'manager_question') return this.messages.askManager(manager, request, round)
    const scenario = await this.scenarios.get(request.scenarioId, manager)
    const shortCode = await this.shortCode(manager, request)
    await this.messages.notify(manager, { request, scenario }, { template, to, shortCode, round })
  }

  private async shortCode(manager: EntityManager, { id, state }: DemoRequestEntity): Promise<string> {
    if (state !== 'reported') return this.shortCodes.getCode(manager, 'demo', id)
    return (await this.findReportCode(manager, id))!
  }

  /** Null while the report's link is closed. */
  private async findReportCode(manager: EntityManager, id: string): Promise<string | null> {
    return this.links.findOpenCode(await this.repository.getReportId(manager, id), manager)
  }
}

function phoneOf({ recipientPhone, managerPhone }: DemoRequestEntity, to: ResendableText['to']): string | null {
  return to === 'manager' ? managerPhone : recipientPhone
}

function phonesOf({ recipientPhone, managerPhone }: DemoRequestEntity): string[] {
  return [recipientPhone, managerPhone].filter((phone) => phone !== null)
}
