/** The sources that a page may load besides this site's own files. */
interface Allowed {
  /** Hashes of its inline scripts. */
  readonly scripts?: readonly string[]
  /** Hashes of its inline styles, or their nonce. */
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
}

/** The content security policy of a page: its inline parts by hash or nonce, all else from this site only. */
export function contentPolicy({ scripts = [], styles = [], connections = [] }: Allowed): string {
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
  ].join(';')
}
