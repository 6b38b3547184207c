import type { DemoRequestState } from '@clarity/contracts'
import { until } from '@clarity/test-kit/until'
import { AgentTalk } from '../../product/agent-talk.ts'
import { atNight } from '../../product/at-night.ts'
import { DemoStory, type Demo } from '../../product/demo-story.ts'
import { invite } from './built-in.ts'
import { postConversation } from './events.ts'
import type { Filling } from './filling.ts'

/** A request whose next step waits for a worker, and what that step leads to. */
export interface PendingStep {
  readonly what: string
  readonly requestId: string
  readonly becomes: DemoRequestState
}

/** Demos that are continued once no worker runs any more. */
export interface Prepared {
  readonly toSayYes: Demo
  readonly toStop: Demo
  readonly toHandIn: Demo
  readonly toTalk: Demo
  /** Its report is being written when the process dies. */
  readonly cutOff: Demo
}

/** Invites them, and has a report begun that no model ever answers: kill the server afterwards. */
export async function preparePending(filling: Filling): Promise<Prepared> {
  const { admin, asked, vendors } = filling
  const toSayYes = await invite(filling)
  const toStop = await invite(filling)
  const toHandIn = await invite(filling)
  const toTalk = await invite(filling)
  const cutOff = await invite(filling)
  const asksBefore = vendors.llm.questions.length
  vendors.llm.chooseFault = () => 'hang'
  await postConversation(admin, cutOff.requestId)
  await until('the model to be asked', () => vendors.llm.questions.length > asksBefore)
  await asked.becomes(cutOff, 'completed')
  return { toSayYes, toStop, toHandIn, toTalk, cutOff }
}

/** Asks for a number at which it is night, while the quiet hours are on, and waits until its message waits. */
export async function askAtNight({ admin, asked, scenarios }: Filling): Promise<void> {
  const { phone } = atNight()
  const demo = await asked.ask({ scenarioId: scenarios.drawn.id, recipientPhone: phone })
  if (demo.waitsUntil === undefined) throw new Error('The invitation does not wait for the morning.')
  // A test message goes out at once, and by then the invitation's job, which is older, has run.
  await admin.api.post('/api/admin/providers/sms/test', { phone })
  await new DemoStory(admin).message(phone, 1)
}

/** Requests that await a manager's confirmation, which never comes. A release before that feature just invites. */
export async function askManager({ admin, asked, scenarios }: Filling): Promise<void> {
  const { managerPhone } = await asked.ask({ scenarioId: scenarios.drawn.id })
  await new DemoStory(admin).message(managerPhone, 1)
}

/** Without a worker: everything that is accepted here is left to the next start. */
export async function leavePending(filling: Filling, prepared: Prepared): Promise<PendingStep[]> {
  const { admin, asked, scenarios, vendors } = filling
  const phones = new DemoStory(admin)
  await phones.reply(prepared.toSayYes.recipientPhone, 'YES')
  await vendors.reply(prepared.toStop.recipientPhone, 'STOP')
  await postConversation(admin, prepared.toHandIn.requestId)
  const talk = await AgentTalk.open(admin.api, prepared.toTalk.requestId)
  await talk.exchange('I want to talk about the late deliveries, and about what we do for Łódź.')
  const requested = await asked.ask({ scenarioId: scenarios.drawn.id })
  return [
    { what: 'a demo request', requestId: requested.requestId, becomes: 'invited' },
    { what: 'a YES', requestId: prepared.toSayYes.requestId, becomes: 'call_failed' },
    { what: 'a STOP', requestId: prepared.toStop.requestId, becomes: 'opted_out' },
    { what: 'a finished conversation', requestId: prepared.toHandIn.requestId, becomes: 'reported' },
    { what: 'an open conversation', requestId: prepared.toTalk.requestId, becomes: 'reported' },
    { what: 'a report that was being written', requestId: prepared.cutOff.requestId, becomes: 'reported' },
  ]
}
