import { Injectable } from '@nestjs/common'
import { replyTexts, type ReplyMeaning, type ReplyTextName } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { newId } from '../../identifiers/new-id.js'
import type { IncomingReply } from '../../providers/sms/incoming-reply.js'
import { CallTimeService } from '../calls/call-time.service.js'
import { CallsService } from '../calls/calls.service.js'
import { InvitationsService } from '../demo-requests/invitations.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { meaningOf } from './carrier-keyword.js'
import type { ReplyEffect, ReplyEntity } from './reply.entity.js'
import { RepliesRepository } from './replies.repository.js'
import { StoppedPhonesService } from './stopped-phones.service.js'

type RecordedReply = IncomingReply & { readonly id: string }
type Outcome = Pick<ReplyEntity, 'effect' | 'demoRequestId'>

const nothing: Outcome = { effect: 'none', demoRequestId: null }

/** Breaks a loop with an auto-responder: after this many answers a day it gets none; STOP and YES always count. */
const maxAnswersPerDay = 20

/** Answers that the carrier sends itself. It also stops and resumes its own sending. */
const carrierTexts: readonly ReplyTextName[] = ['help', 'started']

/** States in which a reply is still expected. */
const waiting = ['awaiting_manager', 'requested', 'invitation_failed', 'invited', 'call_failed']

/** The only entry point for incoming text messages, from every provider. */
@Injectable()
export class RepliesService {
  constructor(
    private readonly repository: RepliesRepository,
    private readonly optOuts: OptOutsService,
    private readonly invitations: InvitationsService,
    private readonly calls: CallsService,
    private readonly callTime: CallTimeService,
    private readonly smsMessages: SmsMessagesService,
    private readonly stoppedPhones: StoppedPhonesService,
  ) {}

  /** Stores the reply and performs its effect, in the caller's transaction. A repeated message does nothing. */
  async receive(manager: EntityManager, incoming: IncomingReply): Promise<void> {
    await this.repository.holdPhone(manager, incoming.phone)
    const body = storableText(incoming.body)
    const reply = { ...incoming, id: newId(), body, meaning: meaningOf(body, incoming.keyword ?? null) }
    if (!(await this.repository.insertOnce(manager, reply))) return
    await this.repository.noteEffect(manager, reply.id, await this.act(manager, reply, reply.meaning))
  }

  private async act(manager: EntityManager, reply: RecordedReply, meaning: ReplyMeaning): Promise<Outcome> {
    if (meaning === 'stop') return this.stop(manager, reply)
    if (meaning === 'start') return this.start(manager, reply)
    // Only START lifts an opt-out; every other reply stays unanswered.
    if (await this.optOuts.isOptedOut(manager, reply.phone)) return nothing
    if (meaning === 'help') return this.answer(manager, reply, 'help', 'helped')
    if (meaning === 'yes') return this.confirm(manager, reply.phone)
    if (meaning === 'no') return this.decline(manager, reply)
    return this.clarify(manager, reply.phone)
  }

  /** The opt-out is not confirmed by a message either: nothing is sent to this number again. */
  private async stop(manager: EntityManager, { phone, body }: IncomingReply): Promise<Outcome> {
    await this.optOuts.optOut(manager, phone, body, 'reply by SMS')
    await this.stoppedPhones.end(manager, phone, 'reply STOP')
    return { effect: 'opted_out', demoRequestId: null }
  }

  private async start(manager: EntityManager, reply: RecordedReply): Promise<Outcome> {
    await this.optOuts.optIn(manager, reply.phone)
    return this.answer(manager, reply, 'started', 'started')
  }

  private async confirm(manager: EntityManager, phone: string): Promise<Outcome> {
    const request = await this.invitations.findMeant(manager, phone)
    if (!request) return nothing
    if (request.state === 'awaiting_manager') {
      await this.invitations.confirmAsManager(manager, request)
      return { effect: 'confirmed', demoRequestId: request.id }
    }
    const isConfirmed = await this.invitations.confirm(manager, request)
    const callId = isConfirmed ? await this.calls.start(manager, { demoRequestId: request.id, phone }) : null
    if (callId === null) return { effect: 'none', demoRequestId: request.id }
    await this.invitations.notifyConfirmed(manager, request, {
      id: callId,
      waitsUntil: await this.callTime.waitUntil(phone, manager),
    })
    return { effect: 'confirmed', demoRequestId: request.id }
  }

  /** The invitation stays open for a later YES; only an unanswered call is cancelled. */
  private async decline(manager: EntityManager, reply: RecordedReply): Promise<Outcome> {
    const request = await this.invitations.findMeant(manager, reply.phone)
    if (!request || request.state === 'in_conversation') return { effect: 'none', demoRequestId: request?.id ?? null }
    if (request.state === 'awaiting_manager') {
      await this.invitations.declineAsManager(manager, request)
      return { effect: 'declined', demoRequestId: request.id }
    }
    await this.calls.withdraw(manager, reply.phone, 'declined', 'reply NO')
    return this.answer(manager, reply, 'declined', 'declined', request.id)
  }

  private async clarify(manager: EntityManager, phone: string): Promise<Outcome> {
    const request = await this.invitations.findMeant(manager, phone)
    if (!request || !waiting.includes(request.state)) return { effect: 'none', demoRequestId: request?.id ?? null }
    const body = this.invitations.clarify(request)
    const message = { demoRequestId: request.id, phone, template: 'clarify', body } as const
    const first = await this.smsMessages.queue(manager, { ...message, onceKey: `${request.id} clarify` })
    return { effect: first !== null ? 'clarified' : 'none', demoRequestId: request.id }
  }

  private async answer(
    manager: EntityManager,
    { id, phone, isAnswered }: RecordedReply,
    template: ReplyTextName,
    effect: ReplyEffect,
    demoRequestId: string | null = null,
  ): Promise<Outcome> {
    const isCarriers = isAnswered === true && carrierTexts.includes(template)
    const isMachine = (await this.repository.countAnsweredToday(manager, phone)) >= maxAnswersPerDay
    if (!isCarriers && !isMachine)
      await this.smsMessages.queue(manager, { demoRequestId, template, onceKey: id, phone, body: replyTexts[template] })
    return { effect, demoRequestId }
  }
}
