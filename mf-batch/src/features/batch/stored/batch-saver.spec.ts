import type { CallError } from '@clarity/admin-kit'
import type { SavedBatch } from '@clarity/contracts/stored-batch'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noContent, type RowContent } from '../rows/row'
import { sheetActions } from '../rows/sheet-slice'
import { createSheetStore } from '../submit/sheet-store'
import { BatchSaver, type Saving } from './batch-saver'

const person = (recipientName: string): RowContent => ({ role: 'recipient', ...noContent, recipientName })
const refusal = (status: number) =>
  Object.assign(new Error(), { kind: 'refused', status, statusText: '', sentence: null } satisfies CallError)

beforeEach(() => void vi.useFakeTimers())

/** A page whose server keeps what it gets, in order, until the test makes it refuse. */
function pageOf() {
  const store = createSheetStore()
  const sent: [string, object][] = []
  const states: Saving[] = []
  let refused: number | null = null
  let ids = 0
  const accept =
    (call: string) =>
    (body: object & { revision?: number; id?: string }): Promise<SavedBatch> => {
      sent.push([call, body])
      if (refused !== null) return Promise.reject(refusal(refused))
      return Promise.resolve({ id: body.id ?? `b${++ids}`, revision: (body.revision ?? 0) + 1 })
    }
  const calls = { create: accept('create'), saveAll: accept('saveAll'), saveRows: accept('saveRows') }
  const saver = new BatchSaver(
    store,
    () => calls,
    (saving) => states.push(saving),
  )
  const type = (id: string, recipientName: string) =>
    store.dispatch(sheetActions.rowChanged({ id, event: { type: 'edited', values: { recipientName } } }))
  const succeed = (id: string) => {
    store.dispatch(sheetActions.rowChanged({ id, event: { type: 'submitted' } }))
    store.dispatch(
      sheetActions.rowChanged({ id, event: { type: 'succeeded', requestId: `r${id}`, shortCode: 'Ab3dE' } }),
    )
  }
  return {
    store,
    saver,
    sent,
    type,
    succeed,
    refuse: (status: number | null) => (refused = status),
    imported: (...names: string[]) => store.dispatch(sheetActions.imported(names.map(person))),
    calls: () => sent.map(([call]) => call),
    state: () => states.at(-1)?.state,
  }
}

const pass = (ms = 700) => vi.advanceTimersByTimeAsync(ms)

describe('a sheet', () => {
  test('that is empty is not saved', async () => {
    const { store, sent } = pageOf()
    store.dispatch(sheetActions.rowAdded('recipient'))
    await pass()
    expect(sent).toEqual([])
  })

  test('is saved once typing pauses, then only what changed', async () => {
    const { type, imported, sent, calls, state } = pageOf()
    imported('Ana', 'Bo', 'Cy', 'Di')
    await pass()
    type('3', 'B')
    type('3', 'Bob')
    expect(state()).toBe('unsaved')
    await pass()
    expect(calls()).toEqual(['create', 'saveRows'])
    expect(sent[1]![1]).toMatchObject({ id: 'b1', revision: 1, rows: [{ id: 3, recipientName: 'Bob' }], removed: [] })
    expect(state()).toBe('saved')
  })

  test('tells of removed rows', async () => {
    const { store, imported, sent } = pageOf()
    imported('Ana', 'Bo', 'Cy', 'Di')
    await pass()
    store.dispatch(sheetActions.rowRemoved('4'))
    await pass()
    expect(sent[1]![1]).toMatchObject({ rows: [], removed: [4] })
  })

  test('is saved whole if most of it is new', async () => {
    const { imported, calls } = pageOf()
    imported('Ana', 'Bo')
    await pass()
    imported('Cy', 'Di')
    await pass()
    expect(calls()).toEqual(['create', 'saveAll'])
  })

  test('that replaces results begins another batch, and Undo returns to the earlier one', async () => {
    const { store, imported, succeed, sent } = pageOf()
    imported('Ana', 'Bo')
    succeed('2')
    await pass()
    imported('Cy', 'Di')
    await pass()
    store.dispatch(sheetActions.restored())
    succeed('3')
    await pass()
    expect(sent.map(([call, body]) => [call, (body as { id?: string }).id])).toEqual([
      ['create', undefined],
      ['create', undefined],
      ['saveRows', 'b1'],
    ])
  })
})

describe('a failure', () => {
  test('is shown, and saving is tried again', async () => {
    const { imported, refuse, calls, state } = pageOf()
    refuse(500)
    imported('Ana')
    await pass()
    expect(state()).toBe('failed')
    refuse(null)
    await pass(5_000)
    expect([calls(), state()]).toEqual([['create', 'create'], 'saved'])
  })

  test('because of another browser ends saving, until its changes are loaded', async () => {
    const { store, saver, imported, type, refuse, calls, state } = pageOf()
    imported('Ana', 'Bo', 'Cy')
    await pass()
    refuse(409)
    type('2', 'Anna')
    expect(await saver.flush()).toBe(false)
    type('2', 'Annabel')
    await pass(10_000)
    expect([calls(), state()]).toEqual([['create', 'saveRows'], 'taken'])
    refuse(null)
    saver.adopt({ id: 'b1', revision: 7 }, store.getState().rows)
    type('2', 'Ana')
    expect(await saver.flush()).toBe(true)
    expect(state()).toBe('saved')
  })
})
