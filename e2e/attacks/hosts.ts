import type { Attack, Attempt, Stage } from './attack.ts'
import { head, rawStatus } from './raw-request.ts'
import { homeSettings, publicSettings } from './settings.ts'

const names = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'clarity.evil.example',
  '[::2]',
  '0.0.0.0',
]
const paths = ['/', '/api/scenarios', '/admin', '/phone-simulator', '/api/simulator/messages', '/api/auth/me']
const simulator = ['/phone-simulator', '/api/simulator/messages', '/api/simulator/calls']

/** Requests of another site's page, or of a proxy that adds no headers. */
export const hosts: Attack = {
  name: 'hosts',
  run: async (stage) => [...(await tryLocal(stage)), await tryServed(stage)],
}

async function tryLocal({ start }: Stage): Promise<Attempt[]> {
  const { port } = await start(homeSettings)
  const ask = (path: string, headers: Record<string, string>) => rawStatus(port, head('GET', path, headers))
  const foreign = await Promise.all(names.flatMap((Host) => paths.map((path) => ask(path, { Host }))))
  const forwarded = await Promise.all(
    names.flatMap((name) => simulator.map((path) => ask(path, { Host: name, 'X-Forwarded-Host': 'localhost' }))),
  )
  const proxied = await Promise.all(simulator.map((path) => ask(path, { 'X-Forwarded-For': '203.0.113.1' })))
  return [
    count('a foreign host', foreign, 421),
    count('a foreign host that says it was forwarded', forwarded, 421),
    count('the simulator through a proxy', proxied, 404),
  ]
}

/** The same machine under its own address: a proxy that adds no header looks like a local user. */
async function tryServed({ start }: Stage): Promise<Attempt> {
  const { port } = await start(publicSettings)
  const own = ['localhost', '127.0.0.1', '[::1]', new URL(publicSettings.PUBLIC_URL).host]
  const asked = own.flatMap((Host) => simulator.map((path) => rawStatus(port, head('GET', path, { Host }))))
  return count('the simulator of a served product', await Promise.all(asked), 404)
}

function count(what: string, statuses: readonly (number | null)[], refusal: number): Attempt {
  return { what, tried: statuses.length, through: statuses.filter((status) => status !== refusal).length }
}
