import { icons } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { useFileDrop } from './use-file-drop'

/** The drop target for a CSV file; without drag and drop there is the toolbar's button. */
export function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const isOver = useFileDrop(onFile)
  return (
    <div className="batch-drop" {...(isOver && { 'data-over': true })}>
      <icons.FileText size={18} aria-hidden />
      <span>{texts.dropHere}</span>
      <span className="batch-soft">{texts.recommendedRows}</span>
    </div>
  )
}
