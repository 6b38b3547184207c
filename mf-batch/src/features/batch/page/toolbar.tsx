import { Button, FileButton, Group, icons } from '@clarity/admin-kit'
import { csvTemplateFileName } from '@clarity/contracts/batch'
import { useRef } from 'react'
import { texts } from '../../../texts'
import { csvTemplate } from '../csv/csv-template'
import { saveCsv } from '../csv/save-csv'

interface ToolbarProps {
  /** Rows must not be replaced now, because some are being submitted. */
  readonly isBusy: boolean
  onFile(this: void, file: File): void
  onAdd(this: void): void
  onReset(this: void): void
}

/** The actions for all rows. */
export function Toolbar({ isBusy, onFile, onAdd, onReset }: ToolbarProps) {
  // Without this the same file could not be chosen twice in a row.
  const forgetFile = useRef<() => void>(null)
  const take = (file: File | null) => {
    if (file) onFile(file)
    forgetFile.current?.()
  }
  return (
    <Group gap="xs" className="batch-toolbar">
      <Button
        variant="default"
        size="sm"
        leftSection={<icons.Download size={16} />}
        onClick={() => saveCsv(csvTemplateFileName, csvTemplate)}
      >
        {texts.downloadTemplate}
      </Button>
      <FileButton accept=".csv,text/csv" onChange={take} resetRef={forgetFile} disabled={isBusy}>
        {(props) => (
          <Button {...props} variant="default" size="sm" leftSection={<icons.Upload size={16} />} disabled={isBusy}>
            {texts.importCsv}
          </Button>
        )}
      </FileButton>
      <Button variant="default" size="sm" leftSection={<icons.Plus size={16} />} onClick={onAdd}>
        {texts.addRow}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<icons.RotateCcw size={16} />}
        disabled={isBusy}
        onClick={onReset}
        className="batch-reset"
      >
        {texts.resetAll}
      </Button>
    </Group>
  )
}
