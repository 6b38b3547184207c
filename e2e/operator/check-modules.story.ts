import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { CreatedToken } from '@clarity/contracts'
import { afterStart } from '../module-check/after-start.ts'
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

/** A list that links a talk, whose page offers a slot. */
const offeringPage = `
  if (location.pathname.endsWith('/7')) return React.createElement(kit.Slot, { name: 'talk-page' })
  return React.createElement('a', { href: '/admin/conversations/7' }, 'Talk 7')`

test(
  'Before a deploy, check:modules says which modules of the running installation would break',
  { tag: '@long' },
  async () => {
    const running = await startProduct()
    const { remotes } = running
    const broken = handMadeRemote(await remotes.active('mf-batch'), { page: "throw new Error('no such list')" })
    await remotes.release('mf-batch', broken)
    await remotes.activate('mf-batch', broken.version)
    const slot = { title: 'Today', filling: "throw new Error('no such day')" }
    const newest = handMadeRemote(await remotes.active('mf-scenarios'), { page: "return 'Well'", slot })
    await remotes.release('mf-scenarios', newest)

    const offering = handMadeRemote(await remotes.active('mf-conversations'), {
      page: offeringPage,
      manifest: { offers: ['talk-page'] },
    })
    await remotes.release('mf-conversations', offering)
    await remotes.activate('mf-conversations', offering.version)
    const filling = handMadeRemote(await remotes.active('mf-reports'), {
      slot: { name: 'talk-page', title: 'Its report', filling: "throw new Error('no such talk')" },
    })
    await remotes.release('mf-reports', filling)

    const { code, out, error } = await check(running.url, await readingToken(running))
    await running.stop()

    expect(error).toBe('')
    expect(out).toMatch(/^mf-reports +\S+ +active +works: \/admin\/reports, .+, slot dashboard, .+$/m)
    expect(out).toMatch(/^mf-scenarios +\S+ +active +works: /m)
    expect(out).toMatch(new RegExp(`^mf-batch +${broken.version} +active +BREAKS\n.+: no such list$`, 'm'))
    expect(out).toMatch(
      new RegExp(`^mf-scenarios +${newest.version} +newest +BREAKS\n.+ slot 'dashboard'.+: no such day$`, 'm'),
    )
    expect(out).toMatch(
      new RegExp(`^mf-reports +${filling.version} +newest +BREAKS\n.+ slot 'talk-page'.+: no such talk$`, 'm'),
    )
    expect(out).toContain('6 releases, 3 would break')
    expect(code).toBe(1)
  },
)

test('check:modules leaves out the builds that the start of the new checkout replaces', () => {
  const release = (name: string, version: string, rest: { is_active: boolean; released_by?: string }) => ({
    name,
    version,
    ...rest,
    manifest: { contract: 1, title: name, entry: 'e.js', global: 'g', routes: [], navigation: [], shared: {} },
    files: [],
  })
  const old = release('mf-reports', '1.0.0+aa', { is_active: true, released_by: 'start' })
  const own = release('mf-reports', '1.1.0+bb', { is_active: true, released_by: 'start' })
  const team = release('mf-reports', '2.0.0+cc', { is_active: true, released_by: 'ada@example.com' })
  const removed = release('mf-gone', '1.0.0+aa', { is_active: true, released_by: 'start' })
  expect(afterStart([old, removed], [own])).toEqual([{ release: own, replaced: '1.0.0+aa' }, { release: removed }])
  expect(afterStart([own], [own])).toEqual([{ release: own }])
  expect(afterStart([team, { ...old, is_active: false }], [own])).toEqual([{ release: team }])
  const unsaid = release('mf-reports', '1.0.0+aa', { is_active: true })
  expect(afterStart([unsaid], [own])).toEqual([{ release: unsaid }])
})

test('check:modules says why it cannot read an installation', async () => {
  const { code, error } = await check('http://127.0.0.1:1', 'clr_none')
  expect(error).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\)\.\n$/)
  expect(code).toBe(1)
})
