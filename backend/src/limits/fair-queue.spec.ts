import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.js'

describe('fair turns', () => {
  it('alternate by key, however many items one key has', async () => {
    const turns = new FairQueue(1)
    const done: string[] = []
    const work = (name: string) => turns.run(name[0]!, async () => void done.push(await Promise.resolve(name)))
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(work))
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('run no more at once than they may, also after a failure', async () => {
    const turns = new FairQueue(2)
    let [running, most] = [0, 0]
    const work = async (n: number) => {
      most = Math.max(most, (running += 1))
      await new Promise(setImmediate)
      running -= 1
      if (n % 3 === 0) throw new Error('failed')
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => turns.run('key', () => work(n))))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7)
    expect(most).toBe(2)
  })
})
