import { secretNames } from './secret-files.js'
import type { Environment } from './variables.js'

/** Every variable that the product reads; the test compares it with the code. */
export const variableNames: readonly string[] = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'ALLOWED_HOSTS',
  'BUILTIN_AGENT',
  'CURRENCY',
  'DATABASE_POOL',
  'DATABASE_URL',
  'DATA_DIR',
  'ELEVENLABS_AGENT_ID',
  'ELEVENLABS_API_KEY',
  'ELEVENLABS_BASE_URL',
  'ELEVENLABS_PHONE_NUMBER_ID',
  'ELEVENLABS_WEBHOOK_SECRET',
  'GEOIP_DB',
  'HOST',
  'INVITATION_DAYS',
  'LLM_API_KEY',
  'LLM_BASE_URL',
  'LLM_CONTEXT_TOKENS',
  'LLM_MODEL',
  'LLM_PRICE',
  'LLM_TIMEOUT_SECS',
  'LOG_LEVEL',
  'METRICS_PORT',
  'MONTHLY_BUDGET',
  'PORT',
  'PRICE_CALL_MINUTE',
  'PRICE_MODEL_INPUT',
  'PRICE_MODEL_OUTPUT',
  'PRICE_SMS_SEGMENT',
  'PUBLIC_URL',
  'QUIET_HOURS',
  'RELEASE_TOKEN',
  'RELEASE_TOKEN_SCOPE',
  'REPORT_NICENESS',
  'REPORT_WRITER',
  'RETENTION_ADDRESSES_DAYS',
  'RETENTION_MESSAGES_DAYS',
  'RETENTION_TRANSCRIPTS_DAYS',
  'RETENTION_VIEWS_DAYS',
  'ROLE',
  'SMS_COUNTRIES',
  'SMS_PROVIDER',
  'SMS_SEGMENTS_PER_SEC',
  'SMS_SETTLE_SECS',
  'SMS_TIMEOUT_SECS',
  'STRANGERS',
  'SUPPORT_PHONE',
  'TRUST_PROXY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_API_BASE_URL',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'TWILIO_KEYWORDS',
  'TWILIO_MESSAGING_SERVICE_SID',
  'VOICE_ASK_AFTER_SECS',
  'VOICE_PROVIDER',
  'VOICE_SETTLE_SECS',
  'VOICE_TIMEOUT_SECS',
  'WEBHOOK_PRIVATE_HOSTS',
]

/** How the names of our variables begin, and hardly any others. */
const prefixes =
  /^(ADMIN|ALLOWED|BUILTIN|DATABASE|ELEVENLABS|GEOIP|INVITATION|LLM|METRICS|MONTHLY|PRICE|QUIET|RELEASE|REPORT|RETENTION|SMS|STRANGERS|SUPPORT|TRUST|TWILIO|VOICE|WEBHOOK)_/

/** Variables that look like ours and are not: probably misspelt, so their values count for nothing. */
export function unknownVariables(env: Environment): string[] {
  const known = new Set([...variableNames, ...secretNames.map((name) => `${name}_FILE`)])
  return Object.keys(env)
    .filter((name) => prefixes.test(name) && !known.has(name) && env[name])
    .toSorted()
}
