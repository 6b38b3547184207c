import { expect, test } from 'vitest'
import { campaignAddress, readSitePath } from './site-path'

test.each([
  ['/', { screen: 'home' }],
  ['/invite', { screen: 'invite' }],
  ['/invite/', { screen: 'invite' }],
  ['/invite/maya%40example.com', { screen: 'invite' }],
  ['/invite/a/b', { screen: 'invite' }],
  ['/invited', { screen: 'nothing' }],
  ['/demo/0a1b', { screen: 'demo', requestId: '0a1b' }],
  ['/demo/0a1b/', { screen: 'demo', requestId: '0a1b' }],
  ['/demo', { screen: 'nothing' }],
  ['/demo/', { screen: 'nothing' }],
  ['/demo/a/b', { screen: 'nothing' }],
  ['/phone-simulator', { screen: 'phone-simulator' }],
  ['/q7', { screen: 'campaign', campaign: 'q7' }],
  ['/q7/x', { screen: 'nothing' }],
  ['/some/deep/path', { screen: 'nothing' }],
])('%s', (path, screen) => {
  expect(readSitePath(path)).toEqual(screen)
})

test('a campaign leads to the home page, for any two characters', () => {
  expect(campaignAddress('q7')).toBe('/?c=q7')
  expect(campaignAddress('&x')).toBe('/?c=%26x')
})
