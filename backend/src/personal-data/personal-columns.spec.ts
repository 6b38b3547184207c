import { expect, inject, it } from 'vitest'
import { withClient } from '../../test/with-client.js'
import { erasureKinds, ruleOf } from './erasure-rules.js'
import { impersonalColumns } from './impersonal-columns.js'
import { otherPersonalColumns } from './other-personal-columns.js'

const named = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))

const personal = [
  ...new Set([
    ...erasureKinds.flatMap((kind) => Object.keys(ruleOf(kind).blank).map((name) => `${ruleOf(kind).table}.${name}`)),
    ...named(otherPersonalColumns),
  ]),
]
const impersonal = named(
  Object.fromEntries(Object.entries(impersonalColumns).map(([table, names]) => [table, names.split(/\s+/)])),
)

it('says of every column of text, JSON or bytes whether it is about a person', async () => {
  const { rows } = await withClient(inject('templateUrl'), (client) =>
    client.query<{ column: string }>(
      `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'migrations'
         AND (udt_name IN ('text', 'varchar', 'bpchar', 'name', 'json', 'jsonb', 'bytea', 'tsvector', 'xml', 'citext', 'inet')
           OR udt_name IN ('_text', '_varchar', '_json', '_jsonb', '_bytea'))`,
    ),
  )
  expect([...personal, ...impersonal].sort()).toEqual(rows.map(({ column }) => column).sort())
})
