import { describe, expect, it } from 'vitest'
import { expire, processReplies, reply, step, stop, work, type EffectStage } from './effect-stage.js'

/** When an effect is attempted: retries after a refusal, its deadline, and its permission. */
export function describeRetriesAndPermissions(current: () => EffectStage): void {
  const rowOf = (id: string) => current().handler.repository.find(id)
  const stateOf = async (id: string) => (await rowOf(id))?.state

  describe('a refusal', () => {
    it('is retried with a backoff that ends growing, and is never counted as an attempt', async () => {
      const { provider, handler, jobs, create, doneState } = current()
      const refusals = 14
      provider.answers = Array<'refused'>(refusals).fill('refused')
      const id = await create()
      for (let n = 0; n < refusals; n += 1) await step(current(), id)
      expect(jobs.delaysOf(handler.job.name)).toEqual(
        Array.from({ length: refusals }, (_, n) => Math.min(2 ** (n + 1), handler.maxBackoffSecs)),
      )
      expect(await rowOf(id)).toMatchObject({ state: 'queued', attempt: 0, refusals, error: 'come back later' })
      provider.answers = ['broken']
      await work(current(), id)
      expect(await rowOf(id)).toMatchObject({ state: doneState, attempt: 2, error: null })
      expect(provider.performed).toEqual([id])
    })
  })

  describe('a deadline', () => {
    it.each([
      ['was refused', ['refused'] as const, '; before: come back later'],
      ['the provider does not know', ['broken'] as const, '; before: the provider does not know it'],
      ['no worker claimed', [] as const, ''],
    ])('that has passed fails what %s', async (_, answers, before) => {
      const { provider, handler, create } = current()
      provider.answers = [...answers]
      const id = await create()
      while (provider.answers.length > 0) await step(current(), id)
      await expire(current(), id)
      await work(current(), id)
      expect(await rowOf(id)).toMatchObject({ state: 'failed', error: `${handler.texts.expired}${before}` })
      expect(provider.performed).toEqual([])
    })

    it('that has passed does not hide what was performed in time', async () => {
      const { provider, create, doneState } = current()
      provider.answers = ['done-then-broken']
      const id = await create()
      await step(current(), id)
      await expire(current(), id)
      await work(current(), id)
      expect(await stateOf(id)).toBe(doneState)
      expect(provider.performed).toEqual([id])
    })
  })

  describe('a permission', () => {
    it('is refused to a phone that has opted out', async () => {
      const { provider, create, cancelledState } = current()
      const id = await create()
      await stop(current(), id)
      await work(current(), id)
      expect(await stateOf(id)).toBe(cancelledState)
      expect(provider.performed).toEqual([])
    })

    it('is refused for the retry of an unknown outcome, too', async () => {
      const { provider, create, cancelledState } = current()
      provider.answers = ['broken']
      const id = await create()
      await step(current(), id)
      await stop(current(), id)
      await work(current(), id)
      expect(await stateOf(id)).toBe(cancelledState)
      expect(provider.performed).toEqual([])
    })

    it('waits for the replies of the phone, which may be a STOP', async () => {
      const { provider, handler, jobs, create, cancelledState, doneState } = current()
      const ids = [await create(), await create()]
      for (const id of ids) await reply(current(), id)
      for (const id of ids) await step(current(), id)
      expect(await rowOf(ids[0]!)).toMatchObject({ state: 'queued', attempt: 0 })
      expect(jobs.delaysOf(handler.job.name)).toEqual([1, 1])
      await processReplies(current())
      await stop(current(), ids[0]!)
      for (const id of ids) await work(current(), id)
      expect(await Promise.all(ids.map(stateOf))).toEqual([cancelledState, doneState])
      expect(provider.performed).toEqual(ids.slice(1))
    })

    it('does not wait longer than a minute for a reply that cannot be processed', async () => {
      const id = await current().create()
      await reply(current(), id, 120)
      await step(current(), id)
      expect(current().provider.performed).toEqual([id])
      await processReplies(current())
    })
  })
}
