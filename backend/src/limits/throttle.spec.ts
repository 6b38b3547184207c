import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { dataSourceOptions } from '../database/data-source.js'
import { Throttle } from './throttle.js'

let database: ClonedDatabase
let machines: DataSource[]
const paces = new Throttle()

beforeAll(async () => {
  database = await cloneDatabase()
  machines = await Promise.all([1, 2].map(() => new DataSource(dataSourceOptions(database.url, [])).initialize()))
})
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.destroy()))
  await database.drop()
})

describe('a pace', () => {
  it('applies across two machines that ask at once, and counts by size', async () => {
    const turns = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const units = 1 + (n % 3)
        const wait = await paces.take(machines[n % 2]!.manager, 'shared', units, 100)
        return { at: performance.now() / 1000 + wait, units }
      }),
    )
    turns.sort((one, other) => one.at - other.at)
    const total = turns.reduce((sum, { units }) => sum + units, 0)
    const last = turns.at(-1)!
    // The last turn comes after the units of all the others, minus the time of the queries themselves.
    expect(last.at - turns[0]!.at).toBeGreaterThan((total - last.units) / 100 - 0.25)
  })

  it('lets requests for an idle key go at once, one after the other', async () => {
    const waits: number[] = []
    for (let n = 0; n < 3; n += 1) waits.push(await paces.take(machines[0]!.manager, 'idle', 10, 1))
    expect(waits).toEqual([0, expect.closeTo(10, 0), expect.closeTo(20, 0)])
  })

  it('gives back the turn of a transaction that is rolled back', async () => {
    const failing = machines[0]!.transaction(async (manager) => {
      await paces.take(manager, 'rolled back', 10, 1)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await paces.take(machines[0]!.manager, 'rolled back', 1, 1)).toBe(0)
  })
})
