import type { ChildProcess } from 'node:child_process'
import { webhookSecret } from '@clarity/test-kit/post-call-event'
import { until } from '@clarity/test-kit/until'
import { adminEmail, adminPassword } from '../product/server.ts'
import type { BareMachine } from './bare-machine.ts'
import type { PackageFolder } from './package-folder.ts'

export interface PackagedServerOptions {
  readonly machine: BareMachine
  readonly folder: PackageFolder
  readonly dataDir: string
  readonly port: number
  readonly env?: Record<string, string>
}

/** The server of a package, as a process of its own. */
export class PackagedServer {
  readonly url: string
  private printed = ''
  private readonly child: ChildProcess
  private readonly ended: Promise<number | null>

  private constructor({ machine, folder, dataDir, port, env = {} }: PackagedServerOptions) {
    this.url = `http://localhost:${port}`
    this.child = machine.start(folder.program, [], {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      ELEVENLABS_WEBHOOK_SECRET: webhookSecret,
      ...env,
    })
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.printed += chunk
      })
    this.ended = new Promise((resolve) => this.child.on('exit', resolve))
  }

  /** Resolves once it is ready: a worker's last line then is how to sign in, too. */
  static async start(options: PackagedServerOptions): Promise<PackagedServer> {
    const server = new PackagedServer(options)
    await until('the server to start', () => server.isReady(), 120_000)
    return server
  }

  get output(): string {
    return this.printed
  }

  /** Its exit code. */
  stop(): Promise<number | null> {
    this.child.kill('SIGTERM')
    return this.ended
  }

  private isReady(): boolean {
    if (this.child.exitCode !== null) throw new Error(`The server ended while it started:\n${this.printed}`)
    return /^Sign in as /m.test(this.printed)
  }
}
