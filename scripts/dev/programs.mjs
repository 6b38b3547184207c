import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { toolEnvironment } from '../prepare/build.mjs'
import { node, program, root } from '../prepare/places.mjs'

const patienceMs = 15_000

/** Programs that start and end together: at Ctrl-C, at a signal, or when one of them ends. */
export class Programs {
  #running = new Set()
  #resolveEnd
  #end = new Promise((resolve) => (this.#resolveEnd = resolve))
  #code = 0

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#endAll())
  }

  start(file, env) {
    return this.#spawn([join(root, file)], {
      env: { ...toolEnvironment, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }

  /** Type-checks a workspace after every save, and writes its types for the workspaces that import it. */
  startTypes(folder) {
    const args = ['--project', join(folder, 'tsconfig.build.json'), '--emitDeclarationOnly', '--watch']
    const stdio = ['ignore', 'pipe', 'inherit']
    const compiler = this.#spawn([program('tsc'), ...args, '--preserveWatchOutput'], { env: toolEnvironment, stdio })
    compiler.stdout.setEncoding('utf8').on('data', (text) => /error TS/.test(text) && process.stdout.write(text))
  }

  /** The exit code of the first program that failed, once all have ended. */
  async untilEnded() {
    await this.#end
    return this.#code
  }

  // Own process groups: Ctrl-C then reaches each program only once, through this script.
  #spawn(args, options) {
    const child = spawn(node, args, { cwd: root, detached: true, ...options })
    this.#running.add(child)
    child.on('exit', (code, signal) => {
      this.#running.delete(child)
      if (!this.isEnding) this.#code = code ?? (signal ? 1 : 0)
      this.#endAll()
      if (this.#running.size === 0) this.#resolveEnd()
    })
    return child
  }

  #endAll() {
    if (this.isEnding) return
    this.isEnding = true
    for (const child of this.#running) child.kill('SIGTERM')
    setTimeout(() => {
      for (const child of this.#running) child.kill('SIGKILL')
    }, patienceMs).unref()
  }
}
