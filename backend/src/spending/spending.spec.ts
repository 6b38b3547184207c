import { DataSource } from 'typeorm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { noPrices } from '../../test/free-spending.js'
import { dataSourceOptions } from '../database/data-source.js'
import type { PlannedAction } from './spending.js'
import { SpendingRepository } from './spending.repository.js'
import { SpendingService } from './spending.service.js'

let database: ClonedDatabase
let machines: DataSource[]
const budget = 1_000_000
const spending = new SpendingService(new SpendingRepository(), { money: { ...noPrices, monthlyBudget: budget } })

beforeAll(async () => {
  database = await cloneDatabase()
  machines = await Promise.all([1, 2].map(() => new DataSource(dataSourceOptions(database.url, [])).initialize()))
})
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.destroy()))
  await database.drop()
})
beforeEach(() =>
  machines[0]!.query('TRUNCATE spending_months, reservations, daily_costs; UPDATE sending SET everything = true'),
)

const action = (id: string, amount: number): PlannedAction => ({
  id,
  kind: 'text',
  country: 'US',
  scenarioId: '',
  amount,
})

const reserve = (machine: DataSource, id: string, amount: number) =>
  machine.transaction((manager) => spending.reserve(manager, action(id, amount)))

const month = async () =>
  (await machines[0]!.query<[{ spent: string; reserved: string }]>('SELECT spent, reserved FROM spending_months'))[0]

describe('the monthly budget', () => {
  it('holds exactly while two machines race for it', async () => {
    const held = await Promise.all(Array.from({ length: 60 }, (_, n) => reserve(machines[n % 2]!, `text ${n}`, 30_000)))
    expect(held.filter((reason) => reason === null)).toHaveLength(33)
    expect(held.filter((reason) => reason === 'budget')).toHaveLength(27)
    expect(await month()).toEqual({ spent: '0', reserved: '990000' })
  })

  it('has the room again that an action did not need', async () => {
    expect(await reserve(machines[0]!, 'call 1', budget)).toBeNull()
    expect(await reserve(machines[0]!, 'text 1', 1)).toBe('budget')
    const cost = { units: 2, spent: 200_000 }
    await Promise.all(machines.map((machine) => spending.settle(machine.manager, 'call 1', cost)))
    expect(await month()).toEqual({ spent: '200000', reserved: '0' })
    expect(await reserve(machines[1]!, 'text 1', 800_000)).toBeNull()
    expect(await reserve(machines[1]!, 'text 2', 1)).toBe('budget')
    const days = await machines[0]!.query<object[]>('SELECT kind, country, actions, units, spent FROM daily_costs')
    expect(days).toEqual([{ kind: 'text', country: 'US', actions: 1, units: '2', spent: '200000' }])
  })

  it('reserves one action once, however often it is asked for', async () => {
    for (const machine of [...machines, ...machines]) expect(await reserve(machine, 'text 1', 400_000)).toBeNull()
    expect(await month()).toEqual({ spent: '0', reserved: '400000' })
  })

  it('counts nothing of an action that did not happen', async () => {
    await reserve(machines[0]!, 'text 1', 400_000)
    await spending.settle(machines[0]!.manager, 'text 1', { units: 0, spent: 0 })
    expect(await month()).toEqual({ spent: '0', reserved: '0' })
    expect(await machines[0]!.query('SELECT FROM daily_costs')).toEqual([])
  })
})

it('allows nothing while everything is switched off', async () => {
  await machines[0]!.query('UPDATE sending SET everything = false')
  expect(await reserve(machines[1]!, 'text 1', 0)).toBe('stopped')
})
