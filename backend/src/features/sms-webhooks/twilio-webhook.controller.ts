import { Body, Controller, HttpCode, Inject, Post, Query, Res, UseGuards } from '@nestjs/common'
import { ApiConsumes, ApiResponse } from '@nestjs/swagger'
import { ErrorBody, TwilioInboundMessage, TwilioMessageStatus, TwilioStatusAddress } from '@clarity/contracts'
import type { FastifyReply } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { IncomingSmsService } from '../replies/incoming-sms.service.js'
import { SmsDeliveriesService } from '../sms-messages/sms-deliveries.service.js'
import { Access } from '../../http/access.js'
import { AnswersNothing } from '../../http/answers.js'
import { replyOf } from '../../providers/sms/twilio/twilio-reply.mapper.js'
import { TwilioSignatureGuard } from './twilio-signature.guard.js'
import { reportOf } from '../../providers/sms/twilio/twilio-status.mapper.js'

/** An empty TwiML document: our answer is sent as a message of its own. */
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

@Controller('api/webhooks/twilio')
@Access('webhook')
@UseGuards(TwilioSignatureGuard)
export class TwilioWebhookController {
  constructor(
    private readonly incomingSms: IncomingSmsService,
    private readonly deliveries: SmsDeliveriesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Stored before the request is answered; a job ingests it. */
  @Post('sms')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 200, content: { 'text/xml': { schema: { type: 'string' } } } })
  @ApiResponse({ status: 'default', standardSchema: ErrorBody })
  async receive(
    @Body({ schema: TwilioInboundMessage }) form: TwilioInboundMessage,
    @Res({ passthrough: true }) answer: FastifyReply,
  ): Promise<string> {
    const reply = replyOf(form, this.config.twilio.answersKeywords)
    if (reply) await this.incomingSms.accept(reply)
    // Set last, because an error is answered as JSON.
    void answer.header('content-type', 'text/xml; charset=utf-8')
    return emptyTwiml
  }

  @Post('status')
  @ApiConsumes('application/x-www-form-urlencoded')
  @AnswersNothing()
  async report(
    @Body({ schema: TwilioMessageStatus }) form: TwilioMessageStatus,
    @Query({ schema: TwilioStatusAddress }) { message }: TwilioStatusAddress,
  ): Promise<void> {
    const report = reportOf(form, message ?? null)
    if (report) await this.deliveries.receive(report)
  }
}
