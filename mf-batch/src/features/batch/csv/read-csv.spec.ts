import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvTemplate } from './csv-template'
import { decode } from './decode'
import { readCsv } from './read-csv'
import { generateCsv } from './test-data/generated-csv'

const folder = join(import.meta.dirname, 'test-data')
const textOf = (...path: string[]) => decode(readFileSync(join(folder, ...path))).text
const read = (...path: string[]) => readCsv(textOf(...path))
const header = 'role,managerName,managerPhone,recipientName,recipientPhone'
const ana = {
  role: 'recipient',
  managerName: '',
  managerPhone: '',
  recipientName: 'Ana',
  recipientPhone: '+14155550101',
}

describe('the written files', () => {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
    string,
    { rows: unknown[] } | { error: string }
  >

  test('are all there', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.csv'))).toEqual(Object.keys(expected).toSorted())
  })

  test.each(Object.entries(expected))('%s becomes what is expected', (name, outcome) => {
    const reading = read(name)
    if ('rows' in outcome) expect(reading).toEqual({ rows: outcome.rows })
    else if (outcome.error === 'Import errors') expect(reading).toEqual({ errors: [expect.stringContaining('Row 2')] })
    else expect(reading).toMatchObject(refusing(outcome.error))
  })

  function refusing(sentence: string) {
    const said = expect.stringContaining(sentence) as unknown
    return sentence.startsWith('Row') || sentence.startsWith('phone')
      ? { errors: expect.arrayContaining([said]) as unknown }
      : { refusal: said }
  }
})

test.each(readdirSync(join(folder, 'csv-spectrum')))('%s lacks every column, which is reported', (name) => {
  expect(read('csv-spectrum', name)).toEqual({
    refusal: 'Missing required columns: role, managerName, managerPhone, recipientName, recipientPhone',
  })
})

test.each(readdirSync(join(folder, 'csv-spectrum')))("%s's cells, each as a name, are imported as they are", (name) => {
  const cells = parse<string[]>(textOf('csv-spectrum', name)).data.flat()
  const names = cells.map((cell) => cell.trim().replaceAll('\r\n', '\n'))
  const lines = cells.map((cell) => `recipient,,,"${cell.replaceAll('"', '""')}",+14155550101`)
  expect(readCsv([header, ...lines].join('\r\n'))).toEqual({
    rows: names.map((recipientName) => ({ ...ana, recipientName })),
  })
})

describe('a hundred generated files', () => {
  test.each(Array.from({ length: 100 }, (_, seed) => seed))('number %i is imported right, or refused', (seed) => {
    const { text, rows, refusal } = generateCsv(seed)
    const reading = readCsv(text)
    if (refusal === null) expect(reading).toEqual({ rows })
    else expect(reading).toEqual({ errors: [expect.stringContaining(refusal)] })
  })
})

describe('phones', () => {
  const phone = (value: string) => readCsv(`${header}\nrecipient,,,Ana,${value}`)

  test.each(['14155550101', '+1 (415) 555-0101', "'+14155550101", '+1.415.555.0101'])('%s is read', (value) => {
    expect(phone(value)).toEqual({ rows: [ana] })
  })

  test('get their plus before their length is checked', () => {
    expect(phone('123456789')).toHaveProperty('rows')
    expect(phone('12345678')).toHaveProperty('errors')
  })

  test('that a spreadsheet has shortened are refused', () => {
    expect(phone('4.20601E+11')).toEqual({
      errors: ['Row 1: Valid recipient phone is required (minimum 10 digits) (manager: , recipient: +4.20601E+11)'],
    })
  })

  test('of both people are named, with a sentence each', () => {
    expect(readCsv(`${header}\nmanager,Dana,1415,Alex,+1416`)).toEqual({
      errors: [
        'Row 1: Valid manager phone is required (minimum 10 digits) (manager: +1415, recipient: +1416)',
        'Row 1: Valid recipient phone is required (minimum 10 digits) (manager: +1415, recipient: +1416)',
      ],
    })
  })
})

