import { createHash } from 'node:crypto'
import { ErrorBody } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { entryText } from '../../../test/remote-build.js'
import { RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const immutable = 'public, max-age=31536000, immutable'

let app: TestApp
let anybody: ApiClient
let remotes: RemotesClient

beforeAll(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
  await remotes.install('mf-reports', { version: '1.0.0+ab12' })
})
afterAll(() => app.close())

describe('GET /remotes/{name}/{version}/{path}', () => {
  it.each(['1.0.0+ab12', '1.0.0%2Bab12', '1.0.0%2bab12'])(
    'answers the entry of version %s, cacheable without expiry',
    async (version) => {
      const answer = await anybody.get(`/remotes/mf-reports/${version}/entry.abc.js`)
      expect(answer.status).toBe(200)
      expect(answer.body).toBe(entryText)
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe(immutable)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('matches the hash in the registry', async () => {
    const [active] = await remotes.listActive()
    expect(active!.entry).toBe('/remotes/mf-reports/1.0.0+ab12/entry.abc.js')
    const bytes = Buffer.from(await (await fetch(app.url + active!.entry)).arrayBuffer())
    expect(active!.integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  })

  it.each([
    ['list.js', 'text/javascript; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
    // A page among the files would run with our origin's rights.
    ['note.html', 'application/octet-stream'],
  ])('answers %s as %s', async (path, type) => {
    const answer = await anybody.get(`/remotes/mf-reports/1.0.0+ab12/${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is packed for whom that suits', async () => {
    const address = `${app.url}/remotes/mf-reports/1.0.0+ab12/entry.abc.js`
    const packed = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('accept-encoding')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(entryText.length / 4)
    expect(await packed.text()).toBe(entryText)
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(entryText)
  })

  it('answers a repeated request from memory', async () => {
    const path = '/remotes/mf-reports/1.0.0+ab12/icon.svg'
    expect((await anybody.get(path)).status).toBe(200)
    await app.dataSource.query(`DELETE FROM remote_files WHERE path = 'icon.svg'`)
    expect((await anybody.get(path)).status).toBe(200)
  })

  it('answers what an open tab still needs of a version that is no longer active', async () => {
    await remotes.install('mf-open', { version: '1.0.0' })
    await remotes.install('mf-open', { version: '1.1.0' })
    expect((await anybody.get('/remotes/mf-open/1.0.0/list.js')).status).toBe(200)
  })

  it.each([
    '',
    'mf-reports',
    'mf-reports/1.0.0+ab12',
    'mf-reports/1.0.0+ab12/',
    'mf-reports/1.0.0+ab12/missing.js',
    'mf-reports/1.0.0/entry.abc.js',
    'mf-reports/1.0.0%20ab12/entry.abc.js',
    'mf-none/1.0.0+ab12/entry.abc.js',
    'mf-reports/1.0.0+ab12/..%2f..%2fentry.abc.js',
  ])('answers in JSON that /remotes/%s does not exist, without caching', async (path) => {
    const answer = await anybody.get(`/remotes/${path}`)
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody).message).toBe('There is no such file of a module.')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses in JSON an address that cannot be stored', async () => {
    const answer = await anybody.get('/remotes/mf-reports/1.0.0/%00.js')
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
  })
})
