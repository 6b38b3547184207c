import { Report } from '@clarity/contracts'
import { bankCall } from '@clarity/test-kit/transcripts'
import { object, parse, string } from 'valibot'
import type { AdminApi } from '../product/admin-api.ts'
import type { DemoStory } from '../product/demo-story.ts'

/** By HTTP: an admin requests a demo; the conversation is reported; the recipient's link opens the report. */
export async function makeJourney(admin: AdminApi, demos: DemoStory): Promise<void> {
  const link = await demos.reportLink(bankCall)
  const { status, headers } = await admin.api.get(new URL(link).pathname)
  const path = headers.get('location')
  if (status !== 302 || !path?.startsWith('/report/')) throw new Error(`The report's link answered ${status}.`)
  const gate = await admin.api.get(path)
  if (gate.status !== 200 || !String(gate.body).includes('Access Your Report')) throw new Error('There is no gate.')
  const answer = await admin.api.post(`/api${path}`, { email: 'reader@example.com' })
  const { overview } = parse(Report, JSON.parse(answer.as(object({ content: string() })).content))
  if (overview === '') throw new Error('The report says nothing.')
}
