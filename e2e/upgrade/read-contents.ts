import {
  CombinedReportRow,
  DemoPage,
  DemoRequestRow,
  Figures,
  pageLimitMax,
  Remote,
  ReportText,
  totalCountHeader,
  Transcript,
} from '@clarity/contracts'
import { array } from 'valibot'
import type { AdminApi } from '../product/admin-api.ts'
import { filledRemote } from './fill/remotes.ts'
import type { Contents } from './record.ts'

const lists = [
  'demo-requests',
  'reports',
  'report-views',
  'conversations',
  'combined-reports',
  'report-runs',
  'batches',
] as const

/** Reads everything that the record names; the codes of demos are known only from their requests. */
export async function readContents(admin: AdminApi, demoCodes: readonly string[]): Promise<Contents> {
  const rows = (await admin.api.get(`/api/admin/demo-requests?limit=${pageLimitMax}`)).as(array(DemoRequestRow))
  const reports = (await admin.reports()).filter(({ generated_at }) => generated_at !== null)
  return {
    links: await readLinks(admin, [...demoCodes, ...(await listCodes(admin, rows))]),
    reports: await readEach(reports, ({ report_id }) => report_id, readReport(admin)),
    transcripts: await readEach(await admin.conversations(), ({ id }) => id, readTranscript(admin)),
    requests: Object.fromEntries(rows.map(({ id, state }) => [id, state])),
    scenarios: await admin.scenarios(),
    goals: await readGoals(admin),
    remote: await readRemote(admin),
    counts: await readEach(lists, (list) => list, countRows(admin)),
  }
}

/** Codes of reports and of combined reports. */
async function listCodes(admin: AdminApi, rows: readonly DemoRequestRow[]): Promise<string[]> {
  const pages = await Promise.all(rows.map(({ id }) => admin.api.get(`/api/demo/${id}`)))
  const paths = pages.flatMap((page) => page.as(DemoPage).reportPath ?? [])
  const combined = (await admin.api.get('/api/admin/combined-reports')).as(array(CombinedReportRow))
  return [...paths.map((path) => path.slice(1)), ...combined.flatMap(({ short_code }) => short_code ?? [])]
}

async function readLinks(admin: AdminApi, codes: readonly string[]): Promise<Record<string, string>> {
  return readEach(
    codes,
    (code) => `/${code}`,
    async (code) => (await admin.api.get(`/${code}`)).headers.get('location') ?? 'nowhere',
  )
}

const readReport =
  ({ api }: AdminApi) =>
  async ({ report_id }: { report_id: string }) =>
    (await api.get(`/api/admin/reports/${report_id}`)).as(ReportText).report_content ?? ''

const readTranscript =
  ({ api }: AdminApi) =>
  async ({ id }: { id: string }) =>
    (await api.get(`/api/admin/conversations/${id}/transcript`)).as(Transcript).transcript

const countRows =
  ({ api }: AdminApi) =>
  async (list: string) =>
    Number((await api.get(`/api/admin/${list}?limit=1`)).headers.get(totalCountHeader))

/** A release before the figures has no such call, and no goals. */
async function readGoals({ api }: AdminApi): Promise<Contents['goals']> {
  const answer = await api.get('/api/admin/figures')
  return answer.status === 404 ? [] : answer.as(Figures).goals
}

async function readRemote({ api }: AdminApi): Promise<Contents['remote']> {
  const remotes = (await api.get('/api/admin/remotes')).as(array(Remote))
  const { active_version, changes, last_error, releases } = remotes.find(({ name }) => name === filledRemote)!
  const entries = await readEach(
    releases,
    ({ version }) => version,
    async ({ version }) => String((await api.get(`/remotes/${filledRemote}/${version}/remote.js`)).body),
  )
  return { active_version, changes, last_error: last_error && { reason: last_error.reason }, entries }
}

async function readEach<Item, Value>(
  items: readonly Item[],
  name: (item: Item) => string,
  read: (item: Item) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries: [string, Value][] = []
  for (const item of items) entries.push([name(item), await read(item)])
  return Object.fromEntries(entries)
}
