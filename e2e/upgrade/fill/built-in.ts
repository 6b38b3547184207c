import { ApiClient } from '@clarity/test-kit/api-client'
import { until } from '@clarity/test-kit/until'
import { AgentTalk } from '../../product/agent-talk.ts'
import { DemoStory, type Demo } from '../../product/demo-story.ts'
import { expectStatus } from './expect-status.ts'
import { postConversation } from './events.ts'
import type { Filling } from './filling.ts'
import { realTranscript } from './talks.ts'

const said = [
  'The deliveries of last month came late, and two customers in Łódź have left us because of that.',
  'I will talk to the warehouse on Monday and send you a list of all late orders by Friday.',
]

/** The data of an installation without providers. */
export async function fillBuiltIn(filling: Filling): Promise<void> {
  const phones = new DemoStory(filling.admin)
  await talkOnPhone(filling, phones)
  await decline(filling, phones)
  await handInTalk(filling, phones)
  await failAtTheGate(filling)
  await welcome(filling)
}

/** An invited demo with the built-in simulated phones. */
export async function invite({ asked, scenarios }: Filling): Promise<Demo> {
  const demo = await asked.ask({ scenarioId: scenarios.drawn.id })
  await asked.becomes(demo, 'invited')
  return demo
}

async function talkOnPhone(filling: Filling, phones: DemoStory): Promise<void> {
  const { admin, asked, readings } = filling
  const demo = await invite(filling)
  await phones.reply(demo.recipientPhone, 'Ja')
  const { id } = await phones.callOnceRinging(demo.recipientPhone)
  await expectStatus(204, 'The phone', admin.api.post(`/api/simulator/calls/${id}/answer`, {}))
  const talk = await AgentTalk.open(admin.api, demo.requestId)
  for (const words of said) await talk.exchange(words)
  await talk.end()
  await asked.becomes(demo, 'reported')
  await readings.readReportOf(demo)
}

async function decline(filling: Filling, phones: DemoStory): Promise<void> {
  const demo = await invite(filling)
  await phones.reply(demo.recipientPhone, 'YES')
  const { id } = await phones.callOnceRinging(demo.recipientPhone)
  await expectStatus(204, 'The phone', filling.admin.api.post(`/api/simulator/calls/${id}/decline`, {}))
  await filling.asked.becomes(demo, 'call_failed')
}

async function handInTalk(filling: Filling, phones: DemoStory): Promise<void> {
  const demo = await invite(filling)
  await postConversation(filling.admin, demo.requestId)
  await filling.asked.becomes(demo, 'reported')
  await phones.message(demo.managerPhone, 2)
  // A conversation that came after the one that counts.
  const { length } = await filling.admin.conversations()
  await postConversation(filling.admin, demo.requestId, realTranscript.slice(0, 4))
  await until('the second conversation', async () => (await filling.admin.conversations()).length > length)
  await filling.readings.readReportOf(demo)
}

async function failAtTheGate({ readings, admin }: Filling): Promise<void> {
  await readings.fail(readings.all[0]!.path)
  const stranger = new ApiClient(admin.api.url)
  await expectStatus(401, 'A wrong password', stranger.signIn('nobody@example.com', 'a wrong password'))
}

async function welcome({ admin }: Filling): Promise<void> {
  const visitor = new ApiClient(admin.api.url)
  await expectStatus(201, 'The welcome', visitor.post('/api/welcome', { email: 'zoë.müller@example.com' }))
}
