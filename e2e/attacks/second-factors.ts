import { randomBytes, randomInt } from 'node:crypto'
import { InvitedPerson, NewAuthenticator, RecoveryCodes } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { oneTimeCode } from '../browser/one-time-code.ts'
import { AdminApi } from '../product/admin-api.ts'
import { joinAs, type Colleague } from '../product/colleague.ts'
import type { Server } from '../product/server.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { addressIn, Stranger } from './networks.ts'
import { publicSettings } from './settings.ts'

const allowed = { codesOfAccount: 10, invitationsOfNetwork: 30 }
let networks = 50_000

interface Account extends Colleague {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Guesses invitations, and the second factor of an account whose password is known. */
export const secondFactors: Attack = {
  name: 'second factors',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const { api } = await AdminApi.signedIn(server.url)
    const tries = isShort ? 30 : 300
    return [
      await guessInvitations(server, api, tries),
      await joinTwice(server, api),
      await guessCodes(server, await protectedAccount(server, api, 'uma'), tries, () =>
        String(randomInt(1e6)).padStart(6, '0'),
      ),
      await guessCodes(server, await protectedAccount(server, api, 'ray'), tries, () => randomBytes(5).toString('hex')),
      await useTwice(server, await protectedAccount(server, api, 'kim')),
    ]
  },
}

async function protectedAccount({ url }: Server, admin: ApiClient, name: string): Promise<Account> {
  const colleague = await joinAs(admin, 'admin', `${name}@example.com`)
  const api = new ApiClient(url)
  await api.signIn(colleague.email, colleague.password)
  const { secret } = (await api.post('/api/admin/account/totp', { password: colleague.password })).as(NewAuthenticator)
  const confirmed = await api.post('/api/admin/account/totp/confirm', { code: oneTimeCode(secret) })
  return { ...colleague, secret, recoveryCodes: confirmed.as(RecoveryCodes).recovery_codes }
}

/** Counts as a breach: each answer after a network's thirtieth miss, and each that knows a token. */
async function guessInvitations({ url }: Server, admin: ApiClient, tries: number): Promise<Attempt> {
  const { link } = (await admin.post('/api/admin/people', { email: 'guessed@example.com', role: 'admin' })).as(
    InvitedPerson,
  )
  const right = link.split('#')[1]!
  const network = (networks += 1)
  const guesses = [
    right.slice(0, -1),
    `${right}A`,
    right.toLowerCase(),
    ...numbers(tries).map(() => randomBytes(right.length).toString('base64url').slice(0, right.length)),
  ]
  const statuses = await inParallel([...guesses.entries()], async ([n, token]) => {
    return (await new Stranger(url, addressIn(network, n)).post('/api/auth/invitation', { token })).status
  })
  const misses = statuses.filter((status) => status === 404).length
  const others = statuses.filter((status) => status !== 404 && status !== 429).length
  const through = others + Math.max(0, misses - allowed.invitationsOfNetwork)
  return { what: 'guessed invitations', tried: guesses.length, through }
}

/** All at once. Counts as a breach: any number but one of accounts for one link. */
async function joinTwice({ url }: Server, admin: ApiClient): Promise<Attempt> {
  const { link } = (await admin.post('/api/admin/people', { email: 'twice@example.com', role: 'analyst' })).as(
    InvitedPerson,
  )
  const body = { token: link.split('#')[1], password: 'tuba lantern seventeen moss' }
  const statuses = await inParallel(numbers(20), async () => {
    return (await new Stranger(url, addressIn((networks += 1))).post('/api/auth/join', body)).status
  })
  const joined = statuses.filter((status) => status === 204).length
  return { what: 'one invitation used at once', tried: statuses.length, through: Math.abs(joined - 1) }
}

function signIn({ url }: Server, { email, password }: Colleague, code: string): Promise<number> {
  const stranger = new Stranger(url, addressIn((networks += 1)))
  return stranger.post('/api/auth/login', { email, password, code }).then(({ status }) => status)
}

/** From many networks. Counts as a breach: each sign-in, and each guess that was looked at after the tenth. */
async function guessCodes(server: Server, account: Account, tries: number, next: () => string): Promise<Attempt> {
  const guesses = numbers(tries).map(next)
  const kind = /^\d{6}$/.test(guesses[0]!) ? 'codes of an app' : 'recovery codes'
  const statuses = await inParallel(guesses, (code) => signIn(server, account, code))
  const lookedAt = statuses.filter((status) => status !== 429).length
  const through = statuses.filter((status) => status === 204).length + Math.max(0, lookedAt - allowed.codesOfAccount)
  return { what: `guessed ${kind}, with the right password`, tried: tries, through }
}

/** A code of the app and a recovery code, by several at once. Counts as a breach: any number but one of sign-ins. */
async function useTwice(server: Server, account: Account): Promise<Attempt> {
  const codes = [oneTimeCode(account.secret, 1), account.recoveryCodes[0]!]
  let through = 0
  for (const code of codes) {
    const statuses = await inParallel(numbers(4), () => signIn(server, account, code))
    through += Math.abs(statuses.filter((status) => status === 204).length - 1)
  }
  return { what: 'one code used at once', tried: 4 * codes.length, through }
}
