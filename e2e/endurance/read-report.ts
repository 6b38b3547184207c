import { Report } from '@clarity/contracts'
import { object, parse, string } from 'valibot'
import { receive } from './person.ts'
import { insist } from './insist.ts'
import type { Scene } from './scene.ts'
import type { Demo, Story } from './story.ts'

/** Everybody who is to have the report's link has it, and it opens the report of this conversation. */
export async function readReport(scene: Scene, story: Story, demo: Demo): Promise<void> {
  const path = await openLink(scene, await receive(scene, story, demo.recipientPhone, 'report'))
  if (demo.role === 'manager') {
    const managers = await openLink(scene, await receive(scene, story, demo.managerPhone, 'manager-report'))
    if (managers !== path) throw new Error('The manager has a link to another report.')
  }
  const email = `reader.${story.word.toLowerCase()}@canary.example`
  const headers = { 'x-forwarded-for': story.address }
  const answer = await insist(() => scene.visitor.post(`/api${path}`, { email }, headers))
  if (answer.status !== 200) throw new Error(`The gate answered ${answer.status}.`)
  checkReport(parse(Report, JSON.parse(answer.as(object({ content: string() })).content)), demo)
  story.note('the report was read')
}

async function openLink({ visitor }: Scene, body: string): Promise<string> {
  const { status, headers } = await insist(() => visitor.get(linkPath(body)))
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
