import type { Answer } from '@clarity/test-kit/api-client'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { addressIn } from './networks.ts'
import { awaitsManager, isAccepted, StrangerRequests } from './stranger-requests.ts'
import { publicSettings } from './settings.ts'

const allowed = { network: 20, phone: 3, everybody: 500 }

const names = [
  'Chase Bank: your account is locked, go to https://evil.example',
  'evil.example',
  'www.evil.example/x',
  'write to dana@evil.example',
  'Dana\u202eseyeR',
  'Dana\nReyes',
  'Dana\u0007',
]
/** Premium, shared-cost, pager and personal numbers, and invalid ones. */
const phones = ['+19005550123', '+449098790123', '+448431234567', '+33891123456', '+447640123456', '+12345']

/** Sends the brand's messages to people who do not want them, and tries to block the form for others. */
export const textsToAnybody: Attack = {
  name: 'strangers',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const requests = await StrangerRequests.at(server)
    const attempts = [
      await flood(requests, isShort ? 40 : 500),
      await pester(requests, isShort ? 10 : 60),
      await write(requests),
      await ring(requests),
      await textOptedOut(requests),
    ]
    return isShort ? attempts : [...attempts, ...(await useUpBudget(requests))]
  },
}

async function flood(requests: StrangerRequests, tries: number): Promise<Attempt> {
  const answers = await inParallel(numbers(tries), (host) => requests.manage({}, addressIn(9000, host)))
  return { what: 'requests from one /64', tried: tries, through: over(answers, allowed.network) }
}

async function pester(requests: StrangerRequests, tries: number): Promise<Attempt> {
  const recipientPhone = requests.phones.newPhone()
  const answers = await inParallel(numbers(tries), (n) =>
    n % 2 === 0 ? requests.self({ recipientPhone }) : requests.manage({ managerPhone: recipientPhone }),
  )
  return { what: 'requests for one phone from many networks', tried: tries, through: over(answers, allowed.phone) }
}

async function write(requests: StrangerRequests): Promise<Attempt> {
  const wishes = names.flatMap((name) => [{ recipientName: name }, { managerName: name }])
  return refused('names with links and control characters', await inParallel(wishes, (wish) => requests.manage(wish)))
}

async function ring(requests: StrangerRequests): Promise<Attempt> {
  const wishes = phones.flatMap((phone) => [{ recipientPhone: phone }, { managerPhone: phone }])
  return refused('numbers that cost', await inParallel(wishes, (wish) => requests.manage(wish)))
}

/** Counts as a breach: each message to a phone after its STOP. */
async function textOptedOut(requests: StrangerRequests): Promise<Attempt> {
  const victims = numbers(5).map(() => requests.phones.newPhone())
  for (const phone of victims) await requests.phones.reply(phone, 'STOP')
  await inParallel(victims, (recipientPhone) => requests.self({ recipientPhone }))
  await inParallel(victims, (recipientPhone) => requests.manage({ recipientPhone }))
  await inParallel(victims, (managerPhone) => requests.manage({ managerPhone }))
  // Messages queued before it are sent first.
  const last = requests.phones.newPhone()
  await requests.self({ recipientPhone: last })
  await requests.phones.message(last, 1)
  const texts = await inParallel(victims, (phone) => requests.textsTo(phone))
  const through = texts.reduce((sum, count) => sum + count, 0)
  return { what: 'texts to numbers that have opted out', tried: victims.length * 3, through }
}

/**
 * Counts as a breach: messages to others without a manager's YES once the daily budget is spent, and refused managers.
 */
async function useUpBudget(requests: StrangerRequests): Promise<Attempt[]> {
  await inParallel(numbers(allowed.everybody), () => requests.self())
  const managed = await inParallel(numbers(50), () => requests.manage())
  const own = await inParallel(numbers(50), () => requests.self())
  return [
    {
      what: 'invitations above the budget for everybody',
      tried: managed.length,
      through: managed.filter((answer) => !awaitsManager(answer)).length,
    },
    {
      what: 'the form closed to others',
      tried: own.length,
      through: own.filter((answer) => !isAccepted(answer)).length,
    },
  ]
}

function refused(what: string, answers: readonly Answer[]): Attempt {
  return { what, tried: answers.length, through: answers.filter(({ status }) => status !== 400).length }
}

function over(answers: readonly Answer[], most: number): number {
  return Math.max(0, answers.filter(isAccepted).length - most)
}
