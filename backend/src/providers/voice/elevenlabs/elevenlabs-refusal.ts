import { refusalRules, type ElevenLabsRefusal } from './refusal-rules.js'

export type { ElevenLabsRefusal } from './refusal-rules.js'

/** Statuses of a request that the provider did not process, with what the operator must do. */
const remedies: Readonly<Record<number, string>> = {
  401: 'check ELEVENLABS_API_KEY and the quota of its account',
  402: 'the account has an unpaid invoice',
  403: 'check what ELEVENLABS_API_KEY may do, and what the plan of its account allows',
  404: 'check ELEVENLABS_AGENT_ID, ELEVENLABS_PHONE_NUMBER_ID and ELEVENLABS_BASE_URL',
  405: 'check ELEVENLABS_BASE_URL',
  407: 'check the proxy on the way to ELEVENLABS_BASE_URL',
}

/** The remedy for an unknown status and text. */
const anyRemedy = 'look at the agent, its phone number and the account in ElevenLabs'

/** The meaning of an error response. A request with the status 400 has not been processed, regardless of the text. */
export function refusalOf(status: number, body: unknown): ElevenLabsRefusal {
  if (status === 429) return { kind: 'later' }
  const said = refusalIn(textsIn(body))
  const remedy = remedies[status]
  if (remedy !== undefined) return said?.kind === 'account' ? said : { kind: 'account', remedy }
  if (status === 422) return refusalOfField(body) ?? said ?? { kind: 'account', remedy: anyRemedy }
  if (status === 400) return said ?? { kind: 'account', remedy: anyRemedy }
  return said !== null && status < 500 ? said : { kind: 'unknown' }
}

/** The meaning of `success: false`, with which the provider reports that Twilio refused the call. */
export function refusalOfMessage(message: string): ElevenLabsRefusal {
  return refusalIn(message) ?? { kind: 'account', remedy: anyRemedy }
}

/** Null if no rule matches the provider's words. */
export function refusalIn(words: string): ElevenLabsRefusal | null {
  return refusalRules.find(({ pattern }) => pattern.test(words))?.refusal ?? null
}

function refusalOfField(body: unknown): ElevenLabsRefusal | null {
  const detail = (body as { detail?: unknown } | null)?.detail
  if (!Array.isArray(detail)) return null
  const fields = (detail as { loc?: unknown }[]).flatMap(({ loc }) => loc)
  if (fields.includes('to_number')) return { kind: 'person' }
  return { kind: 'account', remedy: anyRemedy }
}

/** The name and the sentence of the provider's error, in its older or newer format. */
function textsIn(body: unknown): string {
  const detail = (body as { detail?: unknown } | null)?.detail ?? body
  if (typeof detail === 'string') return detail
  const { status, code, type, message } = (detail ?? {}) as Record<string, unknown>
  return [status, code, type, message].filter((text) => typeof text === 'string').join(' ')
}
