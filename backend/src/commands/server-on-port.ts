import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A process, as the system reports it. */
export interface ListeningProcess {
  readonly pid: number
  /** Its command line and working directory. Null if this user may not read them. */
  readonly start: { readonly env: Readonly<Record<string, string>>; readonly folder: string } | null
}

const listening = '0A'

/**
 * The process that listens on a TCP port of this machine, on any address. Undefined if there is none, or if the
 * system has no /proc.
 */
export function findServerOnPort(port: number): ListeningProcess | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listSockets(table, port)).map((id) => `socket:[${id}]`))
  if (sockets.size === 0) return undefined
  const pid = pids().find((each) => openFiles(each).some((target) => sockets.has(target)))
  // The socket of another user's process is visible, but its files are not.
  return { pid: pid ?? 0, start: pid === undefined ? null : readStart(pid) }
}

/** Lines such as `0: 0100007F:0BB8 00000000:0000 0A … inode`, with the port in hexadecimal. */
function listSockets(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return read(`/proc/net/${table}`)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
    .map((fields) => fields[9]!)
}

function pids(): number[] {
  return list('/proc').map(Number).filter(Number.isInteger)
}

function openFiles(pid: number): string[] {
  return list(`/proc/${pid}/fd`).map((name) => link(`/proc/${pid}/fd/${name}`))
}

function readStart(pid: number): ListeningProcess['start'] {
  const [environment, folder] = [read(`/proc/${pid}/environ`), link(`/proc/${pid}/cwd`)]
  if (environment === '' || folder === '') return null
  const pairs = environment.split('\0').filter((pair) => pair.includes('='))
  return { env: Object.fromEntries(pairs.map((pair) => split(pair))), folder }
}

function split(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

// A process may end during any of these steps, and another user's process cannot be read.
const read = (file: string) => attempt(() => readFileSync(file, 'utf8'), '')
const link = (file: string) => attempt(() => readlinkSync(file), '')
const list = (folder: string) => attempt(() => readdirSync(folder), [])

function attempt<Found>(look: () => Found, otherwise: Found): Found {
  try {
    return look()
  } catch {
    return otherwise
  }
}
