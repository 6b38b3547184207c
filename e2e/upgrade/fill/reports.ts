import type { Turn } from '@clarity/fakes/elevenlabs'
import { batchPauseMs, ReportRow, ReRunResult } from '@clarity/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import { array } from 'valibot'
import type { Demo } from '../../product/demo-story.ts'
import { callOnYes, placedCall } from './calls.ts'
import { combine } from './combine.ts'
import type { Filling } from './filling.ts'
import { deleteScenario } from './scenarios.ts'
import { tooShortTalk, talkOfSize } from './talks.ts'

/** Conversations by phone, their reports by a model and without it, and those of a batch. */
export async function fillReports(filling: Filling): Promise<void> {
  const { admin, scenarios, vendors } = filling
  const told = await tell(filling, talkOfSize, { scenarioId: scenarios.toDelete.id, by: 'admin' })
  await reRun(filling, told)
  await tell(filling, tooShortTalk, { role: 'recipient' })
  // Everything that is asked of the model now fails: the offline writer writes.
  vendors.llm.chooseFault = () => 'error'
  const toldOffline = await tell(filling, talkOfSize, {})
  vendors.llm.chooseFault = () => null
  await reRun(filling, toldOffline)
  await restoreFirst(filling, toldOffline)
  await deleteScenario(admin, scenarios.toDelete)
  const batch = await askForBatch(filling)
  await vendors.reply(batch[0]!.recipientPhone, 'yes please')
  await finish(filling, batch[0]!, talkOfSize)
  await combine(filling)
}

async function tell(filling: Filling, said: readonly Turn[], wish: object): Promise<Demo> {
  const demo = await callOnYes(filling, wish)
  await finish(filling, demo, said)
  return demo
}

async function finish(filling: Filling, demo: Demo, said: readonly Turn[]): Promise<void> {
  const { asked, vendors, readings } = filling
  await vendors.elevenLabs.finish(await placedCall(filling, demo), 'answered', said)
  await asked.becomes(demo, 'reported')
  await readings.readReportOf(demo)
}

/** As the batch page does it: one after the other, by an admin. */
async function askForBatch({ asked, scenarios }: Filling): Promise<Demo[]> {
  const demos: Demo[] = []
  for (const role of ['manager', 'recipient', 'manager'] as const) {
    demos.push(await asked.ask({ scenarioId: scenarios.ofCampaign.id, by: 'admin', role }))
    await pause(batchPauseMs)
  }
  for (const demo of demos) await asked.becomes(demo, 'invited')
  return demos
}

async function reRun({ admin }: Filling, { requestId }: Demo): Promise<void> {
  const body = { demo_request_id: requestId, skip_notification: true }
  const { status } = (await admin.api.post('/api/admin/reports/re-run', body)).as(ReRunResult)
  if (status !== 'written') throw new Error('The report was not written again.')
}

async function restoreFirst({ admin }: Filling, { requestId }: Demo): Promise<void> {
  const [report] = (await admin.api.get(`/api/admin/reports?q=${requestId}`)).as(array(ReportRow))
  const restored = await admin.api.post(`/api/admin/reports/${report!.report_id}/versions/1/restore`, undefined)
  if (restored.status !== 201) throw new Error(`Restoring a version answered ${restored.status}.`)
}
