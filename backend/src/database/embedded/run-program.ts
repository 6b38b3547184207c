import { spawn } from 'node:child_process'
import type { ServerAccount } from './server-account.js'

// The operator's own PGHOST, PGOPTIONS and the like must not reach the embedded server.
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function runAs(account: ServerAccount | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

/** Never throws: a program that cannot be started is a result too. */
export function runProgram(
  file: string,
  args: string[],
  { account, cwd }: { account: ServerAccount | undefined; cwd: string },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...runAs(account),
      cwd,
      env: serverEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}
