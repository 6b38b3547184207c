/** What a page may load beside this site's own files. */
interface Allowed {
  /** Hashes of its inline scripts. */
  readonly scripts?: readonly string[]
  /** Hashes of its inline styles, or the nonce that they carry. */
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
}

/** The policy of a page: its own inline parts by hash or nonce, everything else from this site, nothing else at all. */
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
