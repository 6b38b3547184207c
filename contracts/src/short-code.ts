import * as v from 'valibot'
import { ErrorBody } from './error-body.js'

/** Length of a code that is looked up through the API (docs/behaviour.md#pages-and-links). */
export const shortCodeLength = 5

/** Length of a first path segment that is a campaign (docs/behaviour.md#pages-and-links). */
export const campaignLength = 2

/** No 0, 1, I, O, i, l, o, which can be misread on a phone. */
export const shortCodeAlphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** Answer of GET /api/shortcode/{code}; `targetUrl` is a path of this site. */
export const ShortCodeTarget = v.object({ targetUrl: v.string() })
export type ShortCodeTarget = v.InferOutput<typeof ShortCodeTarget>

/**
 * A proof of work. For each puzzle, by its number from 0, a number is wanted whose SHA-256 begins with `bits` zero
 * bits: over the 32 bytes of `seed` in hexadecimal, then the puzzle's number and the wanted one, each as 4 bytes,
 * big-endian.
 */
export const ShortCodeChallenge = v.object({
  seed: v.string(),
  /** In seconds since 1970; part of the proof. */
  expiresAt: v.number(),
  puzzles: v.number(),
  bits: v.number(),
})
export type ShortCodeChallenge = v.InferOutput<typeof ShortCodeChallenge>

/** Body of the 429 of GET /api/shortcode/{code}: the same call with `?proof=` is answered as usual. */
export const ShortCodeRefusal = v.object({ ...ErrorBody.entries, challenge: ShortCodeChallenge })
export type ShortCodeRefusal = v.InferOutput<typeof ShortCodeRefusal>

/** The query parameter that carries a proof, to the API and to the page. */
export const proofParameter = 'proof'

/** Encodes a proof for a query parameter. */
export function writeProof({ expiresAt }: Pick<ShortCodeChallenge, 'expiresAt'>, numbers: readonly number[]): string {
  return [expiresAt, ...numbers.map((number) => number.toString(36))].join('.')
}

/** Decodes it; null if the text is not a proof. */
export function readProof(proof: string): { expiresAt: number; numbers: number[] } | null {
  if (!/^\d{1,12}(\.[0-9a-z]{1,7}){1,64}$/.test(proof)) return null
  const [expiresAt, ...numbers] = proof.split('.')
  return { expiresAt: Number(expiresAt), numbers: numbers.map((number) => parseInt(number, 36)) }
}

export const shortCodeTexts = {
  notFound: 'This link could not be found. Please check it and try again.',
  tooMany: 'Many invalid links were opened from this network. Complete a short security check to continue.',
  invalidResponse: 'Invalid response structure from /api/shortcode',
  apiError: 'API error checking shortcode',
  networkError: 'Network error checking shortcode',
} as const

/** The kind of a site's path, without its route. */
export type LinkKind = { kind: 'campaign'; campaign: string } | { kind: 'shortCode'; code: string } | { kind: 'page' }

/** Our own first path segments that are as long as a short code; they are not looked up as one. */
export const routeWords: readonly string[] = ['admin']

/** Reads a path such as `/Ab3dE` or `/Ab3dE/` by length alone; a path of two or more segments is a page. */
export function readLink(pathname: string): LinkKind {
  const segment = pathname.slice(1).replace(/\/$/, '')
  if (segment.includes('/') || routeWords.includes(segment)) return { kind: 'page' }
  if (segment.length === campaignLength) return { kind: 'campaign', campaign: segment }
  if (segment.length === shortCodeLength) return { kind: 'shortCode', code: segment }
  return { kind: 'page' }
}
