import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { webhookSecret } from '@clarity/test-kit/post-call-event'
import { until } from '@clarity/test-kit/until'
import { cleanEnvironment } from './clean-environment.ts'
import { freePort } from './free-port.ts'
import { root } from './places.ts'

export const adminEmail = 'admin@example.com'
export const adminPassword = 'a password for stories'
export const releaseToken = 'a-token-for-the-releases-of-stories'

/** Beside other products on slow processors, a first start takes two minutes. */
const startPatienceMs = 240_000

export interface ServerOptions {
  readonly dataDir: string
  readonly port?: number
  readonly role?: 'all' | 'api' | 'worker'
  readonly env?: Record<string, string>
  /** Folder of the built release; this repository by default. */
  readonly release?: string
}

/** The built server as a process of its own, as `npm start` runs it. */
export class Server {
  readonly url: string
  readonly port: number
  private printed = ''
  private readonly child: ChildProcess
  /** Its exit code, or null after a signal. */
  readonly ended: Promise<number | null>

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.port = port
    this.url = `http://localhost:${port}`
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.printed += chunk
      })
    this.ended = new Promise((resolve) => child.on('exit', resolve))
  }

  /** Resolves once it serves, or, for a worker, once it runs jobs: its last output then is how to sign in. */
  static async start(options: ServerOptions): Promise<Server> {
    const server = await Server.launch(options)
    await until('the server to start', () => server.isReady(), startPatienceMs)
    return server
  }

  /** Starts the process without waiting for it to serve. */
  static async launch({ dataDir, port, role = 'all', env = {}, release = root }: ServerOptions): Promise<Server> {
    const ownPort = port ?? (await freePort())
    const child = spawn(join(release, 'node_modules', '.bin', 'node'), [join(release, 'backend', 'dist', 'main.js')], {
      env: cleanEnvironment({
        PORT: String(ownPort),
        ROLE: role,
        DATA_DIR: dataDir,
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
        ELEVENLABS_WEBHOOK_SECRET: webhookSecret,
        RELEASE_TOKEN: releaseToken,
        // A start compiles nothing that an earlier one has: a fifth of its processor time.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
        // Beside other products and browsers, a report's thread would wait half a minute for its turn.
        REPORT_NICENESS: '0',
        ...env,
      }),
      // The channel ends with this process, and the server with the channel.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    return new Server(child, ownPort)
  }

  get output(): string {
    return this.printed
  }

  /** Stops it and returns its exit code. */
  stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal)
    return this.ended
  }

  /** kill -9 */
  kill(): Promise<number | null> {
    this.child.kill('SIGKILL')
    return this.ended
  }

  private isReady(): boolean {
    if (this.child.exitCode !== null || this.child.signalCode !== null)
      throw new Error(`The server ended while it started:\n${this.printed}`)
    return /^Sign in as /m.test(this.printed)
  }
}
