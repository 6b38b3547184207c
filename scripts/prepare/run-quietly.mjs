import { spawn } from 'node:child_process'
import { root } from './places.mjs'

const running = new Set()

/**
 * Runs a program to its end and captures its output. It gets its own process group, which is stopped together with
 * every process that it started. It gets no input.
 */
export function runQuietly(file, args, { cwd = root, env = process.env, timeLimitMs = 1_200_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect)
    running.add(child)
    const timer = setTimeout(() => {
      collect(`\nNot done after ${timeLimitMs / 60_000} minutes\n`)
      endGroup(child, 'SIGKILL')
    }, timeLimitMs)
    const finish = (ok) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ ok, output })
    }
    child.on('error', (error) => {
      collect(`${error.message}\n`)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
    // A grandchild that is still running keeps the pipes open, and then 'close' is not emitted.
    child.on('exit', (code) => setTimeout(finish, 1_000, code === 0).unref())
  })
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The process has already ended.
  }
}

/** A signal ends the running programs, and then this script, until the returned function is called. */
export function endOnSignals() {
  const end = (signal) => {
    for (const child of running) endGroup(child, 'SIGTERM')
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
