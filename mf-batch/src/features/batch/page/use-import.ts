import { importedRowsSentence } from '@clarity/contracts/batch'
import { useCallback, useState } from 'react'
import type { CodePage } from '../csv/code-page'
import { readCsvFile } from '../csv/csv-file'
import type { CsvFileReading } from '../csv/read-csv-bytes'
import type { RowContent } from '../rows/row'
import { isAnyBusy } from '../rows/sheet'
import { sheetActions } from '../rows/sheet-slice'
import type { Batch } from '../submit/use-batch'

export type ImportOutcome = Imported | Exclude<CsvFileReading, { rows: unknown }>

interface Imported {
  readonly done: string
  /** The guessed encoding, if the file does not state one. */
  readonly guess: CodePage | null
  /** Reads the file again, with the other code page. */
  readAs(this: void, codePage: CodePage): void
}

/** Replaces all rows by those of a file, or shows why not. No file is accepted while a row is being sent. */
export function useImport({ read, actions: { dispatch } }: Pick<Batch, 'read' | 'actions'>) {
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [isMending, setMending] = useState(false)

  const take = useCallback(
    async function takeFile(file: File, codePage?: CodePage): Promise<void> {
      if (isAnyBusy(read())) return
      const reading = await readCsvFile(file, codePage)
      setMending(false)
      if (!('rows' in reading)) return setOutcome(reading)
      if (isAnyBusy(read())) return
      dispatch(sheetActions.imported(reading.rows.map(onOneLine)))
      setOutcome({
        done: importedRowsSentence(reading.rows.length),
        guess: reading.guess ?? null,
        readAs: (other) => {
          // Undo still restores the rows from before the file.
          dispatch(sheetActions.restored())
          void takeFile(file, other)
        },
      })
    },
    [read, dispatch],
  )

  const mended = useCallback(
    (contents: readonly RowContent[]) => {
      if (isAnyBusy(read())) return
      dispatch(sheetActions.imported(contents.map(onOneLine)))
      setMending(false)
      setOutcome({ done: importedRowsSentence(contents.length), guess: null, readAs: () => {} })
    },
    [read, dispatch],
  )
  const refused = (outcome && 'errors' in outcome && outcome.read) || null

  return {
    outcome,
    /** The rows of a refused file, while they are mended. */
    mending: isMending && refused ? { refused, onMended: mended, onCancel: () => setMending(false) } : null,
    /** Shows the rejected rows, to mend them here; null if there are none, or they are shown already. */
    mend: refused && !isMending ? () => setMending(true) : null,
    takeFile: useCallback((file: File) => void take(file), [take]),
    dismiss: useCallback(() => {
      setMending(false)
      setOutcome(null)
    }, []),
  }
}

/** An input shows no line breaks, so they must not be sent either. */
function onOneLine(content: RowContent): RowContent {
  const flat = (name: string) => name.replace(/\s+/g, ' ')
  return { ...content, managerName: flat(content.managerName), recipientName: flat(content.recipientName) }
}
