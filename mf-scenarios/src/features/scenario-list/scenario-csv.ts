import type { Scenario } from '@clarity/contracts/scenario'

/** Characters at a cell's start, behind blanks, that make a spreadsheet take it for a formula; also their wide forms. */
const formulaStart = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/

/** The scenarios as a CSV file with every field, of which no spreadsheet runs anything. */
export function scenarioCsv(scenarios: readonly Scenario[]): string {
  const fields = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario)))] as (keyof Scenario)[]
  const lines = [fields, ...scenarios.map((scenario) => fields.map((field) => scenario[field]))]
  // The mark makes spreadsheets read UTF-8.
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
