import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { Remote, remoteTexts, signedReleaseText, type ReleaseRemote } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { remoteBuild } from '../../../test/remote-build.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const name = 'mf-signed'
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
let app: TestApp
let remotes: RemotesClient

beforeAll(async () => {
  app = await startTestApp()
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
  await remotes.install(name)
})
afterAll(() => app.close())

function signed(build: ReleaseRemote, key: KeyObject = privateKey, remote = name): ReleaseRemote {
  const hashes = Object.entries(build.files).map(([file, base64]) => {
    const hash = createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')
    return [file, hash] as const
  })
  const text = signedReleaseText(remote, build, Object.fromEntries(hashes))
  return { ...build, signature: sign(null, Buffer.from(text), key).toString('base64') }
}

it('are not required, and not checked, without a key', async () => {
  const build = { ...remoteBuild(app, name, { version: '1.1.0' }), signature: 'AAAA' }
  expect((await remotes.send(name, build)).status).toBe(201)
  expect((await remotes.get(name)).releases[0]).toMatchObject({ version: '1.1.0', signed: false })
})

it('are the only ones that a module with a key accepts', async () => {
  const set = (await remotes.setKey(name, pem)).as(Remote)
  expect(set.key).toMatchObject({ public_key: pem, set_by: 'admin@example.com' })
  const build = remoteBuild(app, name, { version: '2.0.0' })
  expectRefusal(await remotes.send(name, build), 400, remoteTexts.notSigned)
  const other = generateKeyPairSync('ed25519').privateKey
  const wrong: [string, ReleaseRemote][] = [
    ['by another key', signed(build, other)],
    ['for another module', signed(build, privateKey, 'mf-other')],
    ['for another version', { ...signed(build), version: '2.0.1' }],
    ['with another file', { ...signed(build), files: { ...build.files, 'more.js': 'AAAA' } }],
    ['with another manifest', { ...signed(build), manifest: { ...build.manifest, title: 'Other' } }],
  ]
  for (const [, each] of wrong) expectRefusal(await remotes.send(name, each), 400, remoteTexts.wrongSignature)
  expect((await remotes.send(name, signed(build))).status).toBe(201)
  const { releases } = await remotes.get(name)
  expect(releases[0]).toMatchObject({ version: '2.0.0', signed: true })
  expect(releases).toHaveLength(3)
})

it('are no longer required after the key was removed', async () => {
  expect((await remotes.setKey(name, null)).as(Remote).key).toBeNull()
  expect((await remotes.send(name, remoteBuild(app, name, { version: '3.0.0' }))).status).toBe(201)
  expect(await remotes.decisions(name)).toEqual(['admin@example.com remove-key', 'admin@example.com set-key'])
})

it('have an Ed25519 public key, which only an admin sets', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' })
  for (const key of ['', 'no key', rsa.toString(), secret.toString()])
    expectRefusal(await remotes.setKey(name, key), 400, remoteTexts.notEd25519)
  expectRefusal(await remotes.setKey('mf-none', pem), 404, remoteTexts.unknown)
  expect((await new ApiClient(app.url).put(`/api/admin/remotes/${name}/key`, { public_key: pem })).status).toBe(401)
})
