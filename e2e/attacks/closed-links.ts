import { randomBytes } from 'node:crypto'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Server } from '../product/server.ts'
import { tellReport } from '../product/tell-report.ts'
import type { Attack, Attempt } from './attack.ts'
import { numbers } from './in-parallel.ts'
import { addressIn, Stranger } from './networks.ts'
import { chanceLarger, median } from './rank-test.ts'
import { publicSettings } from './settings.ts'

const email = 'reader@example.com'
/** A chance that is no farther from one half teaches an attacker next to nothing. */
const leastBound = 0.1
/** In standard errors: equal times never deviate so far by chance. */
const errorsAllowed = 4.5

/** Tries to distinguish closed links from ones that never existed, by their answers and by the time these take. */
export const closedLinks: Attack = {
  name: 'closed links',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const links = await linksOf(server)
    const same = await compareAnswers(server, links)
    // Of so few answers no time says anything, and beside other tests none is comparable.
    return isShort ? [same] : [same, ...(await compareTimes(server, links, 500))]
  },
}

type Links = Readonly<Record<'open' | 'expired' | 'revoked' | 'replaced' | 'other readers', string>>

async function linksOf({ url }: Server): Promise<Links> {
  const admin = await AdminApi.signedIn(url)
  const demos = new DemoStory(admin, 6000)
  const report = async (action: string | null) => {
    const id = (await tellReport({ admin, demos })).path.split('/').at(-1)!
    if (action !== null) await admin.api.post('/api/admin/reports/links', { ids: [id], action })
    return id
  }
  const read = await report(null)
  await admin.api.put(`/api/admin/reports/${read}/readers`, { allowed_readers: ['somebody@example.com'] })
  return {
    open: await report(null),
    expired: await report('expire'),
    revoked: await report('revoke'),
    replaced: await report('replace'),
    'other readers': read,
  }
}

const unknown = () => randomBytes(16).toString('hex')
const kindsOf = (links: Links) => Object.entries(links).filter(([kind]) => kind !== 'open')

/** Counts as a breach: each closed link whose status, headers or text differ from those of an unknown one. */
async function compareAnswers({ url }: Server, links: Links): Promise<Attempt> {
  const ask = async (id: string, network: number) => {
    const { status, headers, body } = await new Stranger(url, addressIn(network)).post(`/api/report/${id}`, { email })
    const kept = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
    return JSON.stringify({ status, kept, body })
  }
  let through = 0
  for (const [n, [, id]] of kindsOf(links).entries()) {
    if ((await ask(id, 60_000 + 2 * n)) !== (await ask(unknown(), 60_001 + 2 * n))) through += 1
  }
  return { what: 'answers of closed links that differ', tried: kindsOf(links).length, through }
}

/** In turns, in a random order each time, so other load on the machine slows all of them alike. */
async function compareTimes(server: Server, links: Links, rounds: number): Promise<Attempt[]> {
  const kinds = [...kindsOf(links), ['open', links.open], ['unknown', null]] as const
  const times = new Map(kinds.map(([kind]) => [kind, [] as number[]]))
  let network = 61_000
  for (const round of numbers(rounds + 20)) {
    for (const [kind, id] of shuffled(kinds)) {
      const stranger = new Stranger(server.url, addressIn((network += 1) % 65_000))
      const asked = performance.now()
      await stranger.post(`/api/report/${id ?? unknown()}`, { email })
      // The first ones are those of a cold process.
      if (round >= 20) times.get(kind)!.push(performance.now() - asked)
    }
  }
  const base = times.get('unknown')!
  const differs = (kind: string) => {
    const { chance, error } = chanceLarger(times.get(kind)!, base)
    return { chance, isTold: Math.abs(chance - 0.5) > Math.max(leastBound, errorsAllowed * error) }
  }
  const seen = (kind: string) =>
    `${differs(kind).chance.toFixed(2)} of chance, median ${median(times.get(kind)!).toFixed(1)} of ${median(base).toFixed(1)} ms`
  const control = chanceLarger(times.get('open')!, base)
  const isSeen = Math.abs(control.chance - 0.5) > errorsAllowed * control.error
  return [
    ...kindsOf(links).map(([kind]) => {
      const what = `${kind} told from unknown by the time`
      return { what, tried: rounds, through: differs(kind).isTold ? 1 : 0, seen: seen(kind) }
    }),
    // A comparison that does not see an open link sees nothing.
    { what: 'an open link not told by the time', tried: rounds, through: isSeen ? 0 : 1, seen: seen('open') },
  ]
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}
