import { adminEmail, adminPassword, type Server } from '../product/server.ts'
import type { Attack, Attempt } from './attack.ts'
import { longestSilence, withSilence } from './health-watch.ts'
import { numbers } from './in-parallel.ts'
import { addressIn, Stranger } from './networks.ts'
import { publicSettings } from './settings.ts'

const triesOfAccount = 10
const triesOfNetwork = 30
const home = 7000

/** Guesses passwords, and tries to lock an admin out that way. */
export const wrongPasswords: Attack = {
  name: 'passwords',
  isLong: true,
  async run({ start }) {
    const server = await start(publicSettings)
    const device = await knownDevice(server)
    return [
      await tryFromHome(server, 100),
      await tryManyAccounts(server, 100),
      await tryManyNetworks(server, 30),
      await lockOut(
        server,
        'the admin locked out elsewhere',
        numbers(10).map((n) => [addressIn(8000 + n)]),
      ),
      await lockOut(server, "the admin's own device locked out at the attacked network", [[addressIn(home), device]]),
    ]
  },
}

/** The admin's network. */
async function tryFromHome(server: Server, tries: number): Promise<Attempt> {
  const statuses = await Promise.all(numbers(tries).map((host) => tryWrong(server, addressIn(home, host))))
  return { what: "wrong passwords from the admin's network", tried: tries, through: over(statuses, triesOfAccount) }
}

async function tryManyAccounts(server: Server, tries: number): Promise<Attempt> {
  const ask = (n: number) => tryWrong(server, addressIn(1, n), `${n}@example.com`)
  const statuses = await Promise.all(numbers(tries).map(ask))
  return { what: 'wrong passwords for many accounts', tried: tries, through: over(statuses, triesOfNetwork) }
}

/** All at once. Counts as a breach: each answer other than 401 and 429, and a second without answers. */
async function tryManyNetworks(server: Server, networks: number): Promise<Attempt> {
  const addresses = numbers(networks * triesOfAccount).map((n) => addressIn(10 + (n % networks), n))
  let statuses: number[] = []
  const silence = await longestSilence(server.url, async () => {
    statuses = await Promise.all(addresses.map((address) => tryWrong(server, address)))
  })
  const through = statuses.filter((status) => status !== 401 && status !== 429).length
  const what = `wrong passwords from ${networks} networks`
  return { what, tried: addresses.length, ...withSilence(through, silence) }
}

/** Counts as a breach: each correct password that is refused. */
async function lockOut(
  server: Server,
  what: string,
  places: readonly (readonly [address: string, device?: string])[],
): Promise<Attempt> {
  const statuses = await Promise.all(
    places.map(async ([address, device]) => (await signIn(server, address, device)).status),
  )
  return { what, tried: places.length, through: statuses.filter((status) => status !== 204).length }
}

async function knownDevice(server: Server): Promise<string> {
  const { headers } = await signIn(server, addressIn(home))
  return headers
    .getSetCookie()
    .find((line) => line.startsWith('__Host-device='))!
    .split(';', 1)[0]!
}

function signIn(server: Server, address: string, device?: string) {
  const stranger = new Stranger(server.url, address, device)
  return stranger.post('/api/auth/login', { email: adminEmail, password: adminPassword })
}

async function tryWrong(server: Server, address: string, email: string = adminEmail): Promise<number> {
  return (await new Stranger(server.url, address).post('/api/auth/login', { email, password: 'wrong' })).status
}

/** Responses beyond the limit. */
function over(statuses: readonly number[], allowed: number): number {
  return Math.max(0, statuses.filter((status) => status !== 429).length - allowed)
}
