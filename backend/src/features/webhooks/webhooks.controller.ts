import { Body, Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common'
import { ChangeWebhook, CreatedWebhook, CreateWebhook, Id, Webhook, WebhookDelivery } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { WebhooksService } from './webhooks.service.js'

const Address = v.object({ id: Id })
type Address = v.InferOutput<typeof Address>

@Controller('api/admin/webhooks')
@Access('admin')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersList(Webhook)
  list(): Promise<Webhook[]> {
    return this.webhooks.list()
  }

  @Post()
  @Recorded('setting')
  @Answers(CreatedWebhook, { status: 201 })
  async create(
    @Body({ schema: CreateWebhook }) body: CreateWebhook,
    @Req() request: FastifyRequest,
  ): Promise<CreatedWebhook> {
    const { email } = await this.sessions.getAdmin(request)
    return this.webhooks.create(body, email)
  }

  @Patch(':id')
  @Recorded('setting')
  @Answers(Webhook)
  change(
    @Param({ schema: Address }) { id }: Address,
    @Body({ schema: ChangeWebhook }) body: ChangeWebhook,
  ): Promise<Webhook> {
    return this.webhooks.change(id, body)
  }

  @Delete(':id')
  @Recorded('setting')
  @AnswersNothing()
  delete(@Param({ schema: Address }) { id }: Address): Promise<void> {
    return this.webhooks.delete(id)
  }

  @Get(':id/deliveries')
  @AnswersList(WebhookDelivery)
  listDeliveries(@Param({ schema: Address }) { id }: Address): Promise<WebhookDelivery[]> {
    return this.webhooks.listDeliveries(id)
  }

  @Post('deliveries/:id/redeliver')
  @AnswersNothing({ status: 202 })
  redeliver(@Param({ schema: Address }) { id }: Address): Promise<void> {
    return this.webhooks.redeliver(id)
  }
}
