import {
  contractSentence,
  ErrorBody,
  foreignLinkSentence,
  foreignRouteFilesSentence,
  missingFileSentence,
  notSharedSentence,
  remoteTexts,
  routeOwnedSentence,
  twiceSentence,
  type RemoteManifest,
} from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { remoteBuild } from '../../../test/remote-build.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ShellsService } from '../shells/shells.service.js'

let app: TestApp
let remotes: RemotesClient

beforeAll(async () => {
  app = await startTestApp()
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
})
afterAll(() => app.close())

const tables = ['remotes', 'remote_releases', 'remote_files', 'remote_changes', 'remote_decisions']

/** The number of rows, which a refused request leaves unchanged. */
async function countRows(): Promise<number[]> {
  const counts = []
  for (const table of tables) {
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${table}`)
    counts.push(count)
  }
  return counts
}

function reactVersion(): string {
  return app.app.get(ShellsService).current.shared['react']!
}

/** Invalid claims of a build, each with its error message. */
const misfits: [string, () => Partial<RemoteManifest>, () => string][] = [
  ['when it needs another contract', () => ({ contract: 7 }), () => contractSentence(7, 1)],
  [
    'when another remote owns its route',
    () => ({ routes: ['/admin/own', '/admin/mf-owner'] }),
    () => routeOwnedSentence('/admin/mf-owner', 'mf-owner'),
  ],
  [
    'when the shell itself owns its route',
    () => ({ routes: ['/admin/modules'] }),
    () => routeOwnedSentence('/admin/modules', 'the shell'),
  ],
  [
    'when the shell does not provide what it takes',
    () => ({ shared: { 'left-pad': '1.0.0' } }),
    () => notSharedSentence('left-pad', '1.0.0'),
  ],
  [
    'when the shell provides another version of it',
    () => ({ shared: { react: '^18.0.0' } }),
    () => notSharedSentence('react', '^18.0.0'),
  ],
  [
    'when it takes what every object has',
    () => ({ shared: { toString: reactVersion() } }),
    () => notSharedSentence('toString', reactVersion()),
  ],
  ['when its entry is not there', () => ({ entry: 'missing.js' }), () => remoteTexts.noEntry],
  [
    'when its navigation leads to another address',
    () => ({ navigation: [{ path: '/admin/mf-owner', label: 'R', description: 'R', icon: 'reports', order: 1 }] }),
    () => foreignLinkSentence('/admin/mf-owner'),
  ],
  [
    'when it names a route twice',
    () => ({ routes: ['/admin/mf-refused', '/admin/mf-refused'] }),
    () => twiceSentence('/admin/mf-refused'),
  ],
  [
    "when a page's file is not there",
    () => ({ files: { '/admin/mf-refused': ['missing.js'] } }),
    () => missingFileSentence('missing.js'),
  ],
  [
    'when it names files for another address',
    () => ({ files: { '/admin/mf-owner': ['list.js'] } }),
    () => foreignRouteFilesSentence('/admin/mf-owner'),
  ],
]

describe('POST /api/admin/remotes/{name}/releases', () => {
  it('activates nothing, not even the first release of a remote', async () => {
    expect(await remotes.release('mf-first')).toEqual({ name: 'mf-first', version: '1.0.0', isActive: false })
    expect(await remotes.release('mf-first', { version: '1.1.0+ab12' })).toEqual({
      name: 'mf-first',
      version: '1.1.0+ab12',
      isActive: false,
    })
    const remote = await remotes.get('mf-first')
    expect(remote).toMatchObject({ title: 'Reports', active_version: null, waiting: null, last_error: null })
    expect(remote.releases).toMatchObject([
      { version: '1.1.0+ab12', contract: 1, released_by: 'admin@example.com' },
      { version: '1.0.0', contract: 1, released_by: 'admin@example.com' },
    ])
    expect(await remotes.history('mf-first')).toEqual([
      'admin@example.com release 1.1.0+ab12 none',
      'admin@example.com release 1.0.0 none',
    ])
  })

  it('never changes a version', async () => {
    await remotes.release('mf-fixed')
    const before = await countRows()
    const build = remoteBuild(app, 'mf-fixed', { files: { 'entry.abc.js': 'other' } })
    expectRefusal(await remotes.send('mf-fixed', build), 409, remoteTexts.versionExists)
    expect(await countRows()).toEqual(before)
  })

  it('accepts one of two simultaneous releases', async () => {
    const build = remoteBuild(app, 'mf-twice')
    const answers = await Promise.all([remotes.send('mf-twice', build), remotes.send('mf-twice', build)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await remotes.history('mf-twice')).toHaveLength(1)
  })

  it('gives a route to one of two remotes that claim it at once', async () => {
    const names = ['mf-race-a', 'mf-race-b']
    for (const name of names) await remotes.release(name, { manifest: { routes: ['/admin/wanted'], navigation: [] } })
    const answers = await Promise.all(names.map((name) => remotes.sendActivate(name, '1.0.0')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('accepts a build of five megabytes', async () => {
    const files = { 'entry.abc.js': 'x'.repeat(5_000_000) }
    expect(await remotes.release('mf-large', { files })).toMatchObject({ isActive: false })
  })
})

describe('a release is refused, and changes nothing,', () => {
  it.each(misfits)('%s', async (_, manifest, sentence) => {
    if (!(await remotes.get('mf-owner'))) await remotes.install('mf-owner')
    const before = await countRows()
    const answer = await remotes.send('mf-refused', remoteBuild(app, 'mf-refused', { manifest: manifest() }))
    expectRefusal(answer, 400, sentence())
    expect(await countRows()).toEqual(before)
  })

  it.each([
    ['a version that is none', { version: 'latest' }],
    ['a path out of its folder', { files: { '../x.js': '' } }],
    ['a hidden file', { files: { '.env': '' } }],
    ['a file in a folder', { files: { 'chunks/list.js': '' } }],
    ['a name of 101 characters', { files: { [`${'x'.repeat(98)}.js`]: '' } }],
    ['content that is no base64', { files: { 'entry.abc.js': '***' } }],
    ['no manifest', { manifest: undefined }],
    ['no route', { manifest: { routes: [] } }],
  ])('when it has %s', async (_, changes) => {
    const before = await countRows()
    const answer = await remotes.send('mf-bad', { ...remoteBuild(app, 'mf-bad'), ...changes })
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
    expect(await countRows()).toEqual(before)
  })

  it.each([
    [
      'more than 500 files',
      Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.js`, '1'])),
      'tooManyFiles',
    ],
    ['more than 20 MB', { 'a.js': 'x'.repeat(11_000_000), 'b.js': 'x'.repeat(10_000_000) }, 'tooLarge'],
  ] as const)('when it has %s', async (_, files, text) => {
    const before = await countRows()
    expectRefusal(await remotes.send('mf-vast', remoteBuild(app, 'mf-vast', { files })), 400, remoteTexts[text])
    expect(await countRows()).toEqual(before)
  })

  it.each(['Reports', 'x', 'mf.reports', 'mf%2freports'])('when it is called %s', async (name) => {
    const answer = await remotes.send(name, remoteBuild(app, 'mf-named'))
    expectRefusal(answer, 400, 'name must be a name such as mf-reports.')
  })
})
