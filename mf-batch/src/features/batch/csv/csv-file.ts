import { loadPart } from '@clarity/admin-kit'
import { batchSentences } from '@clarity/contracts/batch'
import type { CsvReading } from './read-csv'

/** Reads a file that was chosen or dropped. Never rejects. */
export async function readCsvFile(file: File): Promise<CsvReading> {
  if (!file.name.toLowerCase().endsWith('.csv')) return { refusal: batchSentences.notCsv }
  try {
    const [{ readCsv }, bytes] = await Promise.all([
      loadPart(() => import(/* webpackChunkName: "csv" */ './read-csv')),
      file.arrayBuffer(),
    ])
    return readCsv(decode(new Uint8Array(bytes)))
  } catch (error) {
    console.error(batchSentences.unreadable, error)
    return { refusal: batchSentences.unreadable }
  }
}

/** Spreadsheets write UTF-8, UTF-16 with its mark, or the code page of western Windows. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
