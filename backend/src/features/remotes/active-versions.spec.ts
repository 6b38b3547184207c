import type { RemoteChange } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { activeVersions, earlierVersions } from './active-versions.js'

/** `release 1`, or `start 1` for a release that was active at once. */
const change = (text: string) => {
  const [word, version] = text.split(' ') as [RemoteChange['action'] | 'start', string]
  return word === 'start'
    ? ({ action: 'release', version, madeActive: true } as const)
    : { action: word, version, madeActive: word !== 'release' }
}

describe('the versions that were active', () => {
  it.each([
    ['nothing after a release', ['release 1'], []],
    ["a start's first release", ['start 1', 'release 2'], ['1']],
    ['what was activated', ['release 1', 'release 2', 'activate 1', 'activate 2'], ['1', '2']],
    ['one less after a roll-back', ['start 1', 'activate 2', 'rollback 1'], ['1']],
    ['two less after two', ['start 1', 'activate 2', 'activate 3', 'rollback 2', 'rollback 1'], ['1']],
    [
      'what was activated after a roll-back, without what was left',
      ['start 1', 'activate 2', 'rollback 1', 'activate 3'],
      ['1', '3'],
    ],
    ['a version as often as it was active', ['start 1', 'activate 2', 'activate 1'], ['1', '2', '1']],
    ['none that a roll-back passed over', ['start 1', 'activate 2', 'activate 3', 'rollback 1'], ['1']],
  ])('hold %s', (_, changes, expected) => {
    expect(activeVersions(changes.map(change))).toEqual(expected)
  })

  it.each([
    ['the first release', ['release 1'], ['1']],
    ['no later release', ['release 1', 'release 2'], ['1']],
    ['what was activated', ['release 1', 'release 2', 'activate 2'], ['1', '2']],
    ['one less after a roll-back', ['release 1', 'release 2', 'activate 2', 'rollback 1'], ['1']],
  ])('hold, in rows of release 0.1.0, %s', (_, changes, expected) => {
    expect(activeVersions(changes.map((text) => ({ ...change(text), madeActive: null })))).toEqual(expected)
  })
})

describe('the versions to load instead of the active one', () => {
  it.each([
    ['are none for the first', ['start 1'], []],
    ['are the earlier ones, newest first', ['start 1', 'activate 2', 'activate 3'], ['2', '1']],
    [
      'are those that were rolled back only after the others',
      ['start 1', 'activate 2', 'activate 3', 'rollback 2'],
      ['1', '3'],
    ],
    ['name none twice', ['start 1', 'activate 2', 'activate 1', 'activate 3'], ['1', '2']],
    ['leave out what was never active', ['start 1', 'release 2', 'activate 3'], ['1']],
  ])('%s', (_, changes, expected) => {
    expect(earlierVersions(changes.map(change))).toEqual(expected)
  })
})
