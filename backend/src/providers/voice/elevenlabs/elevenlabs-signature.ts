import { createHmac, timingSafeEqual } from 'node:crypto'
import { webhookMaxAgeSecs, webhookMaxSkewSecs } from '@clarity/contracts'

/**
 * Whether `header` (`t=<unix seconds>,v0=<hex>`, several `v0` while a secret is rotated) signs these bytes, and is
 * neither stale nor from the future. The scheme is HMAC-SHA256 over `<t>.<raw body>`.
 */
export function isSignedBy(secret: string, rawBody: Buffer, header: string, nowSecs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || !isFresh(Number(time), nowSecs)) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  return parts.some(([name, value]) => name === 'v0' && isEqual(value ?? '', expected))
}

function isFresh(timeSecs: number, nowSecs: number): boolean {
  return nowSecs - timeSecs <= webhookMaxAgeSecs && timeSecs - nowSecs <= webhookMaxSkewSecs
}

function isEqual(hex: string, expected: Buffer): boolean {
  return /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(Buffer.from(hex, 'hex'), expected)
}
