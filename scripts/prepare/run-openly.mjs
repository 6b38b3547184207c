import { spawn } from 'node:child_process'
import { toolEnvironment } from './build.mjs'
import { root } from './places.mjs'

/** Runs a program in view of the reader, who may end it with Ctrl-C, and answers with its exit code. */
export function runOpenly(file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env: toolEnvironment, stdio: 'inherit' })
    // Ctrl-C reaches the child by itself; this script stays to pass on how it ended.
    const wait = () => undefined
    const forward = () => child.kill('SIGTERM')
    process.on('SIGINT', wait).on('SIGTERM', forward)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGINT', wait).off('SIGTERM', forward)
      resolve(code ?? 1)
    })
  })
}
