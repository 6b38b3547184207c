/** The same text without what PostgreSQL cannot keep: U+0000 goes, a lone surrogate becomes U+FFFD. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** The value as JSON that a jsonb column takes, its texts and keys made storable. */
export function storableJson(value: unknown): string {
  // JSON.stringify escapes these two and leaves whole pairs as they are; other escapes are matched to be stepped over.
  return JSON.stringify(value).replaceAll(/\\(u0000|ud[89a-f][0-9a-f]{2}|[^])/g, (escape, kind: string) => {
    if (kind === 'u0000') return ''
    return kind.startsWith('ud') ? '\ufffd' : escape
  })
}
