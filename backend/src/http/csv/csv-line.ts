export type CsvValue = string | number | boolean | Date | null

/** Blanks, invisible characters and quotes: a spreadsheet may strip them before it looks for a formula. */
const dropped = String.raw`(?:(?![\t\r\n])[\s\p{Cc}\p{Cf}"])*`
const formula = '[=+\\-@|%＝＋－＠｜％]'

const startsLive = new RegExp(`^${dropped}(?:${formula}|[\\t\\r\\n])`, 'u')

/** The start of a cell for a program that splits at semicolons or tabs, as Excel does in many countries. */
const turnsLive = new RegExp(`[;\\t\\r\\n](?=${dropped}${formula})`, 'gu')

/** One line of RFC 4180, with its line end. Safe from CSV injection: an apostrophe turns a formula into text. */
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
