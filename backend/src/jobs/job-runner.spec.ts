import { DiscoveryModule } from '@nestjs/core'
import { Module, type Provider } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { ConfigModule } from '../config/config.module.js'
import { readConfig } from '../config/read-config.js'
import { dataSourceOptions } from '../database/data-source.js'
import { Metrics } from '../telemetry/metrics.js'
import { TelemetryModule } from '../telemetry/telemetry.module.js'
import { defineJob, JobHandler } from './job.js'
import { JobQueue } from './job-queue.js'
import { JobsModule } from './jobs.module.js'

const greet = defineJob<{ name: string }>('greet', { retries: 1 })

class Greeter extends JobHandler<{ name: string }> {
  readonly job = greet
  readonly greeted: string[] = []
  readonly givenUp: string[] = []

  handle({ name }: { name: string }): Promise<void> {
    if (name === 'nobody') return Promise.reject(new Error('nobody is there'))
    this.greeted.push(name)
    return Promise.resolve()
  }

  override onExhausted({ name }: { name: string }): Promise<void> {
    this.givenUp.push(name)
    return Promise.resolve()
  }
}

@Module({})
class Root {}

let database: ClonedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url, [])).initialize()
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})

async function start(providers: Provider[]) {
  const jobs = JobsModule.on(database.url, [greet])
  const imports = [ConfigModule.with(readConfig({})), TelemetryModule, jobs, DiscoveryModule]
  const app = await NestFactory.createApplicationContext(
    { module: Root, imports, providers },
    { abortOnError: false, logger: false },
  )
  return app.init()
}

describe('jobs', () => {
  it('exist if, and only if, their transaction commits', async () => {
    const app = await start([Greeter])
    const { greeted } = app.get(Greeter)
    const queue = app.get(JobQueue)
    await dataSource.transaction((manager) => queue.enqueue(manager, greet, { name: 'Ann' }))
    const undone = dataSource.transaction(async (manager) => {
      await queue.enqueue(manager, greet, { name: 'Bob' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await dataSource.transaction((manager) => queue.enqueue(manager, greet, { name: 'Cleo' }))
    await vi.waitFor(() => expect(greeted).toContain('Cleo'), { timeout: 10_000 })
    expect([...greeted].sort()).toEqual(['Ann', 'Cleo'])
    await app.close()
  })

  it('are processed without a pause if many arrive at once', async () => {
    const app = await start([Greeter])
    const { greeted } = app.get(Greeter)
    const names = Array.from({ length: 200 }, (_, n) => `guest ${n}`)
    await dataSource.transaction(async (manager) => {
      for (const name of names) await app.get(JobQueue).enqueue(manager, greet, { name })
    })
    // At one job per poll this would take more than a minute and a half.
    await vi.waitFor(() => expect(greeted).toHaveLength(names.length), { timeout: 15_000 })
    await app.close()
  })

  it('fail alone: the others of their batch are processed', async () => {
    const app = await start([Greeter])
    const { greeted, givenUp } = app.get(Greeter)
    await dataSource.transaction(async (manager) => {
      for (const name of ['Dan', 'nobody', 'Eve']) await app.get(JobQueue).enqueue(manager, greet, { name })
    })
    await vi.waitFor(() => expect(givenUp).toEqual(['nobody']), { timeout: 20_000 })
    expect([...greeted].sort()).toEqual(['Dan', 'Eve'])
    await app.close()
  })

  it('are exhausted when every try has failed', async () => {
    const app = await start([Greeter])
    const { givenUp } = app.get(Greeter)
    await app.get(JobQueue).enqueue(dataSource.manager, greet, { name: 'nobody' })
    await vi.waitFor(() => expect(givenUp).toEqual(['nobody']), { timeout: 20_000 })
    const { values } = await app.get(Metrics).jobs.get()
    const counts = values.filter(({ metricName }) => metricName === 'clarity_job_duration_seconds_count')
    const outcomes = counts.map(({ labels, value }) => [labels.outcome, value] as const)
    expect(Object.fromEntries(outcomes)).toMatchObject({ failed: 2, exhausted: 1 })
    await app.close()
  })

  it('stop the start without a handler', async () => {
    await expect(start([])).rejects.toThrow("Job 'greet' has no handler.")
  })

  it('stop the start with two handlers', async () => {
    class SecondGreeter extends Greeter {}
    await expect(start([Greeter, SecondGreeter])).rejects.toThrow('A job has two handlers')
  })
})
