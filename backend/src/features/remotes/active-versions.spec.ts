import type { RemoteChange } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { activeVersions } from './active-versions.js'

const change = (text: string) => {
  const [action, version] = text.split(' ') as [RemoteChange['action'], string]
  return { action, version }
}

it.each([
  ['the first release', ['release 1'], ['1']],
  ['no later release', ['release 1', 'release 2'], ['1']],
  ['what was activated', ['release 1', 'release 2', 'activate 2'], ['1', '2']],
  ['one less after a roll-back', ['release 1', 'release 2', 'activate 2', 'rollback 1'], ['1']],
  [
    'two less after two',
    ['release 1', 'release 2', 'release 3', 'activate 2', 'activate 3', 'rollback 2', 'rollback 1'],
    ['1'],
  ],
  [
    'what was activated after a roll-back, without what was left',
    ['release 1', 'release 2', 'release 3', 'activate 2', 'rollback 1', 'activate 3'],
    ['1', '3'],
  ],
  ['a version as often as it was active', ['release 1', 'release 2', 'activate 2', 'activate 1'], ['1', '2', '1']],
])('holds %s', (_, changes, expected) => {
  expect(activeVersions(changes.map(change))).toEqual(expected)
})
