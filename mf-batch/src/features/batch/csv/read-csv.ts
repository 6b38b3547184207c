import {
  batchTexts,
  csvPhoneMinLength,
  csvPhoneSentence,
  csvRoleSentence,
  insufficientColumnsSentence,
} from '@clarity/contracts/batch'
import type { RowContent } from '../rows/row'
import { readRecords, type CsvCells } from './csv-records'

/** The result of reading a file: valid rows, or one error about the file, or errors by row. */
export type CsvReading =
  | { readonly rows: readonly RowContent[] }
  | { readonly refusal: string }
  | { readonly errors: readonly string[] }

/** A data row of a file: its cells, and its content or its errors. */
export interface ReadRow {
  readonly cells: CsvCells
  readonly reading: RowContent | readonly string[]
}

/** Reads the text of a CSV file by the rules of docs/behaviour.md#batches. */
export const readCsv = (text: string): CsvReading => readingOf(readRows(text))

/** Every data row, right or wrong, which count from 1; or the sentence that refuses the file. */
export function readRows(text: string): readonly ReadRow[] | string {
  const records = readRecords(text)
  if (typeof records === 'string') return records
  return records.map(({ cells, isShort }, index) => ({
    cells,
    reading: isShort ? [insufficientColumnsSentence(index + 1)] : readCells(cells, index + 1),
  }))
}

export function readingOf(read: readonly ReadRow[] | string): CsvReading {
  if (typeof read === 'string') return { refusal: read }
  const errors = read.flatMap(({ reading }) => (isContent(reading) ? [] : reading))
  if (errors.length > 0) return { errors }
  const rows = read.map(({ reading }) => reading).filter(isContent)
  return rows.length > 0 ? { rows } : { refusal: batchTexts.noRows }
}

export const isContent = (reading: ReadRow['reading']): reading is RowContent => 'role' in reading

/** The row's content, or its errors. */
export function readCells(record: CsvCells, row: number): RowContent | readonly string[] {
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
