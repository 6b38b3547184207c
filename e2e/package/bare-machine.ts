import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Programs that every Linux has, and that the package uses. */
const programs = ['sh', 'cat', 'readlink', 'rm', 'tr', 'sleep', 'ps']

/** An account that owns nothing but its data; root becomes it, others stay who they are. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Runs programs as on a machine without Node: with a search path of its own, no variables, and one writable folder. */
export class BareMachine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'clarity-bare-'))

  constructor() {
    chmodSync(this.folder, 0o711)
    mkdirSync(this.path)
    for (const name of programs) {
      const found = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
      symlinkSync(found, join(this.path, name))
    }
  }

  private get path(): string {
    return join(this.folder, 'programs')
  }

  /** A folder that the account may write to. */
  newFolder(name: string): string {
    const folder = join(this.folder, name)
    mkdirSync(folder, { mode: 0o700 })
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
    return folder
  }

  start(program: string, args: readonly string[], env: Record<string, string>): ChildProcess {
    return spawn(program, args, { ...account, cwd: '/', env: { PATH: this.path, ...env } })
  }

  /** Runs it to its end. */
  async run(program: string, args: readonly string[], env: Record<string, string> = {}) {
    const child = this.start(program, args, env)
    child.stdin!.end()
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    const [out, error, code] = await Promise.all([text(child.stdout!), text(child.stderr!), ended])
    return { out, error, code }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
