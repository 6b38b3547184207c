import { DemoPage, type SaidTurn, type SimulatorMessage } from '@clarity/contracts'
import { until } from '@clarity/test-kit/until'
import { expect, test } from '@playwright/test'
import { AdminApi } from '../product/admin-api.ts'
import { AgentTalk } from '../product/agent-talk.ts'
import { DemoStory, type Demo } from '../product/demo-story.ts'
import { preparedDataFolder } from '../product/prepared-data.ts'
import { Server } from '../product/server.ts'

/** After this a message that was being sent counts as lost: a second copy would be out by then. */
const leaseMs = 16_000

const answers = [
  'I want to lead people because I like it when others grow, and two whom I trained lead a shift today.',
  'Our booking system failed on a Friday evening, and I split the work among people who were not mine to lead.',
  'I once hid a delay from a customer for a week, and since then I bring bad news on the same day.',
] as const

/** One server after the other over the same data. */
class Operator {
  readonly admin: AdminApi
  readonly demos: DemoStory
  private server: Server
  private readonly dataDir: string

  private constructor(server: Server, admin: AdminApi, dataDir: string) {
    this.server = server
    this.admin = admin
    this.dataDir = dataDir
    this.demos = new DemoStory(admin)
  }

  static async start(dataDir: string): Promise<Operator> {
    const server = await Server.start({ dataDir })
    return new Operator(server, await AdminApi.signedIn(server.url), dataDir)
  }

  /** kill -9, and a new start. */
  async killAndStart(): Promise<void> {
    await this.server.kill()
    this.server = await Server.start({ dataDir: this.dataDir, port: this.server.port })
  }

  stop(): Promise<number | null> {
    return this.server.stop()
  }

  talk({ requestId }: Demo): Promise<AgentTalk> {
    return AgentTalk.open(this.admin.api, requestId)
  }

  /** The recipient says YES, if that was not said before, is called and talks. */
  async callAndTalk(demo: Demo): Promise<void> {
    const { admin, demos } = this
    await until('the invitation', async () => sentTo(await demos.messages(demo.recipientPhone)).length > 0)
    const replies = (await demos.messages(demo.recipientPhone)).filter(({ direction }) => direction === 'inbound')
    if (replies.length === 0) await demos.reply(demo.recipientPhone, 'YES')
    const { id } = await demos.callOnceRinging(demo.recipientPhone)
    expect((await admin.api.post(`/api/simulator/calls/${id}/answer`, {})).status).toBe(204)
    const talk = await this.talk(demo)
    await talk.exchange(answers[0])
    await talk.end()
  }

  async page({ requestId }: Demo): Promise<DemoPage> {
    return (await this.admin.api.get(`/api/demo/${requestId}`)).as(DemoPage)
  }

  /** A demo whose invitations have arrived. */
  async invite(): Promise<Demo> {
    const demo = await this.demos.request()
    await this.demos.message(demo.recipientPhone, 1)
    await this.demos.message(demo.managerPhone, 1)
    return demo
  }
}

const wordsOf = (turns: readonly SaidTurn[]) => turns.map(({ role, message }) => `${role}: ${message}`)
const sentTo = (messages: readonly SimulatorMessage[]) =>
  messages.filter(({ direction }) => direction === 'outbound').map(({ body }) => body)

