import { asCallError, useSearchParams } from '@clarity/admin-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  useCreateBatchMutation,
  useLazyStoredBatchQuery,
  useSaveBatchMutation,
  useSaveBatchRowsMutation,
} from '../../../batch.api'
import { findValidationErrors } from '../rows/find-validation-errors'
import { sheetActions } from '../rows/sheet-slice'
import type { SheetStore } from '../submit/sheet-store'
import { BatchSaver, type SaveCalls, type Saving } from './batch-saver'
import { fromStoredRow } from './stored-rows'

export interface StoredBatchState {
  readonly saving: Saving
  /** True while the batch of the address is fetched. */
  readonly isOpening: boolean
  /** Whether the batch of the address does not exist, or could not be fetched. */
  readonly failure: 'unknown' | 'failed' | null
  /** Fetches the batch as it was saved last, here or elsewhere, and goes on with it. */
  reopen(this: void): void
  /** Saves what has changed. False if another browser goes on with the batch. */
  save(this: void): Promise<boolean>
}

interface Context {
  readonly scenarioId: string | undefined
  readonly isPhone: ((this: void, phone: string) => boolean) | undefined
  choose(this: void, scenarioId: string): void
  /** While the page asks whether to be left: another address would answer the question. */
  readonly isLeaving: boolean
}

const ofNoInterest = { selectFromResult: () => ({}) }

/** Keeps the sheet on the server as it changes. The page's address names the batch. */
export function useStoredBatch(
  store: SheetStore,
  { scenarioId, isPhone, choose, isLeaving }: Context,
): StoredBatchState {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('batch')
  const calls = useSaveCalls()
  const [saving, setSaving] = useState<Saving>({ state: 'saved', id: null })
  const [saver] = useState(() => new BatchSaver(store, () => calls.current, setSaving))
  const [fetchBatch] = useLazyStoredBatchQuery(ofNoInterest)
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<StoredBatchState['failure']>(null)

  useEffect(() => {
    saver.scenarioId = scenarioId
  }, [saver, scenarioId])
  useEffect(() => () => void saver.flush(), [saver])

  const open = useCallback(
    async (id: string) => {
      if (!isPhone) return
      setOpening(true)
      setFailure(null)
      try {
        const { revision, rows, scenario_id } = await fetchBatch(id).unwrap()
        const read = rows.map((row) => fromStoredRow(row, (content) => findValidationErrors(content, isPhone)))
        store.dispatch(sheetActions.opened(read))
        if (scenario_id !== null) choose(scenario_id)
        saver.scenarioId = scenario_id ?? undefined
        saver.adopt({ id, revision }, store.getState().rows)
      } catch (error) {
        setFailure(asCallError(error).status === 404 ? 'unknown' : 'failed')
      }
      setOpening(false)
    },
    [store, saver, fetchBatch, choose, isPhone],
  )

  const known = useRef<string | null>(null)
  const isReady = isPhone !== undefined
  useEffect(() => {
    if (wanted === null || wanted === known.current || !isReady) return
    known.current = wanted
    void open(wanted)
  }, [wanted, isReady, open])
  const { id } = saving
  useEffect(() => {
    if (id === null || id === known.current || isLeaving) return
    known.current = id
    setSearch({ batch: id }, { replace: true })
  }, [id, setSearch, isLeaving])

  return {
    saving,
    isOpening: isOpening || (wanted !== null && wanted !== known.current && failure === null),
    failure,
    reopen: useCallback(() => {
      if (known.current !== null) void open(known.current)
    }, [open]),
    save: useCallback(() => saver.flush(), [saver]),
  }
}

function useSaveCalls() {
  const [create] = useCreateBatchMutation(ofNoInterest)
  const [saveAll] = useSaveBatchMutation(ofNoInterest)
  const [saveRows] = useSaveBatchRowsMutation(ofNoInterest)
  const calls = useRef<SaveCalls>({
    create: (body) => create(body).unwrap(),
    saveAll: (body) => saveAll(body).unwrap(),
    saveRows: (body) => saveRows(body).unwrap(),
  })
  return calls
}
