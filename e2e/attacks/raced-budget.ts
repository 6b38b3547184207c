import { CostRow, ScenarioChoice, Sending } from '@clarity/contracts'
import { until } from '@clarity/test-kit/until'
import { array } from 'valibot'
import { ServerPair } from '../endurance/server-pair.ts'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'

const budget = 20
const segmentPrice = 0.37
const settings = {
  QUIET_HOURS: 'off',
  STRANGERS: 'open',
  PRICE_SMS_SEGMENT: String(segmentPrice),
  PRICE_CALL_MINUTE: '0',
  MONTHLY_BUDGET: String(budget),
}

/** Two processes spend the month's budget at once: many more texts than it has room for. */
export const racedBudget: Attack = {
  name: 'budget',
  // It starts two processes; a spec has the same with two connections.
  isLong: true,
  async run() {
    const pair = await ServerPair.prepare()
    try {
      await pair.start(settings)
      const admins = await Promise.all(pair.listUp().map(({ port }) => AdminApi.signedIn(`http://localhost:${port}`)))
      return [await race(admins, 300)]
    } finally {
      await pair.stop()
    }
  },
}

/** Counts as a breach: each text above the budget, and a sum that is not that of the texts. */
async function race(admins: readonly AdminApi[], many: number): Promise<Attempt> {
  const { api } = admins[0]!
  const phones = new DemoStory(admins[0]!)
  const [scenario] = (await api.get('/api/scenarios')).as(array(ScenarioChoice))
  const recipients = numbers(many).map(() => phones.newPhone())
  await inParallel([...recipients.entries()], async ([n, recipientPhone]) => {
    const people = { role: 'recipient', recipientName: 'Logan Reed', recipientPhone }
    const body = { ...people, scenarioId: scenario!.id }
    const { status } = await admins[n % admins.length]!.api.post('/api/request-demo', body)
    if (status !== 201) throw new Error(`A request was answered ${status}.`)
  })
  const sending = async () => (await api.get('/api/admin/sending')).as(Sending)
  const delivered = async () => {
    const texts = await inParallel(recipients, (phone) => phones.messages(phone))
    return texts.flat().length
  }
  const sent = await until(
    'every text to be sent or to wait',
    async () => {
      const { waiting, reserved } = await sending()
      const count = reserved === 0 ? await delivered() : -1
      return count + (waiting?.texts ?? 0) === many && count
    },
    120_000,
  )
  const { spent_month } = await sending()
  const rows = (await api.get('/api/admin/costs')).as(array(CostRow))
  const { actions, units } = rows.find(({ kind }) => kind === 'text')!
  const price = (units / actions) * segmentPrice
  const room = Math.floor(budget / price)
  const isRightSum = Math.abs(spent_month - sent * price) < 0.001 && actions === sent
  const through = Math.max(0, sent - room) + (isRightSum ? 0 : 1)
  return { what: 'texts by two processes at once', tried: many, through, seen: `${sent} sent, room for ${room}` }
}
