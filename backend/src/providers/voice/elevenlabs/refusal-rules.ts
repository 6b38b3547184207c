/**
 * What a refusal of the provider means. `account`: every other call and session is refused too, until an operator has
 * done what `remedy` says. `person`: the provider does not accept the phone number. `later`: too many requests.
 * `unknown`: the request may have been processed. Contains nothing of the provider's own text, which may quote the
 * phone number.
 */
export type ElevenLabsRefusal =
  | { readonly kind: 'account'; readonly remedy: string }
  | { readonly kind: 'person' | 'later' | 'unknown' }

interface RefusalRule {
  readonly pattern: RegExp
  readonly refusal: ElevenLabsRefusal
}

const account = (pattern: RegExp, remedy: string): RefusalRule => ({ pattern, refusal: { kind: 'account', remedy } })

/**
 * What the words of a refusal mean, as collected from the provider's documentation and its users. The first match
 * counts: Twilio's errors come before those that only share a word with them.
 */
export const refusalRules: readonly RefusalRule[] = [
  account(
    /override/i,
    'the agent does not allow an override that it allowed before: allow it in its security settings, or its texts must contain the variables',
  ),
  account(
    /\bhost\b.{0,40}(allow.?list|white.?list|not.{0,10}(allowed|supported))/i,
    "clear the agent's list of allowed hosts in its security settings: signed addresses protect it already",
  ),
  account(
    /dynamic.?variable/i,
    'the agent uses a dynamic variable that Clarity does not send: remove it from its texts',
  ),
  account(
    /authenticate|twilio credential|invalid_provider_config|HTTP 40[13]/i,
    "Twilio does not accept ElevenLabs' credentials: enter them again at the phone number in ElevenLabs",
  ),
  account(
    /not authorized to call|international|geographic/i,
    "allow the country in Twilio's geographic permissions for calls, or remove it from SMS_COUNTRIES",
  ),
  account(/unverified|trial/i, 'a trial account of Twilio calls verified numbers only: upgrade it'),
  account(
    /source phone number|caller.?id|agent_phone_number|phone.?number.{0,20}not.?found/i,
    'check ELEVENLABS_PHONE_NUMBER_ID, whose number must belong to the Twilio account',
  ),
  account(/suspended|not active|account.{0,20}(closed|disabled)/i, 'the account is not active: look at its console'),
  account(
    /missing_permission|not_authorized|permission/i,
    'check what ELEVENLABS_API_KEY may do, and what the plan of its account allows',
  ),
  { pattern: /HTTP 429|too.?many|concurren|rate.?limit/i, refusal: { kind: 'later' } },
  account(
    /quota|credit|balance|billing|payment|invoice|subscription/i,
    'check the quota and the payment of the account',
  ),
  account(/api.?key|unauthori[sz]ed/i, 'check ELEVENLABS_API_KEY'),
  account(/agent.{0,40}not.?found|document_not_found|agent_id/i, 'check ELEVENLABS_AGENT_ID'),
  {
    pattern:
      /(attempting to call|to_number|'to'|phone.?number).{0,60}\b(not (a )?valid|invalid)|invalid.?phone.?number|\b2121[17]\b/i,
    refusal: { kind: 'person' },
  },
  { pattern: /HTTP 5\d\d|timed?.?out/i, refusal: { kind: 'unknown' } },
]
