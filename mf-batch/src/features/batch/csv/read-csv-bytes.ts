import type { CodePage } from './code-page'
import { decode } from './decode'
import { readCsv, type CsvReading } from './read-csv'

export type CsvFileReading = CsvReading & {
  /** The guessed encoding, if the file does not state one. */
  readonly guess?: CodePage | null
}

/** `codePage` overrides the guess. */
export function readCsvBytes(bytes: Uint8Array, codePage?: CodePage): CsvFileReading {
  const { text, guess } = decode(bytes, codePage)
  return { ...readCsv(text), guess }
}
