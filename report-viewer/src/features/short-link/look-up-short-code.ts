import {
  proofParameter,
  ShortCodeRefusal,
  ShortCodeTarget,
  shortCodeTexts,
  type ShortCodeChallenge,
} from '@clarity/contracts/short-code'
import { is } from 'valibot'

/** A path, a required proof of work, or null. */
export type ShortCodeLookup = { target: string } | { challenge: ShortCodeChallenge } | null

/** The target of a short code; null on a failure, which is logged unless the code is unknown. */
export async function lookUpShortCode(code: string, proof: string | null): Promise<ShortCodeLookup> {
  try {
    const query = proof === null ? '' : `?${proofParameter}=${encodeURIComponent(proof)}`
    const response = await fetch(`/api/shortcode/${code}${query}`)
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) {
      if (is(ShortCodeTarget, body) && isOwnPath(body.targetUrl)) return { target: body.targetUrl }
      console.error(shortCodeTexts.invalidResponse)
    } else if (response.status !== 404) {
      console.error(shortCodeTexts.apiError, response.status)
      if (response.status === 429 && is(ShortCodeRefusal, body)) return { challenge: body.challenge }
    }
  } catch (error) {
    console.error(shortCodeTexts.networkError, error)
  }
  return null
}

/** Accepts only a path of this site: no `//host`, no other scheme, and neither of them after a tab or backslash. */
function isOwnPath(target: string): boolean {
  return target[0] === '/' && new URL(target, location.origin).origin === location.origin
}
