import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contractSentence } from '@clarity/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { remoteBuild } from '../../../test/remote-build.js'
import { RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ShellsService } from '../shells/shells.service.js'
import { RegistryService } from './registry.service.js'
import { releaseWorkspaceRemotes, sayMisfits, type WorkspaceRemote } from './release-workspace-remotes.js'
import { RemoteReleasesService } from './remote-releases.service.js'
import { ServerBuilds } from './server-builds.js'

let app: TestApp
let remotes: RemotesClient
let root: string
let said: string[]

beforeEach(async () => {
  app = await startTestApp()
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
  root = await mkdtemp(join(tmpdir(), 'clarity-remotes-'))
  said = []
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

const named = (name: string): WorkspaceRemote => ({ name, folder: join(root, name, 'dist') })

/** Writes a build into the workspace, like the build of a remote. */
async function lay(name: string, changes?: Parameters<typeof remoteBuild>[2]): Promise<WorkspaceRemote> {
  const { version, manifest, files } = remoteBuild(app, name, changes)
  await write(`${name}/dist/release.json`, JSON.stringify({ version, manifest }))
  for (const [path, base64] of Object.entries(files))
    await write(`${name}/dist/files/${path}`, Buffer.from(base64, 'base64'))
  return named(name)
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

function start(...builds: WorkspaceRemote[]): Promise<void> {
  return releaseWorkspaceRemotes(app.app.get(RemoteReleasesService), app.app.get(ServerBuilds), builds, (line) =>
    said.push(line),
  )
}

describe('a start', () => {
  it('releases every build with its files', async () => {
    await start(await lay('mf-one'), await lay('mf-two'))
    expect(said).toEqual([])
    expect((await remotes.listActive()).map(({ name }) => name)).toEqual(['mf-one', 'mf-two'])
    expect(await remotes.history('mf-one')).toEqual(['start release 1.0.0 none'])
    expect((await new ApiClient(app.url).get('/remotes/mf-two/1.0.0/list.js')).status).toBe(200)
  })

  it('releases and activates a build that is new', async () => {
    await start(await lay('mf-one', { version: '1.0.0+aa' }))
    await start(await lay('mf-one', { version: '1.0.0+bb' }))
    expect((await remotes.get('mf-one')).active_version).toBe('1.0.0+bb')
    expect(await remotes.history('mf-one')).toEqual([
      'start activate 1.0.0+bb 1.0.0+aa',
      'start release 1.0.0+bb none',
      'start release 1.0.0+aa none',
    ])
    expect(await remotes.rollBack('mf-one')).toMatchObject({ version: '1.0.0+aa' })
  })

  it('changes nothing for a known build, so a rollback survives it', async () => {
    await start(await lay('mf-one', { version: '1.0.0+aa' }))
    const build = await lay('mf-one', { version: '1.0.0+bb' })
    await start(build)
    await remotes.rollBack('mf-one')
    const before = await remotes.history('mf-one')
    await start(build)
    expect(said).toEqual([])
    expect(await remotes.history('mf-one')).toEqual(before)
    expect((await remotes.get('mf-one')).active_version).toBe('1.0.0+aa')
  })

  it('leaves what a team has released and activated, and the modules page names the build of the server', async () => {
    await start(await lay('mf-one', { version: '1.0.0+aa' }))
    await remotes.install('mf-one', { version: '2.0.0' })
    await start(await lay('mf-one', { version: '1.0.0+bb' }))
    expect(said).toEqual([])
    expect(await remotes.get('mf-one')).toMatchObject({ active_version: '2.0.0', server_version: '1.0.0+bb' })
    await remotes.activate('mf-one', '1.0.0+bb')
    expect(await remotes.get('mf-one')).toMatchObject({ active_version: '1.0.0+bb', server_version: null })
    await start(await lay('mf-one', { version: '1.0.0+cc' }))
    expect(await remotes.get('mf-one')).toMatchObject({ active_version: '1.0.0+cc', server_version: null })
  })

  it('takes the place of a module that a team released and nobody activated', async () => {
    await remotes.release('mf-one', { version: '2.0.0' })
    await start(await lay('mf-one'))
    expect((await remotes.get('mf-one')).active_version).toBe('1.0.0')
  })

  it('names in one line each what its shell cannot load, and what is loaded instead', async () => {
    for (const name of ['mf-one', 'mf-two']) await remotes.install(name)
    await remotes.install('mf-two', { version: '2.0.0' })
    await app.dataSource.query(
      `UPDATE remote_releases SET manifest = manifest || '{"contract": 7}' WHERE name = 'mf-one' OR version = '2.0.0'`,
    )
    const registry = app.app.get(RegistryService)
    sayMisfits(await registry.choose(app.app.get(ShellsService).current, null), (line) => said.push(line))
    expect(said).toEqual([
      `mf-one 1.0.0 does not fit this server's admin. ${contractSentence(7, 1)} Nothing is loaded instead.`,
      `mf-two 2.0.0 does not fit this server's admin. ${contractSentence(7, 1)} 1.0.0 is loaded instead.`,
    ])
  })

  it('continues after a failed release, and gives the reason in one line', async () => {
    await write('mf-torn/dist/release.json', '{"version"')
    await write('mf-wrong/dist/release.json', '{"version":"latest","manifest":{}}')
    await start(
      named('mf-absent'),
      named('mf-torn'),
      named('mf-wrong'),
      await lay('mf-other', { manifest: { contract: 7 } }),
      await lay('mf-well'),
    )
    expect(said).toEqual([
      "mf-absent is not released: there is no build of it (run 'npm run build').",
      expect.stringMatching(/^mf-torn is not released: [^\n]+JSON[^\n]+$/),
      'mf-wrong is not released: version: must be a version such as 1.4.0.',
      `mf-other is not released: ${contractSentence(7, 1)}`,
    ])
    expect((await remotes.listActive()).map(({ name }) => name)).toEqual(['mf-well'])
  })

  it('of two servers at once releases each build once', async () => {
    const builds = [await lay('mf-one'), await lay('mf-two')]
    await Promise.all([start(...builds), start(...builds)])
    expect(said).toEqual([])
    expect(await remotes.history('mf-one')).toEqual(['start release 1.0.0 none'])
    expect(await remotes.history('mf-two')).toEqual(['start release 1.0.0 none'])
  })
})
