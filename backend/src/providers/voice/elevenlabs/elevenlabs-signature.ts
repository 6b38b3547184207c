import { createHmac, timingSafeEqual } from 'node:crypto'
import { webhookMaxAgeSecs, webhookMaxSkewSecs } from '@clarity/contracts'

/**
 * Why `header` (`t=<unix seconds>,v0=<hex>`, several `v0` while a secret is rotated) is no valid signature of these
 * bytes; null if it is valid, not stale, and not from the future. The scheme is HMAC-SHA256 over `<t>.<raw body>`.
 */
export function signatureFault(secret: string, rawBody: Buffer, header: string, nowSecs: number): string | null {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return 'it has no signature'
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  if (!parts.some(([name, value]) => name === 'v0' && isEqual(value ?? '', expected))) return 'its signature is wrong'
  if (nowSecs - Number(time) > webhookMaxAgeSecs) return 'its signature is too old'
  return Number(time) - nowSecs > webhookMaxSkewSecs ? 'its signature is from the future' : null
}

function isEqual(hex: string, expected: Buffer): boolean {
  return /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(Buffer.from(hex, 'hex'), expected)
}
