import { describe, expect, it } from 'vitest'
import { endLease, step, work, type EffectStage } from './effect-stage.js'
import { describeRetriesAndPermissions } from './retries-and-permissions-suite.js'

/** The guarantees of every exactly-once effect. `current` returns the stage of the running test. */
export function describeExactlyOnce(current: () => EffectStage): void {
  const rowOf = (id: string) => current().handler.repository.find(id)
  const stateOf = async (id: string) => (await rowOf(id))?.state

  describe('exactly once', () => {
    it('performs what is queued', async () => {
      const id = await current().create()
      await work(current(), id)
      const row = { state: current().doneState, attempt: 1, providerId: `provider's ${id}`, error: null }
      expect(await rowOf(id)).toMatchObject(row)
      expect(current().provider.performed).toEqual([id])
    })

    it('does nothing more for what is done', async () => {
      const id = await current().create()
      await work(current(), id)
      await work(current(), id)
      expect(current().provider.performed).toEqual([id])
    })

    it('lets one of two workers claim it', async () => {
      const id = await current().create()
      await Promise.all([step(current(), id), step(current(), id)])
      expect(current().provider.performed).toEqual([id])
    })

    it('does not repeat what the provider rejected', async () => {
      const { provider, create } = current()
      provider.answers = ['rejected']
      const id = await create()
      await work(current(), id)
      expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'no such number' })
    })
  })

  describe('an unknown outcome', () => {
    it('is reconciled before a retry could repeat the effect', async () => {
      const { provider, jobs, handler, create, doneState } = current()
      provider.answers = ['done-then-broken']
      const id = await create()
      await step(current(), id)
      expect(await rowOf(id)).toMatchObject({ state: 'unknown', error: 'time-out' })
      expect(jobs.delaysOf(handler.job.name)).toEqual([handler.reconcileAfterSecs])
      await work(current(), id)
      expect(await stateOf(id)).toBe(doneState)
      expect(provider.performed).toEqual([id])
    })

    it('leads to a retry if the provider does not know the effect', async () => {
      const { provider, create, doneState } = current()
      provider.answers = ['broken']
      const id = await create()
      await work(current(), id)
      expect(await rowOf(id)).toMatchObject({ state: doneState, attempt: 2 })
      expect(provider.performed).toEqual([id])
    })

    it('fails when three attempts are exhausted', async () => {
      const { provider, create } = current()
      provider.answers = ['broken', 'broken', 'broken']
      const id = await create()
      await work(current(), id)
      expect(await rowOf(id)).toMatchObject({ state: 'failed', attempt: 3, error: 'the provider does not know it' })
      expect(provider.performed).toEqual([])
    })

    it('stays unknown while the provider cannot be asked', async () => {
      const { provider, create } = current()
      provider.answers = ['done-then-broken']
      provider.isDown = true
      const id = await create()
      await step(current(), id)
      await expect(step(current(), id)).rejects.toThrow('down')
      expect(await stateOf(id)).toBe('unknown')
    })

    it('gets another job when its job has exhausted its tries, until it is known', async () => {
      const { provider, handler, jobs, create } = current()
      provider.answers = ['done-then-broken']
      const id = await create()
      await step(current(), id)
      jobs.queued.length = 0
      await handler.onExhausted!(handler.payload(id))
      expect(jobs.queued).toEqual([{ job: handler.job.name, payload: handler.payload(id), delaySecs: 60 }])
      await work(current(), id)
      jobs.queued.length = 0
      await handler.onExhausted!(handler.payload(id))
      expect(jobs.queued).toEqual([])
    })
  })

  describe('a lease', () => {
    it('keeps other workers away until it ends; then the outcome is reconciled', async () => {
      const { provider, handler, jobs, create, doneState } = current()
      const id = await create()
      await handler.repository.claim(id)
      provider.performed.push(id)
      await step(current(), id)
      expect(await stateOf(id)).toBe(handler.repository.table.claimedState)
      expect(jobs.delaysOf(handler.job.name)).toEqual([15])
      await endLease(current(), id)
      await work(current(), id)
      expect(await stateOf(id)).toBe(doneState)
      expect(provider.performed).toEqual([id])
    })

    it.each([
      ['knows of the effect', true, false],
      ['does not know it, and performs it now', false, false],
      ['cannot be asked at first', true, true],
    ])('of a worker that was killed leads to one effect: the provider %s', async (_, isPerformed, isDown) => {
      const { provider, handler, create, doneState } = current()
      const id = await create()
      await handler.repository.claim(id)
      await endLease(current(), id)
      if (isPerformed) provider.performed.push(id)
      provider.isDown = isDown
      const working = work(current(), id)
      await (isDown ? expect(working).rejects.toThrow('down') : working)
      expect(await rowOf(id)).toMatchObject(
        isDown ? { state: 'unknown', error: handler.texts.workerLost } : { state: doneState },
      )
      provider.isDown = false
      await work(current(), id)
      expect(await stateOf(id)).toBe(doneState)
      expect(provider.performed).toEqual([id])
    })
  })

  describeRetriesAndPermissions(current)
}
