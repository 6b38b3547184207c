import { beforeEach, expect, it } from 'vitest'
import { Gathered } from './gathered.js'

let statements: (readonly string[])[]
let release: () => void
let gathered: Gathered<string, string>

beforeEach(() => {
  statements = []
  const held = new Promise<void>((resolve) => (release = resolve))
  gathered = new Gathered(async (asked) => {
    statements.push(asked)
    await held
    if (asked.includes('wrong')) throw new Error('wrong')
    return asked.map((each) => `${each}!`)
  })
})

it('asks at once for a question that comes alone', async () => {
  const answer = gathered.ask('a')
  expect(statements).toEqual([['a']])
  release()
  expect(await answer).toBe('a!')
})

it('asks together what comes while two statements are under way, and answers each', async () => {
  const answers = ['a', 'b', 'c', 'd', 'e'].map((each) => gathered.ask(each))
  expect(statements).toEqual([['a'], ['b']])
  release()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
  expect(statements).toEqual([['a'], ['b'], ['c', 'd', 'e']])
})

it('never asks before its caller', async () => {
  const early = ['a', 'b'].map((each) => gathered.ask(each))
  const late = gathered.ask('c')
  expect(statements.flat()).not.toContain('c')
  release()
  await Promise.all([...early, late])
  expect(statements).toEqual([['a'], ['b'], ['c']])
})

it('refuses the question that fails, and answers those beside it', async () => {
  const answers = ['a', 'b', 'c', 'wrong', 'd'].map((each) => gathered.ask(each))
  release()
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('sends at most a hundred questions at once', async () => {
  const answers = Array.from({ length: 150 }, (_, at) => gathered.ask(String(at)))
  release()
  expect(await Promise.all(answers)).toHaveLength(150)
  expect(Math.max(...statements.map(({ length }) => length))).toBe(100)
})
