import { deepStrictEqual } from 'node:assert/strict'
import { ReportContent } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { until } from '@clarity/test-kit/until'
import { AdminApi } from '../../product/admin-api.ts'
import { Asked } from '../fill/asked.ts'
import { Readings } from '../fill/readings.ts'
import { readContents } from '../read-contents.ts'
import type { Contents, InstallationRecord } from '../record.ts'

/** Longer than a phone rings, than a closed page is waited for, and than a lost job is noticed. */
const patienceMs = 120_000

/** Everything that can be read without a change is as it was. Holds while no worker runs. Answers how much that is. */
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

/** Every reader gets what readers got. */
export async function checkReadings(url: string, { readings }: InstallationRecord): Promise<string> {
  const reader = new Readings(url)
  for (const { path, content } of readings)
    deepStrictEqual((await reader.open(path)).as(ReportContent).content, content, path)
  return `${readings.length} readings equal`
}

/** Everything that waited for a worker is done. */
export async function checkUndone(url: string, { undone }: InstallationRecord): Promise<string> {
  const asked = new Asked(await AdminApi.signedIn(url))
  for (const { what, becomes, ...request } of undone)
    await until(`${what} to be ${becomes}`, async () => (await asked.row(request)).state === becomes, patienceMs)
  return `${undone.length} undone things done`
}
