import {
  contractSentence,
  notRangeSentence,
  notSharedSentence,
  routeOwnedSentence,
  type RemoteManifest,
} from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { findIncompatibility } from './find-incompatibility.js'

const shell = { id: 'a', contracts: [2, 1], shared: { react: '19.2.9', '@clarity/admin-kit': '0.3.0' } }
const manifest = (changes: Partial<RemoteManifest>): RemoteManifest => ({
  contract: 1,
  title: 'Orders',
  entry: 'remote.js',
  global: 'orders',
  routes: ['/admin/orders'],
  navigation: [],
  shared: {},
  ...changes,
})
const judge = (changes: Partial<RemoteManifest>) => findIncompatibility(manifest(changes), shell, [])

describe('a range of a shared package', () => {
  it.each([
    '19.2.9',
    '^19.2.9',
    '^19.0.0',
    '~19.2.1',
    '>=18',
    '>=18 <20',
    '*',
    '',
    '19',
    '19.x',
    '^18.0.0 || ^19.0.0',
    '19.0.0 - 19.9.9',
  ])('has 19.2.9 in %s', (range) => expect(judge({ shared: { react: range } })).toBeNull())

  it.each(['19.2.8', '^19.2.10', '^20.0.0', '~19.1.0', '>=20', '18.x', '<19', '^17.0.0 || ^18.0.0'])(
    'does not have 19.2.9 in %s',
    (range) => expect(judge({ shared: { react: range } })).toBe(notSharedSentence('react', range)),
  )

  it.each(['latest', 'workspace:*', '^^19', 'https://example.com/react.tgz'])('is not %s', (range) => {
    expect(judge({ shared: { react: range } })).toBe(notRangeSentence('react', range))
  })

  it("has no end for the kit, whose later releases the contract's version covers", () => {
    expect(judge({ shared: { '@clarity/admin-kit': '^0.1.0' } })).toBeNull()
  })

  it('has a beginning for the kit: an earlier one may lack what the remote was built with', () => {
    expect(judge({ shared: { '@clarity/admin-kit': '>=0.4.0' } })).toBe(
      notSharedSentence('@clarity/admin-kit', '>=0.4.0'),
    )
  })

  it.each(['vue', 'constructor'])('is refused for %s, which the shell does not share', (name) => {
    expect(judge({ shared: { [name]: '*' } })).toBe(notSharedSentence(name, '*'))
  })
})

it('serves the present contract and the one before', () => {
  expect([0, 1, 2, 3].map((contract) => judge({ contract }))).toEqual([
    contractSentence(0, 2),
    null,
    null,
    contractSentence(3, 2),
  ])
})

it('leaves every route to its owner', () => {
  expect(judge({ routes: ['/admin/modules'] })).toBe(routeOwnedSentence('/admin/modules', 'the shell'))
  const others = [{ name: 'mf-orders', manifest: { routes: ['/admin/orders'] } }]
  expect(findIncompatibility(manifest({}), shell, others)).toBe(routeOwnedSentence('/admin/orders', 'mf-orders'))
})
