import { Module } from '@nestjs/common'
import { FinishedConversationsModule } from '../../../features/finished-conversations/finished-conversations.module.js'
import { ElevenLabsWebhookController } from './elevenlabs-webhook.controller.js'

@Module({ imports: [FinishedConversationsModule], controllers: [ElevenLabsWebhookController] })
export class ElevenLabsModule {}
