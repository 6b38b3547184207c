import { DemoRequestState } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { canTransition } from './demo-request.state.js'

const final: DemoRequestState[] = ['reported', 'expired']

describe('the life of a demo request', () => {
  it('lets a finished conversation complete every state that is neither final nor complete', () => {
    const open = DemoRequestState.options.filter((state) => !final.includes(state))
    const completable = open.filter((state) => canTransition(state, 'completed'))
    expect(open.filter((state) => !completable.includes(state))).toEqual([
      'awaiting_manager',
      'completed',
      'report_failed',
    ])
  })

  it.each(final)('allows no next state after %s', (state) => {
    expect(DemoRequestState.options.filter((to) => canTransition(state, to))).toEqual([])
  })

  it('allows an opted-out request only the state completed', () => {
    expect(DemoRequestState.options.filter((to) => canTransition('opted_out', to))).toEqual(['completed'])
  })

  it('never starts a call without a confirmation', () => {
    expect(DemoRequestState.options.filter((from) => canTransition(from, 'calling'))).toEqual(['confirmed'])
  })
})
