import { shortCodeAlphabet } from '@clarity/contracts'
import type { Answer } from '@clarity/test-kit/api-client'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Server } from '../product/server.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { addressIn, Stranger } from './networks.ts'
import { publicSettings } from './settings.ts'

const missesAllowed = 20
const guessesEach = 25

/** The three ways to open a short link. */
const ways: readonly ((code: string) => string)[] = [
  (code) => `/${code}`,
  (code) => `/api/shortcode/${code}`,
  (code) => `/${code}/`,
]
const forgedProofs = ['1', '9999999999.0', `9999999999.${Array(16).fill('zzzzzz').join('.')}`, '9999999999.1.1', '%00']

/** Guesses short codes, and tries to block them for other users. */
export const guessedCodes: Attack = {
  name: 'short codes',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const story = new DemoStory(await AdminApi.signedIn(server.url))
    const known = [await story.request(), await story.request()].map(({ shortCode }) => shortCode)
    const networks = numbers(isShort ? 20 : 130)
    return [
      await guess(server, networks),
      await tellApart(server, known, networks),
      await forge(server, known),
      await openElsewhere(server, known, isShort ? 40 : 300),
      await openFromOffice(server, known, isShort ? 40 : 200),
    ]
  },
}

/** Counts as a breach: each guess that was answered after a network's twentieth miss. */
async function guess(server: Server, networks: readonly number[]): Promise<Attempt> {
  const answered = await inParallel(networks, async (network) => {
    const answers: Answer[] = []
    for (const host of numbers(guessesEach))
      answers.push(await new Stranger(server.url, addressIn(network, host)).get(ways[host % 3]!(randomCode())))
    return answers.filter((answer) => !isHeldUp(answer)).length - missesAllowed
  })
  const through = answered.reduce((sum, more) => sum + Math.max(0, more), 0)
  const what = `guesses from ${networks.length} networks`
  return { what, tried: networks.length * guessesEach, through, seen: `${missesAllowed} answered in each` }
}

/** Counts as a breach: each pair of a known and an unknown code whose answers differ in more than code and seed. */
async function tellApart(server: Server, known: readonly string[], networks: readonly number[]): Promise<Attempt> {
  const pairs = networks.flatMap((network) =>
    ways.map((way) => ({ network, way, code: known[network % known.length]! })),
  )
  const differ = await inParallel(pairs, async ({ network, way, code }) => {
    const stranger = new Stranger(server.url, addressIn(network, 99))
    const other = randomCode()
    const [hit, miss] = [await stranger.get(way(code)), await stranger.get(way(other))]
    return !isHeldUp(hit) || visible(hit, code) !== visible(miss, other)
  })
  return { what: 'a known code distinguished from an unknown one', tried: pairs.length, through: count(differ) }
}

async function forge(server: Server, known: readonly string[]): Promise<Attempt> {
  const tries = forgedProofs.flatMap((proof) => ways.map((way) => `${way(known[0]!)}?proof=${proof}`))
  const stranger = new Stranger(server.url, addressIn(0))
  const opened = await inParallel(tries, async (path) => !isHeldUp(await stranger.get(path)))
  return { what: 'forged proofs of work', tried: tries.length, through: count(opened) }
}

/** Counts as a breach: each valid link that fails for another reader after all these guesses. */
async function openElsewhere(server: Server, known: readonly string[], visits: number): Promise<Attempt> {
  const refused = await inParallel(numbers(visits), (visit) => isRefused(server, addressIn(1000 + visit), known, visit))
  return { what: 'known links refused elsewhere', tried: visits, through: count(refused) }
}

async function openFromOffice(server: Server, known: readonly string[], visits: number): Promise<Attempt> {
  const refused = await inParallel(numbers(visits), (visit) => isRefused(server, addressIn(5000, visit), known, visit))
  return { what: 'known links refused to a busy office', tried: visits, through: count(refused) }
}

async function isRefused(server: Server, address: string, known: readonly string[], visit: number): Promise<boolean> {
  const answer = await new Stranger(server.url, address).get(ways[visit % 3]!(known[visit % known.length]!))
  return answer.status !== (visit % 3 === 1 ? 200 : 302) || isHeldUp(answer)
}

/** Whether a proof of work is required. */
function isHeldUp({ status, body }: Answer): boolean {
  return status === 429 || (status === 200 && typeof body === 'string' && body.includes('"challenge"'))
}

/**
 * What a guesser sees of a response, without the parts that differ in each one; compressed random letters vary in
 * length.
 */
function visible({ status, headers, body }: Answer, code: string): string {
  const kept = [...headers].filter(([name]) => !['date', 'retry-after', 'content-length'].includes(name))
  const seen = JSON.stringify({ status, kept, body }).replaceAll(code, '')
  return seen.replace(/seed\\?":\\?"\w+/, '').replace(/expiresAt\\?":\d+/, '')
}

function randomCode(): string {
  const letters = Array.from(
    { length: 5 },
    () => shortCodeAlphabet[Math.floor(Math.random() * shortCodeAlphabet.length)],
  )
  return letters.join('')
}

const count = (answers: readonly boolean[]) => answers.filter(Boolean).length
