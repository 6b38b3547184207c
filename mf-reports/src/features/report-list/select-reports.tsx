import { Button, Text } from '@clarity/admin-kit'
import { mostChangedLinks } from '@clarity/contracts/report-link'
import { linkTexts } from '../../parts/report-links/texts'
import type { SelectedReports } from './use-selected-reports'

interface SelectReportsProps {
  readonly selected: SelectedReports
  onChange(ids: readonly string[]): void
}

/** Selects many reports, to change their links together. */
export function SelectReports({ selected: { ids, isSelecting, start, end }, onChange }: SelectReportsProps) {
  if (!isSelecting)
    return (
      <Button variant="default" onClick={start}>
        {linkTexts.select}
      </Button>
    )
  return (
    <>
      <Button disabled={ids.size === 0 || ids.size > mostChangedLinks} onClick={() => onChange([...ids])}>
        {linkTexts.change}
      </Button>
      <Button variant="default" onClick={end}>
        {linkTexts.endSelection}
      </Button>
      <Text size="sm" fw={600} role="status">
        {linkTexts.selected(ids.size)}
      </Text>
    </>
  )
}
