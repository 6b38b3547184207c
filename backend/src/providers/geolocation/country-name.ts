const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * The English name of a two-letter country code; null for a code that is no country, such as a proxy's 'XX' or 'T1'.
 */
export function countryName(code: string): string | null {
  const letters = code.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(letters) || letters === 'ZZ') return null
  return names.of(letters) ?? null
}
