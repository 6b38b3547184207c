import { Module } from '@nestjs/common'
import { ConversationIngestionModule } from '../conversation-ingestion/conversation-ingestion.module.js'
import { ElevenLabsWebhookController } from './elevenlabs-webhook.controller.js'

@Module({ imports: [ConversationIngestionModule], controllers: [ElevenLabsWebhookController] })
export class VoiceWebhooksModule {}
