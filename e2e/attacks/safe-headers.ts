import type { Head } from './answer-alone.ts'

/** What the headers of every answer lack, of a product that is served over https. */
export function unsafeHeaders({ headers }: Head): string[] {
  const policy = String(headers['content-security-policy'])
  const wanted: Readonly<Record<string, boolean>> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'no referrer': headers['referrer-policy'] === 'no-referrer',
    HSTS: /max-age=31536000; ?includeSubDomains/.test(String(headers['strict-transport-security'])),
    'no frames': policy.includes("frame-ancestors 'none'"),
    'nothing by default': policy.includes("default-src 'none'"),
    'no other origin': headers['access-control-allow-origin'] === undefined,
  }
  return Object.keys(wanted).filter((name) => !wanted[name])
}
