import type { CodePage } from './code-page'
import { decode } from './decode'
import { readingOf, readRows, type CsvReading, type ReadRow } from './read-csv'

export type CsvFileReading = CsvReading & {
  /** The guessed encoding, if the file does not state one. */
  readonly guess?: CodePage | null
  /** Every row of a file with errors by row, to mend them. */
  readonly read?: readonly ReadRow[]
}

/** `codePage` overrides the guess. */
export function readCsvBytes(bytes: Uint8Array, codePage?: CodePage): CsvFileReading {
  const { text, guess } = decode(bytes, codePage)
  const read = readRows(text)
  const reading = readingOf(read)
  return { ...reading, guess, ...('errors' in reading && typeof read !== 'string' && { read }) }
}
