export type CsvValue = string | number | boolean | Date | null

/** Blanks, marks that nobody sees, and quotes: a spreadsheet may drop them before it looks for a formula. */
const dropped = String.raw`(?:(?![\t\r\n])[\s\p{Cc}\p{Cf}"])*`
const formula = '[=+\\-@|%＝＋－＠｜％]'

const startsLive = new RegExp(`^${dropped}(?:${formula}|[\\t\\r\\n])`, 'u')

/** Where a cell would begin for a program that splits at semicolons or tabs, as many a country's Excel does. */
const turnsLive = new RegExp(`[;\\t\\r\\n](?=${dropped}${formula})`, 'gu')

/** One line of RFC 4180, ended. No spreadsheet executes a cell of it: an apostrophe makes a text of what could run. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

function csvCell(value: CsvValue): string {
  if (typeof value !== 'string') return quoted(value instanceof Date ? value.toISOString() : String(value ?? ''))
  const text = value.replaceAll(turnsLive, "$&'")
  return quoted(startsLive.test(text) ? `'${text}` : text)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
