import { policyReportsPath } from '../../http/policy-reports-path.js'

/** The sources that a page may load besides this site's own files. */
interface Allowed {
  /** Hashes of its inline scripts. */
  readonly scripts?: readonly string[]
  /** Hashes of its inline styles, or their nonce. */
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
  /** Whether the page has a default policy, without which no code of it could load a script. */
  readonly hasTrustedTypes?: boolean
}

/**
 * The content security policy of a page: its inline parts by hash or nonce, all else from this site only. What
 * a browser blocks is reported.
 */
export function contentPolicy({
  scripts = [],
  styles = [],
  connections = [],
  hasTrustedTypes = false,
}: Allowed): string {
  const quoted = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    `report-uri ${policyReportsPath}`,
  ].join(';')
}
