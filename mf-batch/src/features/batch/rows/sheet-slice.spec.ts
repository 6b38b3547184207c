import { describe, expect, test } from 'vitest'
import { newRow, noContent, type RowContent, type RowStatus } from './row'
import { firstSheet, type Sheet } from './sheet'
import { sheetActions as act, sheetReducer, type SheetAction } from './sheet-slice'

const ana: RowContent = { role: 'recipient', ...noContent, recipientName: 'Ana', recipientPhone: '+12015550123' }
const bo: RowContent = { ...ana, recipientName: 'Bo' }
const dana: RowContent = { ...ana, role: 'manager', managerName: 'Dana', managerPhone: '+12015550124' }

const after = (sheet: Sheet, ...actions: SheetAction[]) => actions.reduce(sheetReducer, sheet)
const names = ({ rows }: Sheet) => rows.map(({ recipientName }) => recipientName)
const imported = (...contents: RowContent[]) => after(firstSheet, act.imported(contents))
const withFirst = (sheet: Sheet, status: RowStatus): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row, index) => (index === 0 ? { ...row, status } : row)),
})

test('starts with one empty recipient row', () => {
  expect(firstSheet.rows).toEqual([newRow('1')])
})

describe('rows', () => {
  test('are added at the end, each with an id that was never used', () => {
    const sheet = after(firstSheet, act.rowAdded('recipient'), act.rowRemoved('2'), act.rowAdded('recipient'))
    expect(sheet.rows.map(({ id }) => id)).toEqual(['1', '3'])
  })

  test('are removed, but not the last one', () => {
    const one = after(imported(ana, bo), act.rowRemoved('2'))
    expect(names(one)).toEqual(['Bo'])
    expect(after(one, act.rowRemoved('3'))).toBe(one)
  })

  test.each(['submitting', 'retrying'] as const)('that are %s are not removed', (status) => {
    const sheet = withFirst(imported(ana, bo), status)
    expect(after(sheet, act.rowRemoved('2'))).toBe(sheet)
  })

  test('that do not change keep their identity', () => {
    const before = imported(ana, bo)
    const sheet = after(before, act.rowChanged({ id: '2', event: { type: 'submitted' } }))
    expect(sheet.rows[1]).toBe(before.rows[1])
    expect(after(sheet, act.rowChanged({ id: '2', event: { type: 'submitted' } }))).toBe(sheet)
  })
})

describe('Reset All', () => {
  test('leaves one empty recipient row', () => {
    const { rows } = after(imported(ana, dana), act.reset())
    expect(rows).toEqual([newRow('4')])
  })

  test('can be undone until the next change', () => {
    const reset = after(imported(ana, dana), act.reset())
    expect(names(after(reset, act.restored()))).toEqual(['Ana', 'Ana'])
    const added = after(reset, act.rowAdded('recipient'))
    expect(after(added, act.restored())).toBe(added)
  })
})

describe('an import', () => {
  test('replaces all rows', () => {
    const sheet = after(imported(ana, dana), act.imported([bo]))
    expect(names(sheet)).toEqual(['Bo'])
    expect(sheet.rows[0]!.status).toBe('pending')
  })
})

describe('a block of cells', () => {
  test('fills existing rows and adds new ones', () => {
    const sheet = after(
      imported(ana, bo),
      act.filled([
        { rowId: '3', content: dana },
        { rowId: null, content: bo },
      ]),
    )
    expect(sheet.rows.map(({ id, role, recipientName }) => [id, role, recipientName])).toEqual([
      ['2', 'recipient', 'Ana'],
      ['3', 'manager', 'Ana'],
      ['4', 'recipient', 'Bo'],
    ])
    expect(sheet.rows[1]).toMatchObject(dana)
  })

  test('does not change a row in progress', () => {
    const sheet = withFirst(imported(ana, bo), 'submitting')
    expect(names(after(sheet, act.filled([{ rowId: '2', content: bo }])))).toEqual(['Ana', 'Bo'])
  })
})

describe('while a batch is processing', () => {
  const processing = after(imported(ana, bo), act.batchStarted(2))

  test.each<SheetAction>([
    act.rowAdded('recipient'),
    act.rowRemoved('2'),
    act.reset(),
    act.imported([dana]),
    act.filled([{ rowId: '2', content: dana }]),
    act.restored(),
    act.batchStarted(5),
    act.rowChanged({ id: '2', event: { type: 'edited', values: { recipientName: 'Eve' } } }),
    act.rowChanged({ id: '2', event: { type: 'roleChosen', role: 'manager' } }),
  ])('$type does nothing', (action) => {
    expect(after(processing, action)).toBe(processing)
  })

  test('its rows and its progress continue until it ends', () => {
    const on = after(processing, act.batchAdvanced(1), act.rowChanged({ id: '2', event: { type: 'submitted' } }))
    expect(on.progress).toEqual({ current: 1, total: 2, isStopping: false })
    expect(on.rows[0]!.status).toBe('submitting')
    expect(after(on, act.batchStopping()).progress).toMatchObject({ isStopping: true })
    expect(after(on, act.batchEnded()).progress).toBeNull()
  })
})

test.each<SheetAction>([act.reset(), act.imported([dana]), act.restored()])(
  'while a row is in progress, $type does nothing',
  (action) => {
    const sheet = withFirst(imported(ana, bo), 'retrying')
    expect(after(sheet, action)).toBe(sheet)
  },
)
