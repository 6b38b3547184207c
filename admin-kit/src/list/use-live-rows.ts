import type { LiveKind } from '@clarity/contracts/live-event'
import { useMemo, useState } from 'react'
import { hasJustChanged } from '../api/own-changes'
import { useLive } from '../live/use-live'
import { keepPlaces } from './keep-places'
import type { ListAddress } from './list-address'
import type { PagedRows, RefreshableRows } from './use-paged-rows'

interface LiveRowsOptions<Row> {
  readonly address: ListAddress
  readonly list: PagedRows<Row>
  rowId(row: Row): string
  /** None for a list that does not follow changes. */
  readonly kinds: readonly LiveKind[]
}

/**
 * The rows of a list that follows changes: changed ones in their places, new ones held back and counted until
 * `showNew`. What this tab itself has just added is shown at once.
 */
export function useLiveRows<Row>({ address, list, rowId, kinds }: LiveRowsOptions<Row>) {
  const asked = `${address.query.q}\n${address.query.sort}`
  const [kept, setKept] = useState<{ readonly asked: string; readonly ids: readonly string[] } | null>(null)
  const ids = kept?.asked === asked ? kept.ids : null
  const view = useMemo(
    () => (ids === null ? { rows: list.rows, held: 0 } : keepPlaces(list.rows, ids, rowId)),
    [list.rows, ids, rowId],
  )
  useLive(kinds, () => {
    if (list.isLoading || list.error) return
    setKept(hasJustChanged() ? null : { asked, ids: view.rows.map(rowId) })
    ;(list as Partial<RefreshableRows<Row>>).refresh?.()
  })
  return { rows: view.rows, held: view.held, showNew: () => setKept(null) }
}
