import { expect, test, vi } from 'vitest'
import { Conversation, type WidgetTalk } from './widget-client'

const talk = () =>
  ({ openSession: vi.fn(), onConnected: vi.fn(), onOver: vi.fn(), onUnable: vi.fn() }) satisfies WidgetTalk

const withMicrophone = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { mediaDevices: { getUserMedia } }))

test('without the microphone no conversation is started that the widget could not continue', async () => {
  const denied = new DOMException('Denied', 'NotAllowedError')
  withMicrophone(() => Promise.reject(denied))
  const own = talk()
  await expect(Conversation.startSession({ talk: own })).rejects.toBe(denied)
  expect(own.onUnable).toHaveBeenCalledExactlyOnceWith(denied)
  expect(own.openSession).not.toHaveBeenCalled()
})

test('a refused session closes the widget, and the microphone is released', async () => {
  const stop = vi.fn()
  withMicrophone(() => Promise.resolve({ getTracks: () => [{ stop }] }))
  const own = talk()
  const refusal = new Error('There is nothing to talk about yet')
  own.openSession.mockRejectedValue(refusal)
  await expect(Conversation.startSession({ talk: own })).rejects.toBe(refusal)
  expect(own.onUnable).toHaveBeenCalledExactlyOnceWith(refusal)
  expect([stop.mock.calls.length, own.onConnected.mock.calls.length]).toEqual([1, 0])
})
