import { Injectable } from '@nestjs/common'
import { type EntityManager } from 'typeorm'
import { storableJson } from '../../database/storable-text.js'
import type { VoiceEvent } from './finished-conversation.js'
import { VoiceEventEntity } from './voice-event.entity.js'

@Injectable()
export class VoiceEventsRepository {
  /** False where the event stands already: the index decides, so ten deliveries at once are one. */
  async insertOnce(manager: EntityManager, id: string, event: VoiceEvent): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO voice_events (id, provider, event_key, demo_request_id, payload, conversation)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, event_key) DO NOTHING RETURNING id`,
      [
        id,
        event.provider,
        event.key,
        event.conversation.demoRequestId,
        event.payload,
        storableJson(event.conversation),
      ],
    )
    return rows.length === 1
  }

  /** The event, held until the caller's transaction ends. */
  lock(manager: EntityManager, id: string): Promise<VoiceEventEntity | null> {
    return manager.findOne(VoiceEventEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  async listWaiting(manager: EntityManager, demoRequestId: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      'SELECT id FROM voice_events WHERE demo_request_id = $1 AND handled_at IS NULL ORDER BY received_at',
      [demoRequestId],
    )
    return rows.map((row) => row.id)
  }

  async markHandled(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE voice_events SET handled_at = now() WHERE id = $1', [id])
  }
}
