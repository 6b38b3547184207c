import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataSource } from 'typeorm'
import { cloneDatabase, type ClonedDatabase } from '../../../test/clone-database.js'
import { dataSourceOptions } from '../../database/data-source.js'
import { AdminEntity } from './admin.entity.js'
import { AdminsRepository } from './admins.repository.js'
import { AdminsService } from './admins.service.js'

let database: ClonedDatabase
let dataSource: DataSource
let admins: AdminsService

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url, [AdminEntity])).initialize()
  admins = new AdminsService(dataSource, new AdminsRepository(dataSource))
  await admins.create('known@example.com', 'a long enough password')
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})

async function medianMs(email: string): Promise<number> {
  const times: number[] = []
  for (let tries = 0; tries < 9; tries += 1) {
    const start = performance.now()
    await admins.findByPassword(email, 'a wrong password')
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[4]!
}

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane', async () => {
    const [row] = await dataSource.query<[{ password_hash: string }]>('SELECT password_hash FROM admins')
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('takes as long to refuse an unknown email', async () => {
    await medianMs('known@example.com')
    const known = await medianMs('known@example.com')
    const unknown = await medianMs('unknown@example.com')
    // Without the dummy hash, the ratio is about 0.1.
    expect(unknown / known).toBeGreaterThan(0.5)
  })
})

describe('an email', () => {
  it('belongs to one admin regardless of case, even if two are created at once', async () => {
    const emails = ['twin@example.com', 'Twin@example.com', 'TWIN@example.com']
    const results = await Promise.allSettled(emails.map((email) => admins.create(email, 'a long enough password')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
