import { describe, expect, test } from 'vitest'
import { readPasted } from '../phone/read-pasted'
import { newRow, noContent, type BatchRow, type RowContent } from '../rows/row'
import { pasteCells } from './paste-cells'
import { readCells } from './read-cells'

describe('the contents of the clipboard', () => {
  test.each([
    ['one cell, as a spreadsheet copies it', 'Ana\r\n', null],
    ['a plain text', 'Ana Silva', null],
    ['two columns', 'Ana\t2015550123\r\n', [['Ana', '2015550123']]],
    ['two rows', 'Ana\nBo\n', [['Ana'], ['Bo']]],
    [
      'empty cells',
      '\tAna\t\n\t\t',
      [
        ['', 'Ana', ''],
        ['', '', ''],
      ],
    ],
    [
      'quotes',
      '"Ana\nSilva"\t"say ""hi"""\nBo\t"x" y',
      [
        ['Ana Silva', 'say "hi"'],
        ['Bo', '"x" y'],
      ],
    ],
    ['an empty line', 'Ana\n\nBo', [['Ana'], [''], ['Bo']]],
  ])('%s', (_, text, cells) => {
    expect(readCells(text)).toEqual(cells)
  })
})

describe('numbers as people write them', () => {
  test.each([
    ['(201) 555-0123', '+12015550123'],
    ['12015550123', '+12015550123'],
    ['+420 601 123 456', '+420601123456'],
    ['420601123456', '+420601123456'],
    ["'+12015550123", '+12015550123'],
    ['+1 201 555 +420 601 123 456', '+420601123456'],
    ['6465550199', '+16465550199'],
    ['1234567890', '1234567890'],
    ['201', '201'],
    ['none', 'none'],
  ])('%s', (text, number) => {
    expect(readPasted(text)).toBe(number)
  })
})

describe('a block of cells', () => {
  const self: RowContent = { role: 'recipient', ...noContent }
  const managed: RowContent = { role: 'manager', ...noContent }
  const place = (cells: string[][], rows: BatchRow[], row = 0, field = 0) =>
    pasteCells(cells, { rows, at: { row, field }, readNumber: readPasted })

  test('fills cells down and to the right of the caret, and adds rows', () => {
    const cells = [
      ['Ana', '2015550123'],
      ['Bo', '2015550124'],
    ]
    expect(place(cells, [newRow('1', self)])).toEqual([
      { rowId: '1', content: { ...self, recipientName: 'Ana', recipientPhone: '+12015550123' } },
      { rowId: null, content: { ...self, recipientName: 'Bo', recipientPhone: '+12015550124' } },
    ])
  })

  test('does not change the fields beside it', () => {
    const row = newRow('1', { ...managed, managerName: 'Dana', recipientName: 'Alex' })
    expect(place([['2015550124', 'Cy']], [row], 0, 1)).toEqual([
      { rowId: '1', content: { ...managed, managerName: 'Dana', managerPhone: '+12015550124', recipientName: 'Cy' } },
    ])
  })

  test('of four columns makes rows of managers if the sheet is empty', () => {
    const cells = [
      ['Dana', '2015550124', 'Alex', '2015550125'],
      ['Eve', '2015550126', 'Bo', '2015550127'],
    ]
    expect(place(cells, [newRow('1', self)]).map(({ content }) => [content.role, content.recipientName])).toEqual([
      ['manager', 'Alex'],
      ['manager', 'Bo'],
    ])
  })

  test('of four columns fills only the two of a filled self demo', () => {
    const row = newRow('1', { ...self, recipientName: 'Ana' })
    expect(place([['Eve', '2015550126', 'Bo', '2015550127']], [row])).toEqual([
      { rowId: '1', content: { ...self, recipientName: 'Eve', recipientPhone: '+12015550126' } },
    ])
  })

  test('copied from the template includes its roles, with or without its header', () => {
    const cells = [
      ['role', 'managerName', 'managerPhone', 'recipientName', 'recipientPhone'],
      ['Manager', 'Dana', '12015550124', 'Alex', '12015550125'],
      ['recipient', '', '', 'Ana', '12015550123'],
      ['manager', '', '', 'Bo', '12015550123'],
    ]
    const fillings = place(cells, [newRow('1', self), newRow('2', managed)])
    expect(fillings.map(({ rowId, content }) => [rowId, content.role, content.recipientName])).toEqual([
      ['1', 'manager', 'Alex'],
      ['2', 'recipient', 'Ana'],
      [null, 'recipient', 'Bo'],
    ])
    expect(fillings[0]!.content.managerPhone).toBe('+12015550124')
  })
})
