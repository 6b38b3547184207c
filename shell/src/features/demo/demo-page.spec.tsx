import { demoSessionTexts, type DemoPage as DemoPageData } from '@clarity/contracts/demo-session'
import * as network from '@clarity/test-kit/network'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoPage } from '../conversation/test-data/agent-server'
import { conversationLength } from '../../texts'
import { overTexts, talkTexts } from '../conversation/texts'
import DemoPage from './demo-page'
import { demoTexts } from './texts'

const ask = 'GET /api/demo/d1'
const show = () => render(<DemoPage requestId="d1" />)
const page = (change: Partial<DemoPageData>) => network.json(200, demoPage(change))

test('an open invitation names the scenario and the role, and waits', async () => {
  network.answer(ask, page({}))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'A late delivery' })).toBeTruthy()
  for (const text of ['Hello Maya Okafor', 'A customer waits for a parcel.', 'The customer'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: demoTexts.start })).toBeTruthy()
  await vi.waitFor(() => expect(document.title).toBe('A late delivery'))
  expect(network.sent.map(({ call }) => call)).toEqual([ask])
})

const microphone = (state: PermissionState) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en-US'],
    permissions: { query: () => Promise.resolve({ state }) },
  })

test('with the microphone allowed before, the conversation starts with the page', async () => {
  microphone('granted')
  network.answer(ask, page({}))
  network.answer('POST /api/demo/d1/session', network.never)
  show()
  expect(await screen.findByText(talkTexts.connecting)).toBeTruthy()
  expect(screen.queryByRole('button', { name: demoTexts.start })).toBeNull()
})

test.each(['prompt', 'denied'] as const)('with the microphone at %s, it waits for the tap', async (state) => {
  microphone(state)
  network.answer(ask, page({}))
  show()
  expect(await screen.findByRole('button', { name: demoTexts.start })).toBeTruthy()
  expect(network.sent.map(({ call }) => call)).toEqual([ask])
})

test('it says who invited and how long it takes', async () => {
  network.answer(ask, page({ scenarioIcon: '📦', invitedBy: 'Jonas Lind' }))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: '📦 A late delivery' })).toBeTruthy()
  expect(screen.getByText('Jonas Lind').parentElement!.textContent).toBe(
    `Invited by Jonas Lind · ${conversationLength}`,
  )
})

test('an open conversation can be continued', async () => {
  network.answer(ask, page({ state: 'in_conversation' }))
  show()
  expect(await screen.findByRole('button', { name: demoTexts.goOn })).toBeTruthy()
})

test('an open conversation that ends meanwhile opens its report', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const finished = page({ state: 'finished', reportPath: '/abcde' })
  network.answer(ask, page({ state: 'in_conversation' }), finished, finished)
  show()
  expect(await screen.findByRole('button', { name: demoTexts.goOn })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await screen.findByRole('link', { name: overTexts.report })).getAttribute('href')).toBe('/abcde')
  expect(screen.queryByRole('button', { name: demoTexts.goOn })).toBeNull()
})

test('a finished one shows the link of its report', async () => {
  network.answer(ask, page({ state: 'finished' }), page({ state: 'finished', reportPath: '/abcde' }))
  show()
  expect(await screen.findByRole('heading', { name: overTexts.finished })).toBeTruthy()
  expect((await screen.findByRole('link', { name: overTexts.report })).getAttribute('href')).toBe('/abcde')
})

test.each([
  ['expired', demoSessionTexts.expired],
  ['opted_out', demoSessionTexts.optedOut],
] as const)('%s is said, with a way on', async (state, sentence) => {
  network.answer(ask, page({ state }))
  show()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: demoTexts.home }).getAttribute('href')).toBe('/')
})

test.each([
  [network.refused(404, 'This link is not known.'), 'This link is not known.'],
  [network.refused(404), demoTexts.unknown],
])('an unknown invitation is said, with a way on', async (answer, sentence) => {
  network.answer(ask, answer)
  show()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: demoTexts.home })).toBeTruthy()
})

test('without the network it can be tried again', async () => {
  network.answer(ask, network.offline, page({}))
  show()
  fireEvent.click(await screen.findByRole('button', { name: demoTexts.tryAgain }))
  expect(await screen.findByRole('button', { name: demoTexts.start })).toBeTruthy()
})
