import { Module } from '@nestjs/common'
import { FinishedConversationsModule } from '../finished-conversations/finished-conversations.module.js'
import { ElevenLabsWebhookController } from './elevenlabs-webhook.controller.js'

@Module({ imports: [FinishedConversationsModule], controllers: [ElevenLabsWebhookController] })
export class VoiceWebhooksModule {}
