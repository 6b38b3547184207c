import { Report } from '@clarity/contracts'
import { object, parse, string } from 'valibot'
import { receive } from './person.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'
import type { StoryContext } from './story-context.ts'
import type { Demo, Story } from './story.ts'

/** Checks that everybody who should have the report's link has it, and that it opens this conversation's report. */
export async function readReport(context: StoryContext, story: Story, demo: Demo): Promise<void> {
  const path = await openLink(context, await receive(context, story, demo.recipientPhone, 'report'))
  if (demo.role === 'manager') {
    const managers = await openLink(context, await receive(context, story, demo.managerPhone, 'manager-report'))
    if (managers !== path) throw new Error('The manager has a link to another report.')
  }
  const email = `reader.${story.word.toLowerCase()}@canary.example`
  const headers = { 'x-forwarded-for': story.address }
  const answer = await retryUntilAnswered(() => context.visitor.post(`/api${path}`, { email }, headers))
  if (answer.status !== 200) throw new Error(`The gate answered ${answer.status}.`)
  checkReport(parse(Report, JSON.parse(answer.as(object({ content: string() })).content)), demo)
  story.note('the report was read')
}

async function openLink({ visitor }: StoryContext, body: string): Promise<string> {
  const { status, headers } = await retryUntilAnswered(() => visitor.get(linkPath(body)))
  const path = headers.get('location')
  if (status !== 302 || !path?.startsWith('/report/')) throw new Error(`The report's link answered ${status}.`)
  return path
}

export function linkPath(body: string): string {
  const [link] = /https?:\/\/\S+\/[0-9A-Za-z]{5}(?=\s|$)/.exec(body) ?? []
  if (link === undefined) throw new Error('The message carries no link.')
  return new URL(link).pathname
}

function checkReport(report: Report, { recipientName, recipientPhone }: Demo): void {
  const { recipient } = report.participants
  if (recipient.name !== recipientName) throw new Error('The report belongs to another recipient.')
  if (recipient.phone.replace(/[^+\d]/g, '') !== recipientPhone) throw new Error('The report names another phone.')
  if (report.overview === '') throw new Error('The report says nothing.')
}
