import type { RowContent } from '../../rows/row'

/** A file with the expected result: its rows, or an error. */
export interface GeneratedCsv {
  readonly text: string
  readonly rows: readonly RowContent[]
  readonly refusal: string | null
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const columns = ['role', 'managerName', 'managerPhone', 'recipientName', 'recipientPhone'] as const
const nameParts = [
  'Ana',
  'O’Neil',
  'Field, Dana',
  '"Ace"',
  '李',
  'Žofie',
  '#1',
  'a;b',
  'x\ny',
  '=1+1',
  "'q'",
  '🙂',
  '\t',
  ' ',
]

/** The possible errors of a row, with their messages. */
const faults = [
  { spoil: (cells: string[]) => cells.slice(0, 4), sentence: (row: number) => `Row ${row}: Insufficient columns` },
  {
    spoil: (cells: string[], order: readonly string[]) => cells.with(order.indexOf('role'), 'boss'),
    sentence: (row: number) => `Row ${row}: Role must be 'manager' or 'recipient'`,
  },
  {
    spoil: (cells: string[], order: readonly string[]) => cells.with(order.indexOf('recipientPhone'), '+12345678'),
    sentence: (row: number) => `Row ${row}: Valid recipient phone is required (minimum 10 digits)`,
  },
]

/** A file as some program might write it. Every third one has an invalid row. */
export function generateCsv(seed: number): GeneratedCsv {
  const next = numbersFrom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const order = columns.toSorted(() => next() - 0.5)
  const delimiter = pick([',', ',', ';', '\t'])
  const newline = pick(['\n', '\r\n', '\r'])
  const name = () => `N${Array.from({ length: below(4) }, () => pick(nameParts)).join('')}`
  const phone = () =>
    `${pick(['', '+'])}${1 + below(9)}${Array.from({ length: 10 + below(4) }, () => below(10)).join('')}`
  const quote = (cell: string) =>
    /["\n\r]/.test(cell) || cell.includes(delimiter) || cell.startsWith('#') || next() < 0.2
      ? `"${cell.replaceAll('"', '""')}"`
      : cell
  const line = (cells: readonly string[]) => cells.map(quote).join(delimiter)
  const noise = () => (next() < 0.2 ? [pick(['', '   ', '# a remark', '#,"half a quote'])] : [])

  const written = Array.from({ length: 1 + below(12) }, () => {
    const role = pick(['recipient', 'manager'] as const)
    const manager = role === 'manager' ? { managerName: name(), managerPhone: phone() } : noManager
    return { role, ...manager, recipientName: name(), recipientPhone: phone() }
  })
  const lines = written.map((row) => order.map((column) => row[column]))
  const fault = seed % 3 === 0 ? pick(faults) : null
  const faulty = below(lines.length)
  if (fault) lines[faulty] = fault.spoil(lines[faulty]!, order)
  const header = order.map((column) => pick([column, column.toUpperCase(), ` ${column} `]))

  return {
    text: [...noise(), line(header), ...lines.flatMap((cells) => [...noise(), line(cells)]), ...noise()].join(newline),
    rows: written.map(asImported),
    refusal: fault && fault.sentence(faulty + 1),
  }
}

const noManager = { managerName: '', managerPhone: '' }

function asImported(row: RowContent): RowContent {
  const plus = (phone: string) => (/^\d/.test(phone) ? `+${phone}` : phone)
  return {
    role: row.role,
    managerName: row.managerName.trim(),
    managerPhone: plus(row.managerPhone),
    recipientName: row.recipientName.trim(),
    recipientPhone: plus(row.recipientPhone),
  }
}
