import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csvLine, type CsvValue } from './csv-line.js'

/** A file's columns by their headings, and what stands in them for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvValue>>

/** Without it Excel reads UTF-8 as the machine's old code page. */
const byteOrderMark = '\uFEFF'

/**
 * Answers with a file of all rows, read as fast as the caller takes it and no further than the caller stays. What fails
 * before the first row is an ordinary failure; later the connection is cut, so that half a file never looks whole.
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
