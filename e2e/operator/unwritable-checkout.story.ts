import { spawn } from 'node:child_process'
import { chmod, copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { node, root } from '../product/places.ts'

/** Root can write everywhere, so it starts as an account that cannot. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

test('npm start in a checkout that cannot be written to says so in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clarity-unwritable-'))
  await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  // That account may not be able to enter this checkout's own folder.
  await copyFile(node, join(folder, 'node'))
  await chmod(folder, 0o555)

  const child = spawn(join(folder, 'node'), [join(folder, 'scripts', 'start.mjs')], { ...account, cwd: '/', env: {} })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect(out).toBe('')
  expect(error).toBe(
    `${folder} cannot be written to, but a checkout is built there: run this as its owner, or start the package that 'npm run package' makes, which writes to DATA_DIR only.\n`,
  )
  expect(code).toBe(1)

  await chmod(folder, 0o755)
  await rm(folder, { recursive: true })
})
