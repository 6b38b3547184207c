import { createHash } from 'node:crypto'
import { CreatedToken } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { AdminApi } from '../product/admin-api.ts'
import type { Server } from '../product/server.ts'
import type { Attack, Attempt } from './attack.ts'
import { numbers } from './in-parallel.ts'
import { addressIn } from './networks.ts'
import { publicSettings } from './settings.ts'

const triesOfNetwork = 30
const home = 9000
const own = 'mf-orders'

/** Guesses a program's token, and does with a right one what its scopes do not allow. */
export const guessedTokens: Attack = {
  name: 'tokens',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const token = await createToken(server)
    return [
      await guessFromHome(server, isShort ? 40 : 200),
      await guessFromManyNetworks(server, isShort ? 20 : 200),
      await tryLookAlikes(server, token),
      await tryOtherRights(server, token),
      await lockOut(server, token),
    ]
  },
}

async function createToken({ url }: Server): Promise<string> {
  const { api } = await AdminApi.signedIn(url)
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  const scopes = [`remotes:release:${own}`, `remotes:activate:${own}`]
  return (await api.post('/api/admin/tokens', { name: 'Orders', scopes, expires_at })).as(CreatedToken).token
}

const guess = (n: number) => `clr_${createHash('sha256').update(String(n)).digest('base64url')}`

async function guessFromHome(server: Server, tries: number): Promise<Attempt> {
  const statuses = await Promise.all(numbers(tries).map((n) => roll(server, guess(n), addressIn(home, n))))
  const checked = statuses.filter((status) => status !== 429)
  const through = Math.max(0, checked.length - triesOfNetwork) + others(checked, 401)
  return { what: 'guessed tokens from one network', tried: tries, through }
}

async function guessFromManyNetworks(server: Server, tries: number): Promise<Attempt> {
  const statuses = await Promise.all(numbers(tries).map((n) => roll(server, guess(n), addressIn(home + 1 + n))))
  return { what: 'guessed tokens from many networks', tried: tries, through: others(statuses, 401) }
}

/** What someone may have who has seen a part of the token, or the database. */
async function tryLookAlikes(server: Server, token: string): Promise<Attempt> {
  const hash = createHash('sha256').update(token).digest('hex')
  const looks = [
    token.slice(0, -1),
    `${token}A`,
    token.toUpperCase(),
    token.slice(4),
    `CLR_${token.slice(4)}`,
    hash,
    `clr_${hash}`,
  ]
  const statuses = await Promise.all(looks.map((look, n) => roll(server, look, addressIn(home + 500 + n))))
  return { what: 'tokens that look like a right one', tried: looks.length, through: others(statuses, 401) }
}

/** Through is each answer that is no refusal. */
async function tryOtherRights(server: Server, token: string): Promise<Attempt> {
  const remotes = '/api/admin/remotes'
  const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
    ['GET', '/api/admin/reports'],
    ['GET', '/api/admin/conversations'],
    ['GET', '/api/admin/demo-requests'],
    ['GET', '/api/admin/tokens'],
    ['POST', '/api/admin/tokens', { name: 'More', scopes: ['remotes:read'], expires_at: '2100-01-01T00:00:00Z' }],
    ['PUT', '/api/admin/sending', { strangers: 'off' }],
    ['GET', '/api/auth/me'],
    ...['mf-batch', 'MF-ORDERS', `${own}%00`, `${own}%2f..%2fmf-batch`, `${own}:mf-batch`, '*'].map(
      (name) => ['POST', `${remotes}/${name}/rollback`] as const,
    ),
    ['POST', `${remotes}/mf-batch/releases`, {}],
  ]
  const program = new ApiClient(server.url)
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': addressIn(home + 600) }
  const answers = await Promise.all(calls.map(([method, path, body]) => program.send(method, path, body, headers)))
  const through = answers.filter(({ status }) => ![401, 403, 404].includes(status)).length
  return { what: "calls beyond a token's scopes", tried: calls.length, through }
}

/** Through is a right token that is refused because of its neighbours' wrong ones. */
async function lockOut(server: Server, token: string): Promise<Attempt> {
  const status = await roll(server, token, addressIn(home))
  return { what: 'a right token locked out by wrong ones', tried: 1, through: status === 404 ? 0 : 1 }
}

/** A roll-back of a module that does not exist: 404 with a right token. */
async function roll(server: Server, token: string, address: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
  const answer = await new ApiClient(server.url).post(`/api/admin/remotes/${own}/rollback`, undefined, headers)
  return answer.status
}

function others(statuses: readonly number[], expected: number): number {
  return statuses.filter((status) => status !== expected).length
}
