import { expect, it } from 'vitest'
import { readTrace, withTrace } from './job-trace.js'

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('stores a payload unchanged if no trace is recorded', () => {
  const payload = { messageId: 'm1' }
  expect(withTrace(payload, undefined)).toBe(payload)
  expect(readTrace(payload)).toEqual({ payload, parent: undefined })
})

it('gives the handler back what was queued', () => {
  const stored = withTrace({ messageId: 'm1' }, traceparent)
  expect(readTrace(stored)).toEqual({ payload: { messageId: 'm1' }, parent: traceparent })
})
