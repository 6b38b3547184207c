import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'papaparse'
import { describe, expect, test } from 'vitest'
import { decode } from './csv-file'
import { csvTemplate } from './csv-template'
import { readCsv } from './read-csv'
import { generateCsv } from './test-data/generated-csv'

const folder = join(import.meta.dirname, 'test-data')
const read = (...path: string[]) => readCsv(decode(readFileSync(join(folder, ...path))))
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

test.each(readdirSync(join(folder, 'csv-spectrum')))('%s lacks every column, and is told so', (name) => {
  expect(read('csv-spectrum', name)).toEqual({
    refusal: 'Missing required columns: role, managerName, managerPhone, recipientName, recipientPhone',
  })
})

test.each(readdirSync(join(folder, 'csv-spectrum')))("%s's cells, each as a name, are imported as they are", (name) => {
  const cells = parse<string[]>(decode(readFileSync(join(folder, 'csv-spectrum', name)))).data.flat()
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

  test('a manager in a self demo is left out', () => {
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

describe('the bytes of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Žofie 李')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFŽofie 李')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Žofie 李', 'utf16le')])],
  ])('%s', (_, bytes) => {
    expect(decode(bytes)).toBe('Žofie 李')
  })

  test('of western Windows', () => {
    expect(decode(new Uint8Array([0x5a, 0xfc]))).toBe('Zü')
  })
})
