import { ShortCodeTarget, shortCodeSentences } from '@clarity/contracts/short-code'
import { is } from 'valibot'

/** The path that a short code stands for; null, and a line in the log unless it is unknown, if there is none. */
export async function lookUpShortCode(code: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/shortcode/${code}`)
    if (!response.ok) {
      if (response.status !== 404) console.error(shortCodeSentences.apiError, response.status)
      return null
    }
    const body: unknown = await response.json().catch(() => null)
    if (is(ShortCodeTarget, body) && isOwnPath(body.targetUrl)) return body.targetUrl
    console.error(shortCodeSentences.invalidResponse)
  } catch (error) {
    console.error(shortCodeSentences.networkError, error)
  }
  return null
}

/** A path of this site and nothing else: neither `//host`, nor another scheme, nor the two behind a tab or backslash. */
function isOwnPath(target: string): boolean {
  return target[0] === '/' && new URL(target, location.origin).origin === location.origin
}
