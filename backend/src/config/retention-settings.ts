import { text, wholeNumber, type Environment } from './variables.js'

/** Days after which each kind of data is removed; null: it is kept forever. */
export interface RetentionSettings {
  readonly transcripts: number | null
  readonly messages: number | null
  readonly views: number | null
  readonly addresses: number | null
}

export function retentionSettings(env: Environment): RetentionSettings {
  return {
    transcripts: days(env, 'RETENTION_TRANSCRIPTS_DAYS'),
    messages: days(env, 'RETENTION_MESSAGES_DAYS'),
    views: days(env, 'RETENTION_VIEWS_DAYS'),
    addresses: wholeNumber(env, 'RETENTION_ADDRESSES_DAYS', 90, 1, 36_500),
  }
}

function days(env: Environment, name: string): number | null {
  return text(env, name) === null ? null : wholeNumber(env, name, 1, 1, 36_500)
}
