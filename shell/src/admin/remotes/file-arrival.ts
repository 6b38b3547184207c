import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { signsOfWanted, TooSlow, whileMoving, type Signs } from './while-moving'

/** A file of which nothing came. */
export class FileStalled extends Error {
  constructor(readonly address: string) {
    super(`${address} did not arrive`)
  }
}

/** The files that a route's page needs, the entry first. */
export function filesOf({ entry, preload = {} }: ActiveRemote, route: string): string[] {
  const files = preload[route]?.map(({ href }) => href) ?? []
  return [entry, ...files.filter((file) => file !== entry)]
}

/** The files that what a remote shows in a slot needs, the entry among them. */
export const filesOfSlot = ({ entry, slots = [] }: ActiveRemote, name: string): string[] => [
  entry,
  ...(slots.find(({ slot }) => slot === name)?.files ?? []),
]

interface Arrival {
  readonly end: Promise<void>
  readonly priority: RequestPriority
  readonly stop: AbortController
}

const arriving = new Map<string, Arrival>()

/**
 * Fetches a file into the browser's cache, from which its script is then run. Resolves at the end of every answer, a
 * bad one too: running the script shows what is wrong. Rejects with a `FileStalled` when the server is silent.
 */
export function fileArrival(address: string, priority: RequestPriority = 'auto'): Promise<void> {
  if (isPreloaded(address)) return Promise.resolve()
  const known = arriving.get(address)
  // What is wanted does not wait for what was fetched ahead: nothing may come of that any more.
  if (known && (known.priority !== 'low' || priority === 'low')) return known.end
  known?.stop.abort()
  const stop = new AbortController()
  const end = receive(address, priority, stop).finally(() => {
    if (arriving.get(address)?.stop === stop) arriving.delete(address)
  })
  arriving.set(address, { end, priority, stop })
  return end
}

/** Whether the page itself has brought a file: its script takes that, without another request. */
const isPreloaded = (address: string) =>
  performance
    .getEntriesByName(new URL(address, location.href).href, 'resource')
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link' && isWell(entry))

const isWell = ({ responseStatus, responseEnd }: PerformanceResourceTiming) => responseStatus === 200 && responseEnd > 0

/** Lets the later scripts of remotes arrive in this way: their builds look for this function. */
export function provideFileArrival(): void {
  Reflect.set(globalThis, Symbol.for('clarity.file-arrival'), fileArrival)
}

async function receive(address: string, priority: RequestPriority, stop: AbortController): Promise<void> {
  // What is fetched ahead must not pass for an answer to what is waited for.
  const signs = priority === 'low' ? { count: 0 } : signsOfWanted
  try {
    await whileMoving(drain(address, { priority, signal: stop.signal }, signs), signs)
  } catch (error) {
    if (!(error instanceof TooSlow)) return
    stop.abort()
    dropPreload(address)
    throw new FileStalled(new URL(address, location.href).href)
  }
}

/** The page's own request for a file, which would keep later attempts waiting with it. */
function dropPreload(address: string): void {
  for (const link of document.head.querySelectorAll('link[rel=preload]'))
    if (link.getAttribute('href') === address) link.remove()
}

// Without the hash: the browser would keep all parts back until it has checked the whole.
async function drain(address: string, request: RequestInit, signs: Signs): Promise<void> {
  const { body } = await fetch(address, request)
  signs.count++
  const reader = body?.getReader()
  while (reader && !(await reader.read()).done) signs.count++
}
