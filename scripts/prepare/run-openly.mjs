import { spawn } from 'node:child_process'
import { toolEnvironment } from './build.mjs'
import { root } from './places.mjs'

/**
 * Runs a program with its output on the terminal, where Ctrl-C can end it. `variables` are added to its environment.
 * Returns its exit code.
 */
export function runOpenly(file, args, variables = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env: { ...toolEnvironment, ...variables }, stdio: 'inherit' })
    // The terminal sends Ctrl-C to the child as well; this script waits to return the child's exit code.
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
