import { callAt, callsOf, type Call } from '@clarity/test-kit/documented-calls'
import { promisedRefusals } from '@clarity/test-kit/promised-access'
import { AdminApi } from '../product/admin-api.ts'
import type { Server } from '../product/server.ts'
import { answerAlone } from './answer-alone.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel } from './in-parallel.ts'
import { matrixCallers, ownModule, type MatrixCaller } from './matrix-callers.ts'
import { addressIn } from './networks.ts'
import { unsafeHeaders } from './safe-headers.ts'
import { publicSettings } from './settings.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
/** Pages and files are public; another method finds nothing there. */
const pages = ['/', '/admin', '/admin/costs', '/invite', '/demo/x', '/report/x', '/combined-report/x', '/robots.txt']
const nothingThere = ['/api/nothing', '/api/admin/nothing', '/phone-simulator/x/y.js', '/assets/nothing.js', '/.env']

interface Cell {
  readonly caller: MatrixCaller
  readonly method: string
  readonly address: string
  readonly call: Call | undefined
}

/** Every address, method and kind of caller, compared with the marks of the OpenAPI document. */
export const accessMatrix: Attack = {
  name: 'access matrix',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const { api } = await AdminApi.signedIn(server.url)
    const calls = callsOf((await api.get('/api/openapi.json')).body)
    const callers = await matrixCallers(server, calls)
    const addresses = [...new Set(calls.map(addressOf)), ...pages, ...nothingThere]
    const cells = addresses.flatMap((address) =>
      methods.flatMap((method) => {
        const call = callAt(calls, method, address)
        return callers.map((caller) => ({ caller, method, address, call }))
      }),
    )
    const rest = cells.filter((cell) => !isCall(cell))
    const asking = new Asking(server)
    return [
      await compare(asking, everyNth(cells.filter(isCall), isShort ? 11 : 1), callers.length),
      await compareRest(asking, everyNth(rest, isShort ? 97 : 5)),
      asking.attempt,
    ]
  },
}

/** `n` is a prime: each address meets other callers, and each caller other addresses. */
const everyNth = <Item>(items: readonly Item[], n: number) => items.filter((_, at) => at % n === 0)

const isCall = ({ call }: Cell): boolean => call !== undefined

/** An address with ids that no one has. */
function addressOf({ path }: Call): string {
  return path
    .replace('{name}', ownModule)
    .replace('{version}', '1')
    .replace(/\{\w+\}/g, 'a'.repeat(32))
}

/** Counts as a breach: each call that is refused otherwise than the document says, answered or not. */
async function compare(asking: Asking, cells: readonly Cell[], callers: number): Promise<Attempt> {
  const wrong: string[] = []
  const check = async (cell: Cell) => {
    const status = await asking.statusOf(cell)
    const promised = promisedRefusals(cell.call!, cell.method, cell.caller)
    const isKept = promised.length > 0 ? promised.includes(status) : ![401, 403].includes(status) && status < 500
    if (!isKept) wrong.push(`${cell.caller.name}: ${cell.method} ${cell.address} got ${status}`)
  }
  await inParallel(
    cells.filter((cell) => !endsSessions(cell)),
    check,
  )
  // One after the other, because each ends the session that the next one needs.
  for (const cell of cells.filter(endsSessions)) {
    await cell.caller.renew?.()
    await check(cell)
  }
  const what = `calls of the document by ${callers} kinds of callers`
  return { what, tried: cells.length, through: wrong.length, seen: wrong.slice(0, 5).join('; ') || 'each as it says' }
}

const endsSessions = ({ method, address }: Cell): boolean =>
  (method === 'POST' && address === '/api/auth/logout') ||
  (method === 'DELETE' && address === '/api/admin/account/sessions')

/** Counts as a breach: any other answer than a page to a GET, and none to other methods. */
async function compareRest(asking: Asking, rest: readonly Cell[]): Promise<Attempt> {
  const wrong = await inParallel(rest, async (cell) => {
    const status = await asking.statusOf(cell)
    const isPage = pages.includes(cell.address) && ['GET', 'HEAD'].includes(cell.method)
    const isKept = isPage ? status === 200 || status === 404 : [401, 403, 404].includes(status)
    return isKept ? [] : [`${cell.caller.name}: ${cell.method} ${cell.address} got ${status}`]
  })
  const seen = wrong.flat().slice(0, 5).join('; ') || 'pages, or nothing'
  return { what: 'pages, files, and methods that no call has', tried: rest.length, through: wrong.flat().length, seen }
}

/** Asks, each time from another network, and looks at the headers of every answer. */
class Asking {
  private readonly server: Server
  private readonly unsafe: string[] = []
  private asked = 0

  constructor(server: Server) {
    this.server = server
  }

  async statusOf({ caller, method, address }: Cell): Promise<number> {
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
    this.asked += 1
    const headers = {
      ...caller.headers(),
      'x-forwarded-for': addressIn((2 * this.asked) % 65_536),
      ...(hasBody && { 'content-type': 'application/json', 'content-length': '2' }),
    }
    const options = { host: 'localhost', port: this.server.port, method, path: address, headers }
    const answer = await answerAlone(options, hasBody ? '{}' : '')
    const lacks = unsafeHeaders(answer)
    if (lacks.length > 0) this.unsafe.push(`${method} ${address}: ${lacks.join(', ')}`)
    return answer.status
  }

  /** Counts as a breach: each answer without the headers of all. */
  get attempt(): Attempt {
    const what = 'answers without the headers that protect a browser'
    const seen = this.unsafe.slice(0, 5).join('; ')
    return { what, tried: this.asked, through: this.unsafe.length, ...(seen && { seen }) }
  }
}
