import { until } from '@clarity/test-kit/until'
import { databasePid } from '../operator/database-process.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

/** Of each server, so many connections must have met the silence before it ends. */
const silencedConnections = 3
/** More than clocks of one data centre are ever apart, less than a provider's signature allows. */
export const clockShiftMs = 15 * 60_000

/** Stories without a fault: what the other figures are compared with. */
const nothing: Fault = { name: 'none', lasts: true, strike: async () => {} }

const killed: Fault = {
  name: 'a server is killed',
  async strike({ servers }) {
    servers.kill(servers.listUp()[0]!)
    await servers.allUp()
  },
}

const bothKilled: Fault = {
  name: 'both servers are killed',
  async strike({ servers }) {
    for (const machine of servers.listUp()) servers.kill(machine)
    await servers.allUp()
  },
}

const databaseRestarted: Fault = {
  name: 'the database crashes and restarts',
  async strike(stage) {
    process.kill(databasePid(stage.shared.dataDir), 'SIGKILL')
    await databaseAnswers(stage)
  },
}

const diskFull: Fault = {
  name: "the database's disk is full",
  async strike(stage) {
    const { disk } = stage
    if (!disk) throw new Error('This account may not mount a disk.')
    const before = countRefusals(stage)
    disk.fill(await stage.readSpace())
    await until('a server to meet the full disk', () => countRefusals(stage) > before)
    disk.empty()
    await databaseAnswers(stage)
  },
}

/** Of both servers: otherwise the other one would do the work, and no one would miss the first. */
const halfOpen: Fault = {
  name: 'all connections to the database are half-open',
  async strike({ proxies }) {
    for (const proxy of proxies) proxy.swallow()
    const isMet = () => proxies.every(({ silenced }) => silenced.size >= silencedConnections)
    await until('both servers to wait for answers', isMet)
    for (const proxy of proxies) proxy.heal()
  },
}

const clocksApart: Fault = {
  name: 'the clocks of the servers are 15 minutes apart',
  lasts: true,
  async strike(stage, work) {
    for (const shiftMs of [clockShiftMs, -clockShiftMs]) {
      stage.clockShiftMs = shiftMs
      stage.servers.kill(stage.servers.listUp()[1]!)
      await stage.servers.allUp()
    }
    await work
    stage.clockShiftMs = 0
    stage.servers.kill(stage.servers.listUp()[1]!)
    await stage.servers.allUp()
  },
}

const eventsShuffled: Fault = {
  name: "the providers' events come twice and out of order",
  lasts: true,
  plan(story) {
    const fault = story.number % 2 > 0 ? 'duplicate' : 'out-of-order'
    for (const step of ['Twilio: delivery report', 'ElevenLabs: event'] as const)
      story.plan.push({ step, fault, skip: 0 })
    story.plan.push({ step: 'Twilio: text', fault: 'duplicate', skip: 0 })
  },
  strike: async () => {},
}

/** Every fault that this account can cause. */
export const faultsOn = ({ disk }: Stage): readonly Fault[] => [
  nothing,
  killed,
  bothKilled,
  databaseRestarted,
  ...(disk ? [diskFull] : []),
  halfOpen,
  clocksApart,
  eventsShuffled,
]

/** Errors of full disks, and of a database that ended because of one, in the servers' logs. */
function countRefusals({ servers }: Stage): number {
  const logs = servers.listUp().map(({ server }) => server!.output)
  return logs.flatMap((log) => log.match(/No space left on device|ECONNREFUSED|terminat/g) ?? []).length
}

async function databaseAnswers({ database }: Stage): Promise<void> {
  await until('the database to answer', () => database.listProviderIds().catch(() => null), 120_000)
}
