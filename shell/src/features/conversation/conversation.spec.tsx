import { agentClose } from '@clarity/contracts/agent-protocol'
import { demoSessionTexts } from '@clarity/contracts/demo-session'
import * as network from '@clarity/test-kit/network'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { connections, demoPage, newest, session } from './test-data/agent-server'
import {
  askPage,
  askSession,
  begin,
  captions,
  field,
  press,
  server,
  show,
  status,
  type,
} from './test-data/one-conversation'
import { pass } from './test-data/passing-time'
import { noticeTexts, overTexts, talkTexts } from './texts'

const microphone = (state: PermissionState) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en-US'],
    permissions: { query: () => Promise.resolve({ state }) },
  })

test('the notice comes first, and no request is sent', async () => {
  show()
  await pass()
  expect(screen.getByText(noticeTexts.lead)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start conversation' })).toBeTruthy()
  expect([network.sent, connections]).toEqual([[], []])
})

test('a tap connects to the address of the session and shows the first words', async () => {
  await begin()
  expect(newest().url).toBe('ws://localhost:3000/api/conversation?token=t')
  expect(captions()).toEqual(['Hello, who is there?'])
  expect(status()).toBe(talkTexts.unable)
})

test('input from before the connection is sent with it', async () => {
  network.answer(askSession, network.json(200, session()))
  show('call')
  await pass()
  type('It is Maya.')
  expect(field().value).toBe('')
  server((agent) => agent.accept())
  await pass()
  expect(newest().messages.map(({ text }) => text)).toEqual(['It is Maya.'])
})

test('the widget waits for its tap, the answered call does not', async () => {
  microphone('granted')
  show('widget').unmount()
  await pass()
  network.answer(askSession, network.json(200, session()))
  show('call')
  await pass()
  expect(network.sent).toHaveLength(1)
})

test('input is sent with Enter, shown at once, and shown once after it is stored', async () => {
  await begin()
  type('  It is Maya. ')
  expect(field().value).toBe('')
  expect(screen.getByText(talkTexts.pending)).toBeTruthy()
  expect(newest().messages.map(({ text }) => text)).toEqual(['It is Maya.'])
  server((agent) => agent.stores(2))
  server((agent) => agent.stores(2))
  server((agent) => agent.says('Good to hear you.', 3))
  server((agent) => agent.says('Good to hear you.', 3))
  expect(captions()).toEqual(['Hello, who is there?', 'It is Maya.', 'Good to hear you.'])
  expect(screen.queryByText(talkTexts.pending)).toBeNull()
})

test.each([{ shiftKey: true }, { isComposing: true }])('Enter with %o sends nothing', async (also) => {
  await begin()
  fireEvent.input(field(), { target: { value: 'It is' } })
  fireEvent.keyDown(field(), { key: 'Enter', ...also })
  expect(newest().messages).toEqual([])
})

test('pings are answered; unknown frames are ignored', async () => {
  await begin()
  server((agent) => agent.tell({ type: 'ping', ping_event: { event_id: 7 } }))
  server((agent) => agent.tellRaw('{"type":"vad_score"}'))
  server((agent) => agent.tellRaw('no JSON'))
  expect(newest().frames).toEqual([{ type: 'pong', event_id: 7 }])
  expect(status()).toBe(talkTexts.unable)
})

test('a lost connection is restored; only messages that were not stored are sent again', async () => {
  await begin()
  type('It is Maya.')
  type('Are you there?')
  const [first, second] = newest().messages
  server((agent) => agent.ends(1006))
  expect(status()).toBe(talkTexts.reconnecting)
  type('Hello?')
  const turns = [
    { role: 'agent' as const, message: 'Hello, who is there?', at: 0 },
    { role: 'user' as const, message: 'It is Maya.', at: 4, messageId: first!.message_id! },
  ]
  network.answer(askSession, network.json(200, session({ turns })))
  await pass(300)
  server((agent) => agent.accept())
  expect(newest().messages.map(({ text }) => text)).toEqual(['Are you there?', 'Hello?'])
  expect(newest().messages[0]).toEqual(second)
  expect(captions()).toEqual(['Hello, who is there?', 'It is Maya.', 'Are you there?', 'Hello?'])
  expect(status()).toBe(talkTexts.unable)
})

test('a silent connection is replaced by a new one', async () => {
  await begin()
  network.answer(askSession, network.json(200, session()))
  await pass(13_000)
  expect(newest()).toBe(connections[0])
  await pass(300)
  expect(connections).toHaveLength(2)
})

test('it tries again with growing pauses, and at once when the network is back', async () => {
  await begin()
  network.answer(askSession, network.offline, network.refused(503), network.refused(429), network.json(200, session()))
  fireEvent(window, new Event('offline'))
  await pass(300)
  await pass(600)
  await pass(1_200)
  expect(network.sent).toHaveLength(4)
  fireEvent(window, new Event('online'))
  await pass()
  server((agent) => agent.accept())
  expect(status()).toBe(talkTexts.unable)
})

test('if it cannot connect at first, it says so after three tries and offers a retry', async () => {
  network.answer(askSession, network.offline, network.offline, network.offline, network.json(200, session()))
  show()
  press('Start conversation')
  await pass()
  await pass(300)
  await pass(600)
  expect(screen.getByText(overTexts.failed)).toBeTruthy()
  press(overTexts.tryAgain)
  await pass()
  expect(status()).toBe(talkTexts.connecting)
})

test('a refusal is said in the words of the server', async () => {
  network.answer(askSession, network.refused(409, demoSessionTexts.expired))
  network.answer(askPage, network.json(200, demoPage({ state: 'expired' })))
  show()
  press('Start conversation')
  await pass()
  expect(screen.getByText(demoSessionTexts.expired)).toBeTruthy()
})

test('taken over by another window, it says so and can take the conversation back', async () => {
  await begin()
  server((agent) => agent.ends(agentClose.replaced))
  await pass(60_000)
  expect(screen.getByText(overTexts.replaced)).toBeTruthy()
  network.answer(askSession, network.json(200, session()))
  press(overTexts.takeOver)
  await pass()
  server((agent) => agent.accept())
  expect(status()).toBe(talkTexts.unable)
})

test('a session that is not good any more is replaced while the conversation is open', async () => {
  await begin()
  network.answer(askPage, network.json(200, demoPage({ state: 'in_conversation' })))
  network.answer(askSession, network.json(200, session()))
  server((agent) => agent.ends(agentClose.unknownSession))
  await pass(300)
  expect(connections).toHaveLength(2)
})

test('a session that has ended opens the report', async () => {
  await begin()
  const finished = network.json(200, demoPage({ state: 'finished', reportPath: '/abcde' }))
  network.answer(askPage, finished, finished)
  server((agent) => agent.ends(agentClose.unknownSession))
  await pass()
  expect(screen.getByRole('link', { name: overTexts.report }).getAttribute('href')).toBe('/abcde')
})

test('ended by the person: the agent is informed, and the link of the report comes by itself', async () => {
  await begin()
  network.answer(askPage, network.json(200, demoPage({ state: 'in_conversation' })), network.offline)
  network.answer(askPage, network.json(200, demoPage({ state: 'finished', reportPath: '/abcde' })))
  press(talkTexts.end)
  expect(newest().frames).toEqual([{ type: 'end_conversation' }])
  server((agent) => agent.ends())
  await pass()
  expect(screen.getByRole('heading', { name: overTexts.finished })).toBe(document.activeElement)
  expect(screen.getByText(overTexts.writing)).toBeTruthy()
  await pass(500)
  await pass(750)
  expect(screen.getByRole('link', { name: overTexts.report }).getAttribute('href')).toBe('/abcde')
  expect(captions()).toEqual(['Hello, who is there?'])
})

test('a session that has ended says that the link of its report was closed, and waits for none', async () => {
  await begin()
  const finished = network.json(200, demoPage({ state: 'finished', isReportClosed: true }))
  network.answer(askPage, finished, finished)
  server((agent) => agent.ends(agentClose.unknownSession))
  await pass()
  expect(screen.getByText(overTexts.closed)).toBeTruthy()
  expect(screen.queryByText(overTexts.writing)).toBeNull()
})

test('ended without a connection: the last messages are sent to the server first', async () => {
  await begin()
  server((agent) => agent.ends(1006))
  type('Goodbye.')
  network.answer(askPage, network.json(200, demoPage({ reportPath: '/abcde' })))
  network.answer(askSession, network.json(200, session()))
  press(talkTexts.end)
  await pass(300)
  server((agent) => agent.accept())
  expect(newest().frames.map(({ type }) => type)).toEqual(['user_message', 'end_conversation'])
})

test('ended by the agent it is finished, with its last words to read', async () => {
  await begin()
  network.answer(askPage, network.json(200, demoPage({ state: 'finished', reportPath: '/abcde' })))
  server((agent) => agent.says('Goodbye, Maya.', 2))
  server((agent) => agent.ends())
  await pass()
  expect(screen.getByText(overTexts.next)).toBeTruthy()
  expect(screen.queryByText(demoSessionTexts.finished)).toBeNull()
  expect(captions()).toEqual(['Hello, who is there?', 'Goodbye, Maya.'])
})

test('a page that is left closes its connection and sends no more requests', async () => {
  network.answer(askSession, network.json(200, session()))
  const { unmount } = show()
  press('Start conversation')
  await pass()
  unmount()
  await pass(60_000)
  expect(newest().closedByPage).toBe(true)
})
