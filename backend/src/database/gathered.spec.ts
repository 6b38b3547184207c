import { QueryFailedError } from 'typeorm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Gathered } from './gathered.js'

const failure = (code: string) => new QueryFailedError('', [], Object.assign(new Error(), { code }))

let statements: (readonly string[])[]
let release: () => void
let gathered: Gathered<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  statements = []
  const held = new Promise<void>((resolve) => (release = resolve))
  gathered = new Gathered(async (asked) => {
    statements.push(asked)
    await held
    if (asked.includes('wrong')) throw failure('22P02')
    if (asked.includes('lost')) throw failure('08006')
    return asked.map((each) => `${each}!`)
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks at once for a question that comes alone', async () => {
  const answer = gathered.ask('a')
  expect(statements).toEqual([['a']])
  release()
  expect(await answer).toBe('a!')
})

it('asks together what comes while a statement is under way, after it, and answers each', async () => {
  const answers = ['a', 'b', 'c', 'd'].map((each) => gathered.ask(each))
  expect(statements).toEqual([['a']])
  release()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!'])
  expect(statements).toEqual([['a'], ['b', 'c', 'd']])
})

it('does not wait long for a statement that waits itself, and asks at most four at once', async () => {
  const answers = []
  for (const each of ['a', 'b', 'c', 'd', 'e', 'f']) {
    answers.push(gathered.ask(each))
    vi.advanceTimersByTime(100)
  }
  expect(statements).toEqual([['a'], ['b'], ['c'], ['d']])
  release()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!'])
  expect(statements.slice(4)).toEqual([['e', 'f']])
  const next = ['g', 'h', 'i'].map((each) => gathered.ask(each))
  await Promise.all(next)
  expect(statements.slice(5)).toEqual([['g'], ['h', 'i']])
})

it('refuses the question that fails, and answers those beside it', async () => {
  const answers = ['a', 'b', 'wrong', 'c'].map((each) => gathered.ask(each))
  release()
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('refuses all if none could be answered, without asking again', async () => {
  const answers = ['a', 'b', 'lost', 'c'].map((each) => gathered.ask(each))
  release()
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  expect(statements).toHaveLength(2)
})

it('sends at most a hundred questions at once', async () => {
  const answers = Array.from({ length: 150 }, (_, at) => gathered.ask(String(at)))
  release()
  expect(await Promise.all(answers)).toHaveLength(150)
  expect(statements.map(({ length }) => length)).toEqual([1, 100, 49])
})
