import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const mostConnections = 32

/** Processor time of a process so far, in microseconds (Linux). */
export function processorUs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

let callers = 0

/** The header by which a trusted proxy names the next of 16 million callers. */
function nextCaller() {
  callers += 1
  return `x-forwarded-for: 10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}\r\n`
}

/**
 * Repeats one request over kept connections, 32 unless fewer are asked for, for some seconds; returns answers a second, the p99 in milliseconds, and
 * the processor time of one answer in the process that serves it. Each request of a crowd has its own caller.
 */
export async function drive(
  { port, pid, method = 'GET', path, headers = {}, body = '', status, isCrowd = false },
  secs,
  connections = mostConnections,
) {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers, 'content-length': Buffer.byteLength(body) })
  const first = `${method} ${path} HTTP/1.1\r\n`
  const head = `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const rest = (body === '' ? head.replace(/content-length: 0\r\n/, '') : head) + body
  const times = []
  const from = performance.now()
  const until = from + secs * 1_000
  const usedBefore = processorUs(pid)
  const talk = (resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    const read = answerReader(status, reject)
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(first + (isCrowd ? nextCaller() : '') + rest)
    }
    socket.on('connect', send).on('error', reject)
    socket.on('data', (chunk) => {
      if (!read(chunk)) return
      const now = performance.now()
      times.push(now - sentAt)
      if (now < until) send()
      else socket.end(resolve)
    })
  }
  await Promise.all(Array.from({ length: connections }, () => new Promise(talk)))
  return {
    perSec: times.length / ((performance.now() - from) / 1_000),
    p99Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)],
    processorUs: (processorUs(pid) - usedBefore) / times.length,
  }
}

/** Returns a function that takes chunks and is true once an answer is complete. */
function answerReader(status, reject) {
  let text = ''
  return (chunk) => {
    text += chunk.latin1Slice()
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return false
    const length = /\r\ncontent-length: (\d+)/i.exec(text)
    const isComplete = length ? text.length >= end + 4 + Number(length[1]) : text.endsWith('\r\n0\r\n\r\n')
    if (!isComplete) return false
    if (Number(text.slice(9, 12)) !== status) reject(new Error(`answered ${text.slice(9, 12)}, not ${status}`))
    text = ''
    return true
  }
}
