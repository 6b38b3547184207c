import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DataSource } from 'typeorm'
import { cloneDatabase, type ClonedDatabase } from '../../../test/clone-database.js'
import { dataSourceOptions } from '../../database/data-source.js'
import { AdminEntity } from './admin.entity.js'
import { AdminsRepository } from './admins.repository.js'
import { AdminsService } from './admins.service.js'
import * as passwordHash from './password-hash.js'

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

const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane', async () => {
    const [row] = await dataSource.query<[{ password_hash: string }]>('SELECT password_hash FROM admins')
    expect(row.password_hash).toMatch(cost)
  })

  it.each(['known@example.com', 'unknown@example.com'])(
    'is compared with one hash of the same cost for %s, so a refusal takes as long',
    async (email) => {
      const compare = vi.spyOn(passwordHash, 'isPassword')
      expect(await admins.findByPassword(email, 'a wrong password')).toBeNull()
      expect(compare.mock.calls).toEqual([['a wrong password', expect.stringMatching(cost)]])
      compare.mockRestore()
    },
  )
})

describe('an email', () => {
  it('belongs to one admin regardless of case, even if two are created at once', async () => {
    const emails = ['twin@example.com', 'Twin@example.com', 'TWIN@example.com']
    const results = await Promise.allSettled(emails.map((email) => admins.create(email, 'a long enough password')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
