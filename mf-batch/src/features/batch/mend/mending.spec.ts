import { expect, test } from 'vitest'
import { readRows, type ReadRow } from '../csv/read-csv'
import { isRight, mendCell, rejectedRows, takenRows } from './mending'

const file = `role,managerName,managerPhone,recipientName,recipientPhone
recipient,,,Ana,14155550101
boss,,,Bo,1415
recipient,,Cy`

const read = readRows(file) as readonly ReadRow[]

test('only rejected rows are mended, with what the file has of them', () => {
  const rows = rejectedRows(read)
  expect(rows.map(({ number, reading }) => [number, reading])).toEqual([
    [2, ["Row 2: Role must be 'manager' or 'recipient'"]],
    [3, ['Row 3: Insufficient columns']],
  ])
  expect(rows[1]!.cells).toMatchObject({ role: 'recipient', managerPhone: 'Cy', recipientPhone: '' })
})

test('a changed row is read again by the rules of the file', () => {
  const [row] = rejectedRows(read)
  const withRole = mendCell(row!, 'role', 'recipient')
  expect(withRole.reading).toEqual([expect.stringContaining('Row 2: Valid recipient phone is required')])
  expect(isRight(withRole)).toBe(false)
  const mended = mendCell(withRole, 'recipientPhone', ' 14155550102 ')
  expect(mended.reading).toMatchObject({ recipientName: 'Bo', recipientPhone: '+14155550102' })
})

test('the file is taken in its order, without rows that are left out', () => {
  const [second, third] = rejectedRows(read)
  const mended = mendCell(mendCell(second!, 'role', 'recipient'), 'recipientPhone', '14155550102')
  const taken = takenRows(read, [mended, { ...third!, isLeftOut: true }])
  expect(taken.map(({ recipientName }) => recipientName)).toEqual(['Ana', 'Bo'])
})
