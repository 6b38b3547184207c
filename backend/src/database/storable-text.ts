/** The text without characters that PostgreSQL cannot store: U+0000 is removed, a lone surrogate becomes U+FFFD. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** The value as JSON for a jsonb column, with its strings and keys made storable. */
export function storableJson(value: unknown): string {
  // JSON.stringify escapes U+0000 and lone surrogates, but not whole pairs. Other escapes are matched to skip them.
  return JSON.stringify(value).replaceAll(/\\(u0000|ud[89a-f][0-9a-f]{2}|[^])/g, (escape, kind: string) => {
    if (kind === 'u0000') return ''
    return kind.startsWith('ud') ? '\ufffd' : escape
  })
}
