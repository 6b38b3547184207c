import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csvLine, type CsvValue } from './csv-line.js'

/** The columns of a file: each heading with the function that gives its cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvValue>>

/** Without it Excel reads UTF-8 in the machine's legacy code page. */
const byteOrderMark = '\uFEFF'

/**
 * Streams a file of all rows with backpressure, and stops if the caller disconnects. An error before the first row is
 * an ordinary error response. A later one cuts the connection: a truncated file must not look complete.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: CsvColumns<Row>,
  batches: AsyncGenerator<readonly Row[]>,
): Promise<void> {
  const first = await batches.next()
  const day = new Date().toISOString().slice(0, 10)
  await reply
    .type('text/csv; charset=utf-8')
    .headers({ 'content-disposition': `attachment; filename="${name}-${day}.csv"` })
    .send(Readable.from(textOf(columns, first, batches)))
}

async function* textOf<Row>(
  columns: CsvColumns<Row>,
  first: IteratorResult<readonly Row[]>,
  rest: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns)
  const lines = (rows: readonly Row[]) => rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('')
  yield byteOrderMark + csvLine(Object.keys(columns)) + (first.done ? '' : lines(first.value))
  for await (const rows of rest) yield lines(rows)
}
