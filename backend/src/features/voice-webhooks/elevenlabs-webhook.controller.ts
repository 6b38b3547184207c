import { Body, Controller, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { ElevenLabsPostCallEvent, ErrorBody, keptEventMaxBytes } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import { Access } from '../../http/access.js'
import { TooLarge } from '../../http/failures.js'
import { toVoiceEvent } from '../../providers/voice/elevenlabs/elevenlabs-event.mapper.js'
import { ElevenLabsSignatureGuard } from './elevenlabs-signature.guard.js'

@Controller('api/webhooks/elevenlabs')
@Access('webhook')
@UseGuards(ElevenLabsSignatureGuard)
export class ElevenLabsWebhookController {
  constructor(
    private readonly conversations: ConversationIngestionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Stored before the request is answered. Recordings, and events of the workspace's other agents, are ignored. */
  @Post()
  @HttpCode(200)
  @ApiResponse({ status: 200 })
  @ApiResponse({ status: 'default', standardSchema: ErrorBody })
  async receive(
    @Body({ schema: ElevenLabsPostCallEvent }) event: ElevenLabsPostCallEvent,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const kept = this.isOfOtherAgent(event) ? null : toVoiceEvent(event, request.rawBody!.toString('utf8'))
    if (kept === null) return
    if (event.type !== 'post_call_transcription' && request.rawBody!.length > keptEventMaxBytes)
      throw new TooLarge('An event of this kind is not so large.')
    await this.conversations.accept(kept)
  }

  private isOfOtherAgent(event: object): boolean {
    const ours = this.config.elevenLabs.account?.agentId
    const agentId = (event as { data?: { agent_id?: unknown } | null }).data?.agent_id
    return ours !== undefined && typeof agentId === 'string' && agentId !== ours
  }
}
