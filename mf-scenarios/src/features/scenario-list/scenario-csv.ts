import type { Scenario } from '@clarity/contracts/scenario'

/** Characters that start a formula in a spreadsheet, after blanks, with their full-width forms. */
const formulaStart = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/

/** The scenarios as a CSV file with every field, protected against formulas. */
export function scenarioCsv(scenarios: readonly Scenario[]): string {
  const fields = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario)))] as (keyof Scenario)[]
  const lines = [fields, ...scenarios.map((scenario) => fields.map((field) => scenario[field]))]
  // The byte order mark makes spreadsheets read UTF-8.
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: Scenario[keyof Scenario]): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const plain = typeof value === 'object' ? JSON.stringify(value) : (value ?? '')
  const text = formulaStart.test(plain) ? `'${plain}` : plain
  return `"${text.replaceAll('"', '""')}"`
}
