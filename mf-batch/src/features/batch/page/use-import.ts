import { importedRowsSentence } from '@clarity/contracts/batch'
import { useCallback, useState } from 'react'
import { readCsvFile } from '../csv/csv-file'
import type { CsvReading } from '../csv/read-csv'
import type { RowContent } from '../rows/row'
import { isAnyBusy } from '../rows/sheet'
import type { Batch } from '../submit/use-batch'

export type ImportOutcome = { readonly done: string } | Exclude<CsvReading, { rows: unknown }>

/** Replaces all rows by those of a file, or says why not. While a row is under way no file is taken. */
export function useImport({ read, actions: { dispatch } }: Pick<Batch, 'read' | 'actions'>) {
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)

  const take = useCallback(
    async (file: File) => {
      if (isAnyBusy(read())) return
      const reading = await readCsvFile(file)
      if (!('rows' in reading)) return setOutcome(reading)
      if (isAnyBusy(read())) return
      dispatch({ type: 'imported', contents: reading.rows.map(onOneLine) })
      setOutcome({ done: importedRowsSentence(reading.rows.length) })
    },
    [read, dispatch],
  )

  return {
    outcome,
    takeFile: useCallback((file: File) => void take(file), [take]),
    dismiss: useCallback(() => setOutcome(null), []),
  }
}

/** A field shows no line ends, so they may not be in what is sent either. */
function onOneLine(content: RowContent): RowContent {
  const flat = (name: string) => name.replace(/\s+/g, ' ')
  return { ...content, managerName: flat(content.managerName), recipientName: flat(content.recipientName) }
}