describe('what else may be in a file', () => {
  test('roles in any case', () => {
    expect(readCsv(`${header}\nRecipient,,,Ana,+14155550101`)).toEqual({ rows: [ana] })
  })

  test('a manager in a self demo is ignored', () => {
    expect(readCsv(`${header}\nrecipient,Dana,+14155550102,Ana,+14155550101`)).toEqual({ rows: [ana] })
  })

  test('columns of no concern to us', () => {
    expect(readCsv(`note,${header}\n"a, b",recipient,,,Ana,+14155550101`)).toEqual({ rows: [ana] })
  })

  test('only some columns missing: those are named', () => {
    expect(readCsv('role,recipientName,recipientPhone\n')).toEqual({
      refusal: 'Missing required columns: managerName, managerPhone',
    })
  })

  test.each([
    ['a quote that never ends', `${header}\nrecipient,,,"Ana,+14155550101`],
    ['a quote in the middle', `${header}\nrecipient,,,"Ana" x,+14155550101`],
    ['zero bytes', `${header}\nrecipient,,,\u0000,+14155550101`],
  ])('%s: it cannot be parsed', (_, text) => {
    expect(readCsv(text)).toEqual({ refusal: 'Failed to parse CSV file. Please check the format.' })
  })

  test('nothing but comments', () => {
    expect(readCsv('# one\n\n#two\n')).toEqual({ refusal: 'CSV file appears to be empty' })
  })
})

describe('the template', () => {
  test('imports cleanly: one row of each role', () => {
    expect(readCsv(csvTemplate)).toEqual({
      rows: [
        { ...ana, recipientName: 'Ana Silva', recipientPhone: '+12015550123' },
        {
          role: 'manager',
          managerName: 'Dana Field',
          managerPhone: '+12015550124',
          recipientName: 'Alex Stone',
          recipientPhone: '+12015550125',
        },
      ],
    })
  })

  test('has no cell that a spreadsheet would execute, and keeps its comments when a spreadsheet saves it', () => {
    const lines = csvTemplate.split('\r\n')
    for (const cell of lines.flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠|]/)
    for (const comment of lines.filter((line) => line.startsWith('#'))) expect(comment).not.toMatch(/[",;]/)
  })
})

describe('what Excel writes', () => {
  const rows = { rows: [ana] }

  test.each([
    ['sep=; in its first line', `sep=;\r\n${header.replaceAll(',', ';')}\r\nrecipient;;;Ana;14155550101\r\n`],
    ['sep=, filled up with commas', `sep=,,,,,\n${header}\nrecipient,,,Ana,14155550101`],
    ['"sep=|" in quotes', `"sep=|"\n${header.replaceAll(',', '|')}\nrecipient|||Ana|14155550101`],
    ['a number kept as it is by ="…"', `${header}\nrecipient,,,Ana,="14155550101"`],
    ['the same in quotes', `${header}\nrecipient,,,Ana,"=""14155550101"""`],
    ['rows of commas only', `,,,,\n${header}\n,,,,\nrecipient,,,Ana,14155550101\n, ,,,\n,,,,`],
    [
      'blanks in the names of columns',
      'Role,Manager Name,Manager Phone,Recipient Name,Recipient Phone\nrecipient,,,Ana,14155550101',
    ],
  ])('%s is read', (_, text) => {
    expect(readCsv(text)).toEqual(rows)
  })

  test('rows of commas only do not count', () => {
    expect(readCsv(`${header}\n,,,,\nrecipient,,,Ana,14155550101\n,,,,\nboss,,,Bo,14155550101`)).toEqual({
      errors: ["Row 2: Role must be 'manager' or 'recipient'"],
    })
  })

  test('a formula stays the text that it is', () => {
    expect(readCsv(`${header}\nrecipient,,,=1+1,14155550101`)).toEqual({ rows: [{ ...ana, recipientName: '=1+1' }] })
  })
})
