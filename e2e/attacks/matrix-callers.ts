import { createHash, randomBytes } from 'node:crypto'
import { CreatedToken } from '@clarity/contracts'
import type { Answer, ApiClient } from '@clarity/test-kit/api-client'
import type { Call } from '@clarity/test-kit/documented-calls'
import type { Caller } from '@clarity/test-kit/promised-access'
import { until } from '@clarity/test-kit/until'
import { AdminApi } from '../product/admin-api.ts'
import { joinAs } from '../product/colleague.ts'
import { adminEmail, adminPassword, releaseToken, type Server } from '../product/server.ts'
import { signIn, type Cookie } from '../product/session-cookie.ts'
import { publicSettings } from './settings.ts'

/** A kind of caller, and the headers by which it shows itself. */
export interface MatrixCaller extends Caller {
  readonly name: string
  headers(): Record<string, string>
  /** Another session, after a call that ended the last one. */
  renew?(): Promise<void>
}

/** Modules that no one has: tokens of the first fit the addresses of the matrix, those of the second do not. */
export const ownModule = 'xx'
const otherModule = 'yy'

const foreign = {
  'another origin': { origin: 'https://evil.example' },
  'an opaque origin': { origin: 'null' },
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a sibling host': { 'sec-fetch-site': 'same-site' },
}

/** Every kind of caller of this product; `calls` name the scopes that tokens can have. */
export async function matrixCallers(server: Server, calls: readonly Call[]): Promise<MatrixCaller[]> {
  const admin = (await AdminApi.signedIn(server.url)).api
  const analyst = await joinAs(admin, 'analyst', 'ana@example.com')
  const sessions = {
    admin: await sessionOf(server.url, 'admin', { email: adminEmail, password: adminPassword }),
    analyst: await sessionOf(server.url, 'analyst', analyst),
  }
  return [
    { name: 'nobody', headers: () => ({}) },
    sessions.admin,
    sessions.analyst,
    { ...sessions.admin, name: "admin on the product's own page", headers: withOwnOrigin(sessions.admin) },
    ...Object.entries(foreign).flatMap(([name, headers]) => [
      { name: `nobody from ${name}`, isForeign: true, headers: () => headers },
      ...Object.values(sessions).map((session) => withForeign(session, name, headers)),
    ]),
    ...(await endedSessions(server.url, admin)),
    ...(await programs(admin, calls)),
  ]
}

async function sessionOf(
  url: string,
  role: 'admin' | 'analyst',
  account: { email: string; password: string },
): Promise<MatrixCaller> {
  let cookie: Cookie = await signIn(url, account)
  const renew = async () => {
    cookie = await signIn(url, account)
  }
  return { name: role, role, renew, headers: () => ({ cookie }) }
}

function withOwnOrigin({ headers }: MatrixCaller): MatrixCaller['headers'] {
  return () => ({ ...headers(), origin: publicSettings.PUBLIC_URL, 'sec-fetch-site': 'same-origin' })
}

function withForeign(session: MatrixCaller, name: string, more: Record<string, string>): MatrixCaller {
  const headers = () => ({ ...session.headers(), ...more })
  return { ...session, name: `${session.name} from ${name}`, isForeign: true, headers }
}

/** Cookies that were right once, or only look so. */
async function endedSessions(url: string, admin: ApiClient): Promise<MatrixCaller[]> {
  const signedOut = await signIn(url, { email: adminEmail, password: adminPassword })
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { cookie: signedOut } })
  const removed = await joinAs(admin, 'admin', 'left@example.com')
  const ofRemoved = await signIn(url, removed)
  await done(admin.delete(`/api/admin/people/${removed.id}`))
  const changed = await joinAs(admin, 'admin', 'less@example.com')
  const before = await signIn(url, changed)
  const ofChanged = await sessionOf(url, 'analyst', changed)
  await done(admin.send('PATCH', `/api/admin/people/${changed.id}`, { role: 'analyst' }))
  // The change has ended the session.
  await ofChanged.renew?.()
  const [name, value] = (await signIn(url, { email: adminEmail, password: adminPassword })).split('=') as [
    string,
    string,
  ]
  const wrong = {
    'signed out': signedOut,
    removed: ofRemoved,
    'an admin before the account became an analyst': before,
    'a made-up session': `${name}=${randomBytes(32).toString('base64url')}`,
    'an empty session': `${name}=`,
    'half a session': `${name}=${value.slice(0, -4)}`,
    "the hash of a session's token": `${name}=${createHash('sha256').update(value).digest('hex')}`,
    'a session in a cookie of another name': `token=${value}`,
  }
  return [
    ...Object.entries(wrong).map(([title, cookie]) => ({ name: title, headers: () => ({ cookie }) })),
    { ...ofChanged, name: 'an admin who became an analyst' },
  ]
}

async function done(sent: Promise<Answer>): Promise<void> {
  const { status } = await sent
  if (status >= 300) throw new Error(`A change before the matrix was answered ${status}.`)
}

async function programs(admin: ApiClient, calls: readonly Call[]): Promise<MatrixCaller[]> {
  const scopes = [...new Set(calls.flatMap((call) => call.scopes))]
  const isOfModule = (scope: string) => /release|activate/.test(scope)
  const right = await Promise.all(
    scopes.map(async (scope) => {
      const { token } = await createToken(admin, isOfModule(scope) ? `${scope}:${ownModule}` : scope)
      return program(`token ${scope}`, token, [scope])
    }),
  )
  const ofOther = await Promise.all(
    scopes.filter(isOfModule).map(async (scope) => {
      const { token } = await createToken(admin, `${scope}:${otherModule}`)
      return program(`token ${scope} of another module`, token, [])
    }),
  )
  const revoked = await createToken(admin, 'reports:read')
  await done(admin.delete(`/api/admin/tokens/${revoked.id}`))
  const expired = await createToken(admin, 'reports:read', 1)
  await until('a token to expire', async () => {
    const answer = await fetch(`${admin.url}/api/admin/reports`, { headers: bearer(expired.token) })
    return answer.status === 401
  })
  return [
    ...right,
    ...ofOther,
    { ...program('RELEASE_TOKEN', releaseToken, ['remotes:release', 'remotes:activate']), isReleaseToken: true },
    program('a revoked token', revoked.token, null),
    program('an expired token', expired.token, null),
    program('a made-up token', `clr_${randomBytes(32).toString('base64url')}`, null),
    { name: 'a password', scopes: null, headers: () => ({ authorization: `Basic ${btoa('admin:admin')}` }) },
  ]
}

let tokens = 0

async function createToken(admin: ApiClient, scope: string, secs = 3600): Promise<CreatedToken> {
  const expires_at = new Date(Date.now() + secs * 1000).toISOString()
  return (await admin.post('/api/admin/tokens', { name: `Token ${(tokens += 1)}`, scopes: [scope], expires_at })).as(
    CreatedToken,
  )
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function program(name: string, token: string, scopes: readonly string[] | null): MatrixCaller {
  return { name, scopes, headers: () => bearer(token) }
}
