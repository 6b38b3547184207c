import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { withClient } from '../../../test/with-client.js'
import { listTableColumns } from '../../../test/read-rows.js'
import { allJobs } from '../../app/all-jobs.js'
import { isOlder, release } from './release.js'
import { unusedColumns, usedColumns } from './used-columns.js'

it('lists every column of a new database as used or as no longer used', async () => {
  const tables = await withClient(inject('templateUrl'), listTableColumns)
  const present = [...tables].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
  const own = present.filter((column) => /^public\.(?!migrations\.)/.test(column)).map((column) => column.slice(7))
  const listed = [usedColumns, unusedColumns].flatMap((columns) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  )
  expect(listed.toSorted()).toEqual(own.toSorted())
})

it('has the release of the repository', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  expect(release).toBe(version)
})

it.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.0', false],
  ['0.2.0', '0.2.0', false],
])('knows whether %s is older than %s', (one, other, expected) => {
  expect(isOlder(one, other)).toBe(expected)
})

/** A released migration never changes: databases have already applied it. Add a line for each at its release. */
const released = {
  '1763700000000-first.ts': '49aae9e8861571a20c0d0bd0aa46a119d13c95944022893a640aef4b2b854562',
  'list-indexes.ts': '2df43744f12e1d37f36015d2565855de6aa860d8b6c9157cd951b1976f1f8dca',
  '1795305600000-installation.ts': '9f347995b32c61895a2cd302432eeed182ad82c655a7d6cb372536484b971712',
}

it.each(Object.entries(released))('has the migration %s as it was released', (name, sha256) => {
  const text = readFileSync(new URL(`../migrations/${name}`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
})

/** Jobs wait in existing databases under these names. One that is no longer queued keeps its handler for a release. */
const storedQueues = [
  'ask-for-end',
  'attempt-over',
  'demo-requested',
  'end-ringing',
  'expire-invitation',
  'phone-opted-out',
  'place-call',
  'send-sms',
  'sms-settled',
  'take-in-conversation',
  'take-in-reply',
  'watch-conversation',
  'write-combined-report',
  'write-report',
]

it('does the jobs that wait under every stored name', () => {
  expect(allJobs.map(({ name }) => name)).toEqual(expect.arrayContaining(storedQueues))
})
