import * as v from 'valibot'

/** Incremented when an older release could no longer read an archive. */
export const archiveFormat = 1

export const manifestName = 'manifest.json'
export const checksumsName = 'SHA256SUMS'

/** 'public' means the product's own schema, under any name. */
const Schema = v.picklist(['public', 'pgboss'])

const Table = v.object({ schema: Schema, name: v.string(), columns: v.array(v.string()) })
export type Table = v.InferOutput<typeof Table>

/** The first file of an archive: its contents, and which release can read it (docs/backup-format.md). */
export const Manifest = v.object({
  product: v.literal('clarity'),
  format: v.number(),
  release: v.string(),
  made_at: v.string(),
  postgres: v.string(),
  migrations: v.array(v.string()),
  tables: v.array(Table),
  sequences: v.array(v.object({ schema: Schema, name: v.string(), last_value: v.nullable(v.string()) })),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** Path of the nth part of a table's rows in the archive; the first is 1. */
export function partName({ schema, name }: Table, part: number): string {
  return `data/${schema}.${name}/${String(part).padStart(5, '0')}.copy`
}

/** The table whose rows this file holds; undefined for any other file. */
export function tableOfPart({ tables }: Manifest, path: string): Table | undefined {
  return tables.find(({ schema, name }) => path.startsWith(`data/${schema}.${name}/`))
}
