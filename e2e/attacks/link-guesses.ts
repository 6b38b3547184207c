import { randomBytes } from 'node:crypto'
import { ReportLink } from '@clarity/contracts'
import { array } from 'valibot'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Server } from '../product/server.ts'
import { tellReport } from '../product/tell-report.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { addressIn, Stranger } from './networks.ts'
import { publicSettings } from './settings.ts'

const email = 'reader@example.com'
const home = 30_000

/** Guesses the ids of reports and requests: by chance, from a known one, and of links that are closed. */
export const linkGuesses: Attack = {
  name: 'link ids',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const admin = await AdminApi.signedIn(server.url)
    const { demo, path } = await tellReport({ admin, demos: new DemoStory(admin, 5000) })
    const id = path.split('/').at(-1)!
    const attempts = [
      await guess(server, 'random ids of reports and requests', numbers(isShort ? 100 : 1500).map(randomId)),
      await guess(server, 'ids that look like a known one', lookAlikes(id)),
      await guess(server, "a report's id under other calls", [], [`/api/combined-report/${id}`, sessionPath(id)]),
      await guess(server, "a request's id for a report's", [demo.requestId]),
    ]
    return [...attempts, await openClosed(server, admin, id)]
  },
}

const randomId = () => randomBytes(16).toString('hex')
const sessionPath = (id: string) => `/api/demo/${id}/session`

function lookAlikes(id: string): string[] {
  const next = (letter: string) => (letter === 'a' ? 'b' : 'a')
  const changed = [...id].map((letter, at) => id.slice(0, at) + next(letter) + id.slice(at + 1))
  return [
    ...changed,
    id.slice(0, -1),
    `${id}a`,
    id.toUpperCase() + id,
    `${id}%00`,
    `${id}%20`,
    `%`,
    `${id}'--`,
    `../${id}`,
  ]
}

/** Counts as a breach: each answer but 'not found' (400 for an address that cannot be read). */
async function guess(
  server: Server,
  what: string,
  ids: readonly string[],
  paths = ids.flatMap((id) => [`/api/report/${id}`, `/api/combined-report/${id}`, sessionPath(id)]),
): Promise<Attempt> {
  const tries = paths.filter((path) => path !== sessionPath(ids.length === 1 ? ids[0]! : ''))
  const statuses = await inParallel([...tries.entries()], async ([n, path]) => {
    const body = path.endsWith('/session') ? {} : { email }
    return (await new Stranger(server.url, addressIn(home + n)).post(path, body)).status
  })
  const through = statuses.filter((status) => status !== 404 && status !== 400).length
  return { what, tried: tries.length, through }
}

/** Counts as a breach: each answer with the report's content, by an id that was right once. */
async function openClosed(server: Server, { api }: AdminApi, id: string): Promise<Attempt> {
  const paths: string[] = []
  const change = async (action: string) => {
    const [link] = (await api.post('/api/admin/reports/links', { ids: [id], action })).as(array(ReportLink))
    if (link!.short_code !== null) paths.push((await api.get(`/${link!.short_code}`)).headers.get('location')!)
  }
  await change('replace')
  await change('replace')
  await change('revoke')
  const ids = [id, ...paths.map((path) => path.split('/').at(-1)!)]
  const attempt = await guess(server, '', ids)
  return { ...attempt, what: 'replaced and revoked links' }
}
