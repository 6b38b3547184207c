import type { Endured } from './endure.ts'
import type { Demo, Story } from './story.ts'

type Evidence = Pick<Endured, 'records' | 'rows' | 'vendors'>

/** Everything known about a story: its steps, the vendors' records, and the database's rows. */
export function formatStory(endured: Evidence, story: Story): string {
  return [
    `Story ${story.number} (${story.kind}, ${story.word}): ${story.violation}`,
    ...story.history,
    ...story.demos.flatMap((demo) => tellDemo(endured, demo)),
  ].join('\n  ')
}

function tellDemo({ records, rows, vendors }: Evidence, demo: Demo): string[] {
  const request = rows.requests.find(({ recipient_phone }) => recipient_phone === demo.recipientPhone)
  const ofRequest = <Row extends { demo_request_id: string | null }>(list: readonly Row[]) =>
    list.filter(({ demo_request_id }) => request && demo_request_id === request.id)
  const phones = [demo.recipientPhone, demo.managerPhone]
  const talks = vendors.elevenLabs.conversations.filter(
    ({ clientData }) => request && clientData.user_id === request.id,
  )
  const tell = (what: string, list: readonly object[]) => list.map((each) => `${what} ${JSON.stringify(each)}`)
  return [
    `--- ${demo.role} demo of ${demo.recipientPhone}, request ${demo.requestId ?? 'not answered'}`,
    ...tell('request', request ? [request] : []),
    ...tell('transition', ofRequest(rows.transitions)),
    ...tell('Twilio took', phones.flatMap((phone) => records.messagesTo(phone)).map(briefly)),
    ...tell('message', ofRequest(rows.messages)),
    ...tell(
      'reply',
      rows.replies.filter(({ phone }) => phones.includes(phone)),
    ),
    ...tell(
      'opt-out',
      rows.optOuts.filter(({ phone }) => phones.includes(phone)),
    ),
    ...tell(
      'ElevenLabs held',
      talks.map(({ transcript, clientData, ...talk }) => ({
        ...talk,
        attempt: clientData.dynamic_variables?.['attempt_id'],
        turns: transcript.length,
      })),
    ),
    ...tell('call', ofRequest(rows.calls)),
    ...tell('attempt', ofRequest(rows.attempts)),
    ...tell(
      'conversation',
      ofRequest(rows.conversations).map(({ transcript, ...kept }) => ({ ...kept, turns: transcript.length })),
    ),
    ...tell('report', ofRequest(rows.reports)),
  ]
}

function briefly({
  sid,
  to,
  body,
  createdAt,
  status,
}: {
  sid: string
  to: string
  body: string
  createdAt: Date
  status: string
}) {
  return { sid, to, kind: body.split(':')[0], at: createdAt.toISOString(), status }
}
