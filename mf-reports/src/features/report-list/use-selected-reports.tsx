import { Checkbox, useRangeToggle, type Column } from '@clarity/admin-kit'
import { useMemo, useState } from 'react'
import type { ListedReport } from '../../reports.api'
import { linkTexts } from '../../parts/report-links/texts'
import { useSelection } from '../../parts/use-selection'

export interface SelectedReports {
  readonly ids: ReadonlySet<string>
  readonly isSelecting: boolean
  /** The boxes, while reports are selected. */
  readonly column: Column<ListedReport> | null
  start(): void
  end(): void
}

/** Reports that are selected to change their links; without it, the table has no boxes. */
export function useSelectedReports(rows: readonly ListedReport[]): SelectedReports {
  const { ids, toggle, add, clear } = useSelection()
  const [isSelecting, setSelecting] = useState(false)
  const shown = useMemo(() => rows.map(({ report_id }) => report_id ?? ''), [rows])
  const change = useRangeToggle(shown, toggle, add)
  const column = useMemo<Column<ListedReport> | null>(
    () =>
      isSelecting
        ? {
            key: 'select',
            header: linkTexts.column,
            isHeaderHidden: true,
            width: 46,
            cell: ({ report_id: id, recipient_name: name }) =>
              id && (
                <Checkbox
                  size="sm"
                  aria-label={linkTexts.selectOne(name ?? id)}
                  checked={ids.has(id)}
                  onChange={(event) => change(id, event)}
                />
              ),
          }
        : null,
    [isSelecting, ids, change],
  )
  return {
    ids,
    isSelecting,
    column,
    start: () => setSelecting(true),
    end: () => {
      setSelecting(false)
      clear()
    },
  }
}
