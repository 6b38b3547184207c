/** An amount for a person to read; small ones keep four digits, because a text costs less than a cent. */
export function formatMoney(amount: number, currency: string): string {
  const maximumFractionDigits = amount !== 0 && Math.abs(amount) < 1 ? 4 : 2
  return amount.toLocaleString(undefined, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
  })
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country's ISO code; a calling code stays as it is. */
export function formatCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code
}