test(
  'A server that is killed during conversations and calls loses no words and sends nothing twice',
  { tag: '@long' },
  async () => {
    const data = await preparedDataFolder()
    const operator = await Operator.start(data.path)
    const { admin, demos } = operator
    const called: Demo[] = []
    const linked: Demo[] = []

    const left = await test.step('killed during a conversation whose user never returns', async () => {
      const demo = await operator.invite()
      const talk = await operator.talk(demo)
      await talk.exchange(answers[0])
      await operator.killAndStart()
      linked.push(demo)
      return demo
    })

    await test.step('killed in mid-conversation, between a word and its answer', async () => {
      const demo = await operator.invite()
      const before = await operator.talk(demo)
      await before.exchange(answers[0])
      const [stored, lost] = [crypto.randomUUID(), crypto.randomUUID()]
      before.say(answers[1], stored)
      await before.stored(stored)
      before.say(answers[2], lost)
      await operator.killAndStart()

      const after = await operator.talk(demo)
      expect(wordsOf(after.turns).slice(0, before.turns.length)).toEqual(wordsOf(before.turns))
      // As the page does: what was not said to be stored is sent again.
      if (!after.turns.some(({ messageId }) => messageId === lost)) after.say(answers[2], lost)
      await after.stored(lost)
      await until('the answer', () => after.turns.at(-1)?.role === 'agent')
      const said = after.turns.filter(({ role }) => role === 'user').map(({ message }) => message)
      expect(said).toEqual(answers)
      await after.end()
      await operator.killAndStart()
      linked.push(demo)
    })

    await test.step('killed while the phone rings', async () => {
      const demo = await operator.invite()
      await demos.reply(demo.recipientPhone, 'YES')
      const { id } = await demos.callOnceRinging(demo.recipientPhone)
      await operator.killAndStart()
      expect((await demos.callOnceRinging(demo.recipientPhone)).id).toBe(id)
      expect((await admin.api.post(`/api/simulator/calls/${id}/answer`, {})).status).toBe(204)
      called.push(demo)
    })

    await test.step('killed during that call, which continues and is hung up', async () => {
      const demo = called[0]!
      const before = await operator.talk(demo)
      await before.exchange(answers[0])
      await operator.killAndStart()
      const after = await operator.talk(demo)
      expect(wordsOf(after.turns)).toEqual(wordsOf(before.turns))
      await after.exchange(answers[1])
      const [call] = await demos.calls(demo.recipientPhone)
      expect((await admin.api.post(`/api/simulator/calls/${call!.id}/hangup`, {})).status).toBe(204)
      await operator.killAndStart()
    })

    const moments: Record<string, (demo: Demo) => Promise<unknown>> = {
      'the request is answered': async () => {},
      'the invitation is out': ({ recipientPhone }) => demos.message(recipientPhone, 1),
      'YES is answered': async ({ recipientPhone }) => {
        await demos.message(recipientPhone, 1)
        await demos.reply(recipientPhone, 'YES')
      },
      'YES is confirmed': async ({ recipientPhone }) => {
        await demos.message(recipientPhone, 1)
        await demos.reply(recipientPhone, 'YES')
        await demos.message(recipientPhone, 3)
      },
    }
    const interrupted: Demo[] = []
    for (const [moment, reach] of Object.entries(moments))
      await test.step(`killed when ${moment}`, async () => {
        const demo = await demos.request()
        await reach(demo)
        await operator.killAndStart()
        interrupted.push(demo)
      })

    await test.step('interrupted work is finished, and the server killed again while the reports are sent', async () => {
      await Promise.all(interrupted.map((demo) => operator.callAndTalk(demo)))
      await Promise.any(interrupted.map(({ managerPhone }) => demos.message(managerPhone, 2)))
      await operator.killAndStart()
      called.push(...interrupted)
    })

    await until(
      'the conversation that was left to end',
      async () => (await operator.page(left)).state === 'finished',
      60_000,
    )
    const told = [...called, ...linked]
    const sent = async () => {
      const ofDemo = async ({ recipientPhone, managerPhone }: Demo) =>
        (await Promise.all([demos.messages(recipientPhone), demos.messages(managerPhone)])).map(sentTo)
      return Promise.all(told.map(ofDemo))
    }
    const counts = async () => (await sent()).map((phones) => phones.map(({ length }) => length))
    // Invitation, YES confirmation if there was one, report; the manager does not get the second.
    const once = [...called.map(() => [3, 2]), ...linked.map(() => [2, 2])]
    await expect.poll(counts, { timeout: 60_000 }).toEqual(once)
    const end = Date.now() + leaseMs
    await until('the time in which a second copy would come', async () => {
      expect(await counts()).toEqual(once)
      return Date.now() > end
    })
    for (const bodies of (await sent()).flat()) expect(new Set(bodies).size).toBe(bodies.length)
    for (const { recipientPhone } of called) expect(await demos.calls(recipientPhone)).toHaveLength(1)
    for (const { requestId } of told) {
      const reports = (await admin.reports()).filter((report) => report.demo_request_id === requestId)
      expect(reports).toHaveLength(1)
      expect(reports[0]!.generated_at).toBeTruthy()
    }
    expect(await admin.conversations()).toHaveLength(told.length)
    expect(await operator.stop()).toBe(0)
    await data.remove()
  },
)
