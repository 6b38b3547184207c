import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ErasureReceipt, PersonExport } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { withClient } from '../../test/with-client.js'
import { StartFailure } from '../start/start-failure.js'
import type { Call } from './call.js'
import { readReceipts } from './read-receipts.js'
import { eraseUsage, runErase } from './run-erase.js'
import { runExportPerson } from './run-export-person.js'

let database: ClonedDatabase
let folder: string

beforeAll(async () => {
  database = await cloneDatabase()
  folder = mkdtempSync(join(tmpdir(), 'clarity-erase-'))
  await withClient(database.url, (client) =>
    client.query(
      `INSERT INTO report_views (id, report_id, email, address, outcome) VALUES ('v1', 'r', 'Reader@example.com', '', 'viewed')`,
    ),
  )
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const call = (...args: string[]): Call => ({
  args,
  env: { DATABASE_URL: database.url, INIT_CWD: folder },
  input: { isTerminal: false } as unknown as Call['input'],
  say: () => undefined,
})
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

describe('the commands for one person', () => {
  it('export what is stored, to a file for its owner alone', async () => {
    const line = await runExportPerson(call('--email', 'reader@example.com', '--out', 'person.json'))
    expect(line).toContain(join(folder, 'person.json'))
    expect(parse(PersonExport, read('person.json')).rows['view']).toMatchObject([{ email: 'Reader@example.com' }])
    expect(statSync(join(folder, 'person.json')).mode & 0o777).toBe(0o600)
  })

  it('erase it, and write the receipt that a restore takes', async () => {
    await runErase(call('--email', 'reader@example.com', '--out', 'receipt.json'))
    expect(parse(ErasureReceipt, read('receipt.json')).rows).toEqual({ view: ['v1'] })
    expect(await readReceipts(join(folder, 'receipt.json'))).toMatchObject([{ rows: { view: ['v1'] } }])
  })

  it.each([
    [[], `Name a person and the file to write: ${eraseUsage}`],
    [['--phone', '12', '--out', 'one.json'], /valid international number/],
    [['--email', 'a@example.com', '--out', 'person.json'], /person\.json cannot be written \(EEXIST\)/],
  ])('say what is wrong with %j', async (args, message) => {
    const failure = runErase(call(...args))
    await expect(failure).rejects.toThrow(StartFailure)
    await expect(failure).rejects.toThrow(message)
  })

  it('refuse a file without receipts', async () => {
    await expect(readReceipts(join(folder, 'person.json'))).rejects.toThrow('has no receipts')
  })
})
