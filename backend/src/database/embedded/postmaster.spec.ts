import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { isPostmaster } from './postmaster.js'

test.each([[['-D', '/srv/data/cluster']], [['-D', '/proc/self/cwd', '-c', 'clarity.cluster=/srv/data/cluster']]])(
  'a server with the arguments %j is known by its whole path',
  async (args) => {
    const child = spawn(process.execPath, ['-e', 'console.log(1); process.stdin.resume()', '--', ...args])
    onTestFinished(() => void child.kill())
    await once(child.stdout, 'data')
    expect(isPostmaster(child.pid!, '/srv/data/cluster')).toBe(true)
    expect(isPostmaster(child.pid!, '/data/cluster')).toBe(false)
    expect(isPostmaster(child.pid!, '/srv/data')).toBe(false)
  },
)
