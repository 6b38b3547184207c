import { Body, Controller, Header, HttpCode, Inject, Post, Query, UseGuards } from '@nestjs/common'
import { ApiConsumes, ApiResponse } from '@nestjs/swagger'
import { ErrorBody, TwilioInboundMessage, TwilioMessageStatus, TwilioStatusAddress } from '@clarity/contracts'
import { CONFIG, type Config } from '../../../config/config.js'
import { IncomingSmsService } from '../../../features/replies/incoming-sms.service.js'
import { SmsDeliveriesService } from '../../../features/sms-messages/sms-deliveries.service.js'
import { Access } from '../../../http/access.js'
import { AnswersNothing } from '../../../http/answers.js'
import { replyOf } from './twilio-reply.mapper.js'
import { TwilioSignatureGuard } from './twilio-signature.guard.js'
import { reportOf } from './twilio-status.mapper.js'

/** Twilio's way to be told to do nothing: what there is to say is sent as a message of its own. */
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

  /** Stored before it is answered; what it means is done by a job. */
  @Post('sms')
  @HttpCode(200)
  @Header('content-type', 'text/xml; charset=utf-8')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 200, content: { 'text/xml': { schema: { type: 'string' } } } })
  @ApiResponse({ status: 'default', standardSchema: ErrorBody })
  async receive(@Body({ schema: TwilioInboundMessage }) form: TwilioInboundMessage): Promise<string> {
    const reply = replyOf(form, this.config.twilio.answersKeywords)
    if (reply) await this.incomingSms.accept(reply)
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
