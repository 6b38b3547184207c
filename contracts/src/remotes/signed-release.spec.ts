import { expect, it } from 'vitest'
import type { RemoteManifest } from './remote-manifest.js'
import { signedReleaseText } from './signed-release.js'

const manifest: RemoteManifest = {
  contract: 1,
  title: 'Orders',
  entry: 'remote.js',
  global: 'orders_1',
  routes: ['/admin/orders'],
  navigation: [],
  shared: { react: '^19.0.0', 'a-kit': '*' },
  offers: undefined,
}

it('is the same whatever the order of keys and files, and ends each line', () => {
  const text = signedReleaseText('acme-orders', { version: '1.0.0', manifest }, { 'remote.js': 'bb', 'list.js': 'aa' })
  expect(text).toBe(
    [
      'clarity-release-1',
      'acme-orders',
      '1.0.0',
      '{"contract":1,"entry":"remote.js","global":"orders_1","navigation":[],"routes":["/admin/orders"],"shared":{"a-kit":"*","react":"^19.0.0"},"title":"Orders"}',
      'aa list.js',
      'bb remote.js',
      '',
    ].join('\n'),
  )
})
