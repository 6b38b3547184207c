import type { SmsTemplateName } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { demoMessage } from '../features/demo-requests/demo-message.js'
import { verdictsOf } from '../features/reports/verdicts-of.js'
import { insertRows } from './insert-rows.js'
import { minutesAfter } from './seed-calendar.js'
import type { SeedDemo } from './seed-demo.js'
import { seedId, seedShortCode } from './seed-id.js'
import { seedStates } from './seed-states.js'

/** Inserts the rows of one demo request, as the product would have left them. `publicUrl` is the base of its links. */
export async function insertDemo(manager: EntityManager, demo: SeedDemo, publicUrl: string): Promise<void> {
  const { request, person } = demo
  await insertRows(manager, 'demo_requests', [
    {
      id: request.id,
      role: request.role,
      scenario_id: request.scenarioId,
      manager_name: request.managerName,
      manager_phone: request.managerPhone,
      recipient_name: request.recipientName,
      recipient_phone: request.recipientPhone,
      state: request.state,
      created_at: request.createdAt,
    },
  ])
  await insertRows(manager, 'demo_request_transitions', transitionsOf(demo))
  await insertRows(manager, 'short_codes', [shortCode('demo', request.id, request.createdAt)])
  const invitation = person.manager ? 'sms_recipient_invitation_template' : 'sms_self_demo_invitation_template'
  await insertRows(manager, 'sms_messages', [messageOf(demo, invitation, request.id, request.createdAt, publicUrl)])
  if (request.state === 'opted_out') await insertOptOut(manager, demo)
  if (request.state === 'call_failed') await insertCall(manager, demo)
  if (demo.conversation) await insertConversation(manager, demo, publicUrl)
}

function transitionsOf({ request, conversation }: SeedDemo) {
  const steps = seedStates(request.state, request.createdAt, conversation)
  return steps.map(({ from, to, cause, at }) => ({
    demo_request_id: request.id,
    from_state: from,
    to_state: to,
    cause,
    at,
  }))
}

const shortCode = (kind: 'demo' | 'report', targetId: string, createdAt: Date) => ({
  code: seedShortCode(targetId),
  target_kind: kind,
  target_id: targetId,
  created_at: createdAt,
})

function messageOf(demo: SeedDemo, template: SmsTemplateName, targetId: string, at: Date, publicUrl: string) {
  const { id } = demo.request
  const url = `${publicUrl}/${seedShortCode(targetId)}`
  return {
    id: seedId(`${template} of ${id}`),
    demo_request_id: id,
    template,
    once_key: `${template} ${id}`,
    phone: demo.person.phone,
    body: demoMessage({ template }, demo, url),
    state: 'sent',
    attempt: 1,
    ...(demo.person.isUnreachable
      ? { delivery: 'undelivered', delivery_error: 'Twilio error 30003' }
      : { delivery: 'delivered', delivery_error: null }),
    useful_until: minutesAfter(at, 24 * 60),
    created_at: at,
    updated_at: minutesAfter(at, 1),
  }
}

async function insertOptOut(manager: EntityManager, { person, request }: SeedDemo): Promise<void> {
  await manager.query(
    `INSERT INTO opt_outs (phone, words, source, opted_out_at) VALUES ($1, 'STOP', 'reply by SMS', $2)
     ON CONFLICT (phone) DO NOTHING`,
    [person.phone, minutesAfter(request.createdAt, 9)],
  )
}

const insertCall = (manager: EntityManager, { person, request }: SeedDemo) =>
  insertRows(manager, 'calls', [
    {
      id: seedId(`call of ${person.name}`),
      demo_request_id: request.id,
      phone: person.phone,
      state: 'missed',
      attempt: 1,
      place_by: minutesAfter(request.createdAt, 30),
      error: 'nobody answered the call',
      outcome: 'no_answer',
      next_action: 'reply_yes_or_open_link',
      created_at: minutesAfter(request.createdAt, 10),
      ended_at: minutesAfter(request.createdAt, 11),
    },
  ])

async function insertConversation(manager: EntityManager, demo: SeedDemo, publicUrl: string): Promise<void> {
  const { request, conversation } = demo
  const { id, startedAt, durationSecs, transcript, reportId, report, run } = conversation!
  const endedAt = minutesAfter(startedAt, durationSecs / 60)
  const writtenAt = minutesAfter(endedAt, 1)
  await insertRows(manager, 'conversations', [
    {
      id,
      demo_request_id: request.id,
      provider: 'builtin',
      provider_conversation_id: seedId(`live ${id}`),
      counts: true,
      started_at: startedAt,
      duration_secs: durationSecs,
      transcript: JSON.stringify(transcript),
      created_at: endedAt,
    },
  ])
  const version = { version: 1, content: report, generated_at: writtenAt }
  const row = { id: reportId, demo_request_id: request.id, conversation_id: id, wanted_version: 1, created_at: endedAt }
  await insertRows(manager, 'reports', [{ ...row, ...version, goals: verdictsOf(report) }])
  await insertRows(manager, 'report_versions', [{ report_id: reportId, ...version }])
  await insertRows(manager, 'short_codes', [shortCode('report', reportId, endedAt)])
  await insertRows(manager, 'report_runs', [
    {
      id: seedId(`run of ${reportId}`),
      report_id: reportId,
      version: 1,
      kind: 'report',
      writer: run.writer,
      outcome: run.outcome,
      transcript_hash: run.transcriptHash,
      calls: run.calls,
      tokens_in: run.tokensIn,
      tokens_out: run.tokensOut,
      duration_ms: run.durationMs,
      cost_usd: run.cost,
      created_at: writtenAt,
    },
  ])
  await insertRows(manager, 'sms_messages', [
    messageOf(demo, 'sms_report_recipient_template', reportId, writtenAt, publicUrl),
  ])
}
