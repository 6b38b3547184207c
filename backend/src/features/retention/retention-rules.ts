import type { RetentionSettings } from '../../config/retention-settings.js'

export type RetentionKind = keyof RetentionSettings

interface RetentionRule {
  readonly table: string
  /** When a row became old enough to count its days. */
  readonly at: string
  readonly set: string
  /** Rows that have something to remove. */
  readonly has: string
}

/** What the removal of each kind of data changes. Rows and states stay, so figures stay the same. */
export const retentionRules: Readonly<Record<RetentionKind, readonly RetentionRule[]>> = {
  transcripts: [
    { table: 'conversations', at: 'created_at', set: `transcript = '[]'`, has: `transcript <> '[]'` },
    { table: 'live_turns', at: 'said_at', set: `message = ''`, has: `message <> ''` },
    {
      table: 'voice_events',
      at: 'received_at',
      set: `payload = '', conversation = NULL, handled_at = coalesce(handled_at, now())`,
      has: `payload <> ''`,
    },
  ],
  messages: [
    { table: 'sms_messages', at: 'created_at', set: `body = ''`, has: `body <> '' AND state IN ('sent', 'failed')` },
    { table: 'outbox_messages', at: 'at', set: `body = ''`, has: `body <> ''` },
    { table: 'replies', at: 'received_at', set: `body = ''`, has: `body <> ''` },
    {
      table: 'incoming_sms',
      at: 'received_at',
      set: `body = '', payload = '{}'`,
      has: `body <> '' AND handled_at IS NOT NULL`,
    },
  ],
  views: [
    {
      table: 'report_views',
      at: 'viewed_at',
      set: `email = NULL, address = '', geo_location = NULL, error_message = NULL`,
      has: `(email IS NOT NULL OR address <> '' OR geo_location IS NOT NULL OR error_message IS NOT NULL)`,
    },
  ],
  addresses: [{ table: 'report_views', at: 'viewed_at', set: `address = ''`, has: `address <> ''` }],
}

export const retentionKinds = Object.keys(retentionRules) as RetentionKind[]
