import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { QueryRunner } from 'typeorm'
import type { Query } from '../database/schema/query.js'
import type { Say } from '../start/say.js'
import type { Manifest, Table } from './manifest.js'
import type { Archive } from './open-archive.js'
import { RowProgress } from './progress.js'
import { quoted, quotedList } from './quote.js'
import { dropConstraints } from './drop-constraints.js'
import { pauseTriggers } from './pause-triggers.js'

/** Copies an archive's rows into the tables of its own schema, in the runner's transaction. Returns their number. */
export async function loadRows(runner: QueryRunner, archive: Archive, say: Say): Promise<number> {
  const query: Query = (text, values) => runner.query(text, values)
  const { tables, sequences } = archive.manifest
  const restoreConstraints = await dropConstraints(query)
  const resumeTriggers = await pauseTriggers(query)
  // A migration may have inserted rows; the archive has their later state.
  await query(`TRUNCATE ${tables.map(quoted).join(', ')}`)
  const progress = new RowProgress(say)
  for await (const part of archive.readParts()) progress.add(await copyIn(runner, part.table, part.rows))
  say(`Building the indexes of ${progress.rows.toLocaleString('en')} rows`)
  await restoreConstraints()
  await resumeTriggers()
  for (const sequence of sequences) await setSequence(query, sequence)
  return progress.rows
}

async function copyIn(runner: QueryRunner, table: Table, rows: Buffer): Promise<number> {
  const client = (await runner.connect()) as Client
  const copy = client.query(copyFrom(`COPY ${quoted(table)} (${quotedList(table.columns)}) FROM STDIN`))
  await pipeline([rows], copy)
  return copy.rowCount
}

async function setSequence(query: Query, { schema, name, last_value }: Manifest['sequences'][number]): Promise<void> {
  if (last_value !== null) await query('SELECT setval($1, $2)', [quoted({ schema, name }), last_value])
}
