import { deepStrictEqual } from 'node:assert/strict'
import { ReportContent } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { until } from '@clarity/test-kit/until'
import { AdminApi } from '../../product/admin-api.ts'
import { DemoRequester } from '../fill/demo-requester.ts'
import { ReportReaders } from '../fill/report-readers.ts'
import { readContents } from '../read-contents.ts'
import type { Contents, InstallationRecord } from '../record.ts'

/** Longer than a phone rings, a conversation's idle timeout, and the detection of a lost job. */
const patienceMs = 120_000

/** Checks that everything readable is unchanged, while no worker runs. Returns the counts. */
export async function checkContents(url: string, record: InstallationRecord): Promise<string> {
  for (const { email, password } of record.admins) {
    const { status } = await new ApiClient(url).signIn(email, password)
    if (status !== 204) throw new Error(`${email} cannot sign in: ${status}.`)
  }
  const demoCodes = Object.entries(record.links).filter(([, target]) => target.startsWith('/demo/'))
  const contents = await readContents(
    await AdminApi.signedIn(url),
    demoCodes.map(([path]) => path.slice(1)),
  )
  for (const part of Object.keys(contents) as (keyof Contents)[]) deepStrictEqual(contents[part], record[part])
  const count = (part: object) => Object.keys(part).length
  const { links, reports, transcripts, requests } = contents
  return `${count(requests)} requests, ${count(links)} links, ${count(reports)} reports, ${count(transcripts)} transcripts, ${record.admins.length} admins equal`
}

/** Checks that every reader gets the same content. */
export async function checkReadings(url: string, { readings }: InstallationRecord): Promise<string> {
  const reader = new ReportReaders(url)
  for (const { path, content } of readings)
    deepStrictEqual((await reader.open(path)).as(ReportContent).content, content, path)
  return `${readings.length} readings equal`
}

/** Checks that every pending step is done. */
export async function checkPending(url: string, { pending }: InstallationRecord): Promise<string> {
  const asked = new DemoRequester(await AdminApi.signedIn(url))
  for (const { what, becomes, ...request } of pending)
    await until(`${what} to be ${becomes}`, async () => (await asked.row(request)).state === becomes, patienceMs)
  return `${pending.length} pending things done`
}
