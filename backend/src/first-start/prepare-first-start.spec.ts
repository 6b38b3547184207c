import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DataSource } from 'typeorm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { readConfig } from '../config/read-config.js'
import { createApp } from '../app/create-app.js'
import { sampleScenarios } from '../features/scenarios/sample-scenarios/sample-scenarios.js'
import { AdminsService } from '../features/admins/admins.service.js'
import { prepareFirstStart } from './prepare-first-start.js'

const config = readConfig({ ADMIN_EMAIL: 'first@example.com' })
let database: ClonedDatabase
let apps: NestFastifyApplication[]

beforeEach(async () => {
  database = await cloneDatabase()
  apps = await Promise.all([createApp(config, database.url), createApp(config, database.url)])
})
afterEach(async () => {
  for (const app of apps) await app.close()
  await database.drop()
})

function rows(table: string): Promise<Record<string, unknown>[]> {
  return apps[0]!.get(DataSource).query(`SELECT * FROM ${table}`)
}

describe('the first start', () => {
  it('creates one admin and the samples once, when two processes start at the same moment', async () => {
    const results = await Promise.all(apps.map((app) => prepareFirstStart(app, config)))
    const [created, ...others] = results.flatMap(({ createdAdmin }) => createdAdmin ?? [])
    expect(others).toEqual([])
    expect(created?.email).toBe('first@example.com')
    expect(created?.password).toMatch(/^[2-9a-hj-km-np-zA-HJ-NP-Z-]{20,}$/)
    expect(await rows('admins')).toHaveLength(1)
    expect((await rows('scenarios')).map(({ title }) => title).sort()).toEqual(
      sampleScenarios.map(({ title }) => title).sort(),
    )
    const admin = await apps[0]!.get(AdminsService).findByPassword('first@example.com', created?.password ?? '')
    expect(admin?.email).toBe('first@example.com')
  })

  it('does not repeat a password that the operator has chosen', async () => {
    const chosen = { ...config, adminPassword: 'correct horse battery staple' }
    const { createdAdmin } = await prepareFirstStart(apps[0]!, chosen)
    expect(createdAdmin).toEqual({ email: 'first@example.com', password: null })
    expect(JSON.stringify(await rows('admins'))).not.toContain('correct horse')
  })
})

describe('a later start', () => {
  it('creates nothing, restores no deleted sample, and changes no password', async () => {
    await prepareFirstStart(apps[0]!, config)
    await apps[0]!.get(DataSource).query('UPDATE scenarios SET deleted_at = now()')
    const before = await rows('admins')
    const later = { ...config, adminEmail: 'second@example.com', adminPassword: 'correct horse battery staple' }
    expect(await prepareFirstStart(apps[1]!, later)).toEqual({ createdAdmin: null })
    expect(await rows('admins')).toEqual(before)
    expect(await rows('scenarios')).toHaveLength(sampleScenarios.length)
  })
})
