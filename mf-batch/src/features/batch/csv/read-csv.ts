import {
  batchTexts,
  csvPhoneMinLength,
  csvPhoneSentence,
  csvRoleSentence,
  insufficientColumnsSentence,
} from '@clarity/contracts/batch'
import type { RowContent } from '../rows/row'
import { readRecords, type CsvRecord } from './csv-records'

/** The result of reading a file: valid rows, or one error about the file, or errors by row. */
export type CsvReading =
  { readonly rows: readonly RowContent[] } | { readonly refusal: string } | { readonly errors: readonly string[] }

/** Reads the text of a CSV file by the rules of docs/behaviour.md#batches. Data rows count from 1. */
export function readCsv(text: string): CsvReading {
  const records = readRecords(text)
  if (typeof records === 'string') return { refusal: records }
  const readings = records.map((record, index) => readRow(record, index + 1))
  const errors = readings.flatMap((reading) => (Array.isArray(reading) ? reading : []))
  if (errors.length > 0) return { errors }
  const rows = readings.filter((reading): reading is RowContent => !Array.isArray(reading))
  return rows.length > 0 ? { rows } : { refusal: batchTexts.noRows }
}

/** The row's content, or its errors. */
function readRow(record: CsvRecord, row: number): RowContent | string[] {
  if (!record) return [insufficientColumnsSentence(row)]
  const role = record.role.toLowerCase()
  if (role !== 'manager' && role !== 'recipient') return [csvRoleSentence(row)]

  const { managerName, recipientName } = record
  const managerPhone = withPlus(record.managerPhone)
  const recipientPhone = withPlus(record.recipientPhone)
  const hasManager = role === 'manager' && (managerName !== '' || managerPhone !== '')
  const tooShort = [
    ...(hasManager && !isLongEnough(managerPhone) ? (['manager'] as const) : []),
    ...(isLongEnough(recipientPhone) ? [] : (['recipient'] as const)),
  ]
  if (tooShort.length > 0)
    return tooShort.map((whose) => csvPhoneSentence(row, whose, { managerPhone, recipientPhone }))
  const recipient = { recipientName, recipientPhone: digits(recipientPhone) }
  return hasManager
    ? { role, managerName, managerPhone: digits(managerPhone), ...recipient }
    : { role: 'recipient', managerName: '', managerPhone: '', ...recipient }
}

/** A spreadsheet drops the plus, or keeps it behind an apostrophe. */
function withPlus(phone: string): string {
  const bare = phone.replace(/^'(?=[+\d])/, '')
  return /^\d/.test(bare) ? `+${bare}` : bare
}

/** A number that a spreadsheet shortened, such as 4.2E+11: its remaining digits would be another person's number. */
function isLongEnough(phone: string): boolean {
  return phone.length >= csvPhoneMinLength && /^\+[\d\s().\-/]+$/.test(phone)
}

const digits = (phone: string) => phone.replace(/[^+\d]/g, '')
