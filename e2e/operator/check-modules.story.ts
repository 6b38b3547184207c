import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { CreatedToken } from '@clarity/contracts'
import { handMadeRemote } from '../product/hand-made-remote.ts'
import { node, root } from '../product/places.ts'
import { startProduct, type Product } from '../product/product.ts'
import { runToEnd } from './run-to-end.ts'

const program = join(root, 'e2e', 'module-check', 'run.ts')

function check(url: string, token: string) {
  return runToEnd(node, [program, '--against', url], { env: { CLARITY_TOKEN: token } })
}

async function readingToken({ admin }: Product): Promise<string> {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const asked = { name: 'check before a deploy', scopes: ['remotes:read'], expires_at }
  return (await admin.api.post('/api/admin/tokens', asked)).as(CreatedToken).token
}

test('Before a deploy, check:modules says which modules of the running installation would break', async () => {
  test.setTimeout(180_000)
  const running = await startProduct()
  const { remotes } = running
  const broken = handMadeRemote(await remotes.active('mf-batch'), { page: "throw new Error('no such list')" })
  await remotes.release('mf-batch', broken)
  await remotes.activate('mf-batch', broken.version)
  const slot = { title: 'Today', filling: "throw new Error('no such day')" }
  const newest = handMadeRemote(await remotes.active('mf-scenarios'), { page: "return 'Well'", slot })
  await remotes.release('mf-scenarios', newest)

  const { code, out, error } = await check(running.url, await readingToken(running))
  await running.stop()

  expect(error).toBe('')
  expect(out).toMatch(/^mf-reports +\S+ +active +works: \/admin\/reports, .+, slot dashboard$/m)
  expect(out).toMatch(/^mf-scenarios +\S+ +active +works: /m)
  expect(out).toMatch(new RegExp(`^mf-batch +${broken.version} +active +BREAKS\n.+: no such list$`, 'm'))
  expect(out).toMatch(
    new RegExp(`^mf-scenarios +${newest.version} +newest +BREAKS\n.+ slot 'dashboard'.+: no such day$`, 'm'),
  )
  expect(out).toContain('5 releases, 2 would break')
  expect(code).toBe(1)
})

test('check:modules says why it cannot read an installation', async () => {
  const { code, error } = await check('http://127.0.0.1:1', 'clr_none')
  expect(error).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\)\.\n$/)
  expect(code).toBe(1)
})
