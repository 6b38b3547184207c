import { loadPart } from '@clarity/admin-kit'
import { batchTexts } from '@clarity/contracts/batch'
import type { CodePage } from './code-page'
import type { CsvFileReading } from './read-csv-bytes'

/** Reads a file that was chosen or dropped; `codePage` overrides the guess. Never rejects. */
export async function readCsvFile(file: File, codePage?: CodePage): Promise<CsvFileReading> {
  if (!file.name.toLowerCase().endsWith('.csv')) return { refusal: batchTexts.notCsv }
  try {
    const [{ readCsvBytes }, bytes] = await Promise.all([
      loadPart(() => import(/* webpackChunkName: "csv" */ './read-csv-bytes')),
      file.arrayBuffer(),
    ])
    return readCsvBytes(new Uint8Array(bytes), codePage)
  } catch (error) {
    console.error(batchTexts.unreadable, error)
    return { refusal: batchTexts.unreadable }
  }
}
