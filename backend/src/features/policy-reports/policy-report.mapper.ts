import type { PolicyReport } from '@clarity/contracts'

const knownDirectives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'media-src',
  'object-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]
const knownSources = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-sink', 'trusted-types-policy']

const ofExtension = /^[a-z-]*-extension\b/

/**
 * What was blocked, in words of a closed list: the addresses in a report may name people, and anyone can send any text.
 * Null for what an extension of the browser tried.
 */
export function summarizeReport({ 'csp-report': report }: PolicyReport, origin: string): string | null {
  const { 'effective-directive': directive, 'blocked-uri': blocked = '', 'source-file': file = '' } = report
  if (ofExtension.test(blocked) || ofExtension.test(file)) return null
  const known = knownDirectives.includes(directive) ? directive : 'another directive'
  return `${pageOf(report['document-uri'])}: ${known} ${sourceOf(blocked, origin)}`
}

function pageOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  if (/^\/admin(\/|$)/.test(path)) return 'admin'
  return /^\/(combined-)?report(\/|$)/.test(path) ? 'report' : 'site'
}

function sourceOf(blocked: string, origin: string): string {
  if (knownSources.includes(blocked)) return blocked
  return URL.parse(blocked)?.origin === origin ? 'this site' : 'another site'
}
