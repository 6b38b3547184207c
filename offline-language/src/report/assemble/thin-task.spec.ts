import { describe, expect, it } from 'vitest'
import type { Cast } from '../../language/names/cast.js'
import type { Commitment } from '../select/commitment.js'
import { isThinTask } from './thin-task.js'

const partyCalled = (name: string) => ({ full: name, short: name, isNamed: !name.startsWith('the ') })
const castOf = (agent: string, user: string): Cast => ({
  agent: partyCalled(agent),
  user: partyCalled(user),
  organisation: null,
  nameParts: new Set(),
})
const task = (text: string) => ({ text, status: 'pending' }) as Commitment

describe('a thin task', () => {
  it.each([
    ['the agent', 'the recipient', 'The agent'],
    ['Mrs. Hill', 'Ann', 'Mrs. Hill'],
    ['Rosa', 'Ann', 'Rosa'],
  ])('is as long with %s and %s as with other names', (agent, user, owner) => {
    const cast = castOf(agent, user)
    expect(isThinTask(task(`${owner} will ask ${user} about lamps.`), cast)).toBe(true)
    expect(isThinTask(task(`${owner} will send ${user} two new lamps.`), cast)).toBe(false)
    expect(isThinTask(task(`${owner} will send ${user} lamps on Monday.`), cast)).toBe(false)
  })

  it('is none that is quoted or done', () => {
    const cast = castOf('Rosa', 'Ann')
    expect(isThinTask(task('Rosa: “I will ask.”'), cast)).toBe(false)
    expect(isThinTask({ ...task('Rosa asked.'), status: 'completed' }, cast)).toBe(false)
  })

  it('is one with a pronoun for several, or advice without a time', () => {
    const cast = castOf('Rosa', 'Ann')
    expect(isThinTask(task('Rosa will keep their yellow lamps in the cellar until Monday.'), cast)).toBe(true)
    expect(isThinTask(task('Ann should bring the yellow lamps to the cellar.'), cast)).toBe(true)
    expect(isThinTask(task('Ann should bring the yellow lamps to the cellar on Monday.'), cast)).toBe(false)
  })
})
