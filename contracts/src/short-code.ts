import * as v from 'valibot'

/** Length of a code that is looked up through the API (specification, section 9). */
export const shortCodeLength = 5

/** Length of a first path segment that is a campaign (specification, section 9). */
export const campaignLength = 2

/** No 0, 1, I, O, i, l, o: what can be misread on a phone stays out. */
export const shortCodeAlphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** Answer of GET /api/shortcode/{code}; `targetUrl` is a path of this site. */
export const ShortCodeTarget = v.object({ targetUrl: v.string() })
export type ShortCodeTarget = v.InferOutput<typeof ShortCodeTarget>

export const shortCodeSentences = {
  notFound: 'This link is not known. Please check it and try again.',
  tooMany: 'Too many links that are not known. Please wait a few minutes and try again.',
  invalidResponse: 'Invalid response structure from /api/shortcode',
  apiError: 'API error checking shortcode',
  networkError: 'Network error checking shortcode',
} as const

/** What a site path is before any route is looked at. */
export type LinkKind = { kind: 'campaign'; campaign: string } | { kind: 'shortCode'; code: string } | { kind: 'page' }

/** First path segments of our own that are as long as a short code; exact routes win over the rule. */
export const routeWords: readonly string[] = ['admin']

/** Reads a path such as `/Ab3dE` or `/Ab3dE/` by length alone; a path of two or more segments is a page. */
export function readLink(pathname: string): LinkKind {
  const segment = pathname.slice(1).replace(/\/$/, '')
  if (segment.includes('/') || routeWords.includes(segment)) return { kind: 'page' }
  if (segment.length === campaignLength) return { kind: 'campaign', campaign: segment }
  if (segment.length === shortCodeLength) return { kind: 'shortCode', code: segment }
  return { kind: 'page' }
}
