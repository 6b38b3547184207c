import type { CodePage } from './code-page'
import { decode } from './decode'
import { readCsv, type CsvReading } from './read-csv'

export type CsvFileReading = CsvReading & {
  /** How the letters were read where nothing in the file says it. */
  readonly guess?: CodePage | null
}

/** `codePage` stands in for the guess, where the reader knows better. */
export function readCsvBytes(bytes: Uint8Array, codePage?: CodePage): CsvFileReading {
  const { text, guess } = decode(bytes, codePage)
  return { ...readCsv(text), guess }
}
