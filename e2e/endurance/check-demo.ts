import type { Conversation } from '@clarity/fakes/elevenlabs'
import type { VendorRecords, MessageKind } from './vendor-records.ts'
import type { DatabaseRows } from './database.ts'
import type { Demo, Story } from './story.ts'

/** From the opt-out check to the vendor's acceptance: a request on the wire cannot be recalled. */
const onTheWireMs = 3_000

/** The broken promises of one demo; empty if there are none. */
export function checkDemo(records: VendorRecords, rows: DatabaseRows, story: Story, demo: Demo): string[] {
  const faults: string[] = []
  const expect = (isTrue: boolean, fault: string) => void (isTrue || faults.push(`${demo.recipientPhone}: ${fault}`))
  const request = rows.requests.find(({ recipient_phone }) => recipient_phone === demo.recipientPhone)
  const calls = records.callsTo(demo.recipientPhone)
  const isAccepted = demo.requestId !== null
  const isStopped = story.kind === 'stopped' && isAccepted

  expect(!isAccepted || request?.id === demo.requestId, 'the request was accepted, and is lost')
  // One for each YES that deserved a call, whether or not STOP came before it rang.
  const confirmed = rows.calls.filter(({ phone }) => phone === demo.recipientPhone).length
  const counts = expectedCounts(demo, request !== undefined, isAccepted, confirmed)
  for (const [kind, [phone, count]] of Object.entries(counts)) {
    const sent = records.messagesTo(phone, kind as MessageKind).length
    const mayLack = isStopped && ['calling', 'report', 'manager-report'].includes(kind)
    expect(sent === count || (mayLack && sent < count), `${sent} of '${kind}', expected ${count}`)
  }

  const attempts = calls.map(({ clientData }) => clientData.dynamic_variables?.['attempt_id'])
  expect(new Set(attempts).size === attempts.length, 'a call was placed twice')
  expect(isStopped || calls.length === confirmed, `${confirmed} calls were meant, ${calls.length} were placed`)
  const placed = isAccepted ? demo.callResults.length : 0
  expect(calls.length === placed || (isStopped && calls.length < placed), `${calls.length} calls, expected ${placed}`)

  const optOut = rows.optOuts.find(({ phone }) => phone === demo.recipientPhone)
  expect(isStopped === (optOut !== undefined), optOut ? 'opted out unasked' : 'STOP was not processed')
  if (optOut) {
    const isLate = (at: number) => at > optOut.opted_out_at.getTime() + onTheWireMs
    const messages = records.messagesTo(demo.recipientPhone)
    expect(!messages.some(({ createdAt }) => isLate(createdAt.getTime())), 'a message was sent after STOP')
    expect(!calls.some(({ startedAtSecs }) => isLate(startedAtSecs * 1000)), 'it was called after STOP')
  }
  if (!request) return faults
  const reports = rows.reports.filter((report) => report.demo_request_id === request.id)
  expect(
    reports.every(({ version, is_written }) => version === 1 && is_written),
    'a report is not written once',
  )
  if (!isAccepted || isStopped) expect(reports.length <= 1, `${reports.length} reports`)
  else expect(reports.length === 1, `${reports.length} reports`)
  if (isAccepted && !isStopped) expect(request.state === 'reported', `the request is ${request.state}`)
  return faults
}

/** For each kind of message: the recipient, and the number. */
export function expectedCounts(
  { role, recipientPhone, managerPhone }: Demo,
  isStored: boolean,
  isAccepted: boolean,
  confirmed: number,
): Partial<Record<MessageKind, [string, number]>> {
  const isManaged = role === 'manager'
  const stored = isStored ? 1 : 0
  const accepted = isAccepted ? 1 : 0
  return {
    asked: [managerPhone, isManaged ? stored : 0],
    invited: [recipientPhone, isManaged ? stored : 0],
    'self-invited': [recipientPhone, isManaged ? 0 : stored],
    calling: [recipientPhone, confirmed],
    report: [recipientPhone, accepted],
    'manager-report': [managerPhone, isManaged ? accepted : 0],
  }
}

/** Every turn is stored verbatim and once: alone, or as part of a conversation resumed in another session. */
export function checkConversation(rows: DatabaseRows, { id, clientData, transcript }: Conversation): string[] {
  const own = rows.conversations.filter(({ demo_request_id: requestId }) => requestId === clientData.user_id)
  const words = (turns: readonly { role: string; message: string }[]) =>
    turns.map(({ role, message }) => `\n${role}: ${message}`).join('')
  const kept = own.filter((conversation) => `${words(conversation.transcript)}\n`.includes(`${words(transcript)}\n`))
  return kept.length === 1 ? [] : [`Conversation ${id} is kept ${kept.length} times.`]
}
