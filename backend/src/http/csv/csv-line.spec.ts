import { formulas } from '@clarity/test-kit/hostile-texts'
import { expect, it } from 'vitest'
import { csvLine } from './csv-line.js'

it('quotes every cell and keeps ordinary texts, numbers, times and empty values unchanged', () => {
  const moment = new Date('2026-11-21T06:18:00Z')
  expect(csvLine(['Ada "A" Lovelace, 36', -1.5, true, moment, null, "O'Neill; a-b\nc"])).toBe(
    `"Ada ""A"" Lovelace, 36","-1.5","true","2026-11-21T06:18:00.000Z","","O'Neill; a-b\nc"\r\n`,
  )
})

it.each([
  '=1+1',
  '+14155550123',
  '-1',
  '@SUM(1)',
  '\tx',
  '\rx',
  '\nx',
  ' \tx',
  '|calc',
  '%0A',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '｜x',
  '％x',
  '  =1',
  '\u00A0=1',
  '\uFEFF=1',
  '\u200B=1',
  '\u0001=1',
  '"=1"',
])('puts an apostrophe before %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
})

/** Splits like a program with a separator other than the comma: the default of spreadsheets in many countries. */
const splits = [/[;\r\n]/, /[\t\r\n]/]

it.each(formulas)('leaves nothing to execute of %j, however a program splits the line', (text) => {
  const line = csvLine([text, `x\n${text};`, `a; ${text}\t${text}`])
  const cells = splits.flatMap((split) => line.split(split))
  const live = cells.filter((cell) => /^[\s"\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(cell))
  expect(live).toEqual([])
})
