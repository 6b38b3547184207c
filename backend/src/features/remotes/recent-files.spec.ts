import { expect, it } from 'vitest'
import { RecentFiles } from './recent-files.js'
import type { RemoteFileEntity } from './remote-file.entity.js'

const file = (path: string, bytes: number): RemoteFileEntity => ({
  name: 'mf-a',
  version: '1.0.0',
  path,
  type: 'text/javascript',
  integrity: '',
  content: Buffer.alloc(bytes),
  packed: Buffer.alloc(1),
})

it('evicts the least recently used file when it is full', () => {
  const recent = new RecentFiles(25)
  recent.keep('a', file('a', 9))
  recent.keep('b', file('b', 9))
  expect(recent.find('a')?.path).toBe('a')
  recent.keep('c', file('c', 9))
  expect(recent.find('b')).toBeUndefined()
  expect([recent.find('a')?.path, recent.find('c')?.path]).toEqual(['a', 'c'])
})

it('counts a file once if two readers load it at the same time', () => {
  const recent = new RecentFiles(25)
  recent.keep('a', file('a', 11))
  recent.keep('a', file('a', 11))
  recent.keep('b', file('b', 11))
  expect([recent.find('a')?.path, recent.find('b')?.path]).toEqual(['a', 'b'])
})

it('does not store a file that is too large', () => {
  const recent = new RecentFiles(25)
  recent.keep('a', file('a', 9))
  recent.keep('large', file('large', 100))
  expect(recent.find('large')).toBeUndefined()
})
