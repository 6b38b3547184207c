import type { Client } from 'pg'
import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'

/** The tables, with their schemas, of which a row has the marker in any column; bytes are searched as text too. */
export async function tablesWith(client: Client, marker: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') AND c.relkind = 'r' ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(
      `SELECT FROM ${name} AS t WHERE strpos(lower(t::text), $1) > 0
         OR strpos(lower(t::text), encode(convert_to($1, 'UTF8'), 'hex')) > 0 LIMIT 1`,
      [marker],
    )
    if (rowCount) found.push(name)
  }
  return found
}

/** Whether a backup has the marker in any of its files. */
export function isInBackup(file: string, marker: string): boolean {
  return gunzipSync(readFileSync(file)).toString('latin1').toLowerCase().includes(marker)
}
