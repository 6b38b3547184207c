import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { toolEnvironment } from '../prepare/build.mjs'
import { node, program, root } from '../prepare/places.mjs'

const patienceMs = 15_000

/** Programs that live and end together: with Ctrl-C, with a signal, or if one of them ends. */
export class Programs {
  #running = new Set()
  #end = Promise.withResolvers()
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

  /** Says what is wrong with a workspace's types after every save, and writes them for those that import it. */
  startTypes(folder) {
    const args = ['--project', join(folder, 'tsconfig.build.json'), '--emitDeclarationOnly', '--watch']
    const stdio = ['ignore', 'pipe', 'inherit']
    const compiler = this.#spawn([program('tsc'), ...args, '--preserveWatchOutput'], { env: toolEnvironment, stdio })
    compiler.stdout.setEncoding('utf8').on('data', (text) => /error TS/.test(text) && process.stdout.write(text))
  }

  /** The exit code of the first one that failed, once all have ended. */
  async untilEnded() {
    await this.#end.promise
    return this.#code
  }

  // In process groups of their own: Ctrl-C reaches them through here alone, once.
  #spawn(args, options) {
    const child = spawn(node, args, { cwd: root, detached: true, ...options })
    this.#running.add(child)
    child.on('exit', (code, signal) => {
      this.#running.delete(child)
      if (!this.isEnding) this.#code = code ?? (signal ? 1 : 0)
      this.#endAll()
      if (this.#running.size === 0) this.#end.resolve()
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
