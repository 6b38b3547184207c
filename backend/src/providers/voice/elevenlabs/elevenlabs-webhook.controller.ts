import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { ElevenLabsPostCallEvent, ErrorBody, type ElevenLabsTranscriptionEvent } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { FinishedConversationsService } from '../../../features/finished-conversations/finished-conversations.service.js'
import { Access } from '../../../http/access.js'
import { elevenLabs, finishedConversation } from './elevenlabs-conversation.mapper.js'
import { ElevenLabsSignatureGuard } from './elevenlabs-signature.guard.js'

@Controller('api/webhooks/elevenlabs')
@Access('webhook')
@UseGuards(ElevenLabsSignatureGuard)
export class ElevenLabsWebhookController {
  constructor(private readonly conversations: FinishedConversationsService) {}

  /** Stored before it is answered; kinds of event that nothing depends on are answered and left. */
  @Post()
  @HttpCode(200)
  @ApiResponse({ status: 200 })
  @ApiResponse({ status: 'default', standardSchema: ErrorBody })
  async receive(
    @Body({ schema: ElevenLabsPostCallEvent }) event: ElevenLabsPostCallEvent,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (!isTranscription(event)) return
    await this.conversations.accept({
      provider: elevenLabs,
      key: `${event.data.conversation_id} ${event.type}`,
      payload: request.rawBody!.toString('utf8'),
      conversation: finishedConversation(event.data, event.event_timestamp),
    })
  }
}

function isTranscription(event: ElevenLabsPostCallEvent): event is ElevenLabsTranscriptionEvent {
  return event.type === 'post_call_transcription'
}
