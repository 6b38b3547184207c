import { spawn, type ChildProcess } from 'node:child_process'
import { cleanEnvironment } from '../product/clean-environment.ts'
import { freePort } from '../product/free-port.ts'
import { adminEmail, adminPassword } from '../product/server.ts'
import { until } from '@clarity/test-kit/until'
import type { CopiedSources } from './copied-sources.ts'

interface Started {
  readonly folder: string
  /** What comes after `npm run dev`. */
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** A line of its output that says so. */
  readonly ready: RegExp
}

/** The development command of a folder, in a terminal of its own. */
export class DevCommand {
  output = ''
  readonly url: string
  private readonly npm: ChildProcess

  private constructor(url: string, npm: ChildProcess) {
    this.url = url
    this.npm = npm
    for (const stream of [npm.stdout!, npm.stderr!])
      stream.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk))
  }

  /** On copied sources, with data of their own. */
  static on({ folder, dataDir }: CopiedSources, args: readonly string[], ready: RegExp): Promise<DevCommand> {
    const env = { DATA_DIR: dataDir, ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword }
    return DevCommand.start({ folder, args, env, ready })
  }

  /** Resolves once it is ready. */
  static async start({ folder, args = [], env, ready }: Started): Promise<DevCommand> {
    const port = await freePort()
    const npm = spawn('npm', ['run', 'dev', ...args], {
      cwd: folder,
      env: cleanEnvironment({ ...env, PORT: String(port) }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const command = new DevCommand(`http://localhost:${port}`, npm)
    await until('the development server', () => ready.test(command.output), 300_000).catch(async (error: Error) => {
      await command.stop()
      throw new Error(`${error.message}\n${command.output}`)
    })
    return command
  }

  /** Ctrl-C. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.npm.once('exit', resolve))
    process.kill(-this.npm.pid!, 'SIGINT')
    await ended
  }
}
