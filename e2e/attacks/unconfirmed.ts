import { RequestedDemo } from '@clarity/contracts'
import type { Attack } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { StrangerRequests } from './stranger-requests.ts'
import { homeSettings } from './settings.ts'

/** One more would be refused. */
const requestsOfNetwork = 20

/** Tries to reach a recipient without a manager's confirmation. */
export const unconfirmed: Attack = {
  name: 'unconfirmed',
  isLong: true,
  async run({ start }) {
    const server = await start(homeSettings)
    const requests = await StrangerRequests.at(server)
    const { phones } = requests
    const asked = await inParallel(numbers(requestsOfNetwork), async () => {
      const people = { recipientPhone: phones.newPhone(), managerPhone: phones.newPhone() }
      return { ...people, ...(await requests.manage(people)).as(RequestedDemo) }
    })
    const talked = await inParallel(asked, async ({ requestId }) => {
      const { status } = await requests.post(`/api/demo/${requestId}/session`, {})
      return status !== 409
    })
    // Only the manager can confirm.
    await inParallel(asked, ({ recipientPhone }) => phones.reply(recipientPhone, 'YES'))
    await inParallel(asked, ({ managerPhone }) => phones.reply(managerPhone, 'Who is this?'))
    await inParallel(asked, ({ managerPhone }) => phones.message(managerPhone, 1))
    const texted = await inParallel(asked, async ({ recipientPhone }) => {
      const calls = await phones.calls(recipientPhone)
      return calls.length + (await requests.textsTo(recipientPhone)) > 0
    })
    return [
      { what: 'conversations before a YES', tried: talked.length, through: talked.filter(Boolean).length },
      { what: 'texts and calls before a YES', tried: texted.length, through: texted.filter(Boolean).length },
    ]
  },
}
