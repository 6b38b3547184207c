import { reportAccessTexts } from '@clarity/contracts/report-access'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReportAccess } from '../../report-access'
import { aReport } from '../../test-data/a-report'
import * as network from '../../test-data/network'
import { pollDelayMs } from './wait-for-next-poll'

vi.mock('../../load-opened-report', async () => {
  const part = await import('../../opened-report')
  return { loadOpenedReport: () => Promise.resolve(part.OpenedReport) }
})

const call = 'POST /api/report/r1'
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

async function startPreparing(...later: (() => Promise<Response>)[]) {
  network.answer(call, network.preparing(2), ...later)
  const page = render(<ReportAccess report={{ kind: 'report', id: 'r1' }} />)
  fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'maya@example.com' } })
  fireEvent.submit(document.querySelector('form')!)
  await wait(0)
  return page
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
function turn(toHidden: boolean) {
  hidden = toHidden
  document.dispatchEvent(new Event('visibilitychange'))
  return wait(0)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('a report that is being written says so and opens automatically', async () => {
  await startPreparing(network.preparing(2), network.opened(aReport()))
  expect(heading()).toBe('Preparing Report...')
  expect(screen.getByText('If this takes too long, please check the URL or try again.')).toBeTruthy()
  expect(document.getElementById('live')!.textContent).toContain('Preparing Report...')
  await wait(2000)
  expect(heading()).toBe('Preparing Report...')
  await wait(2500)
  expect(heading()).toBe('A late delivery')
})

test('it polls no earlier than the server said', async () => {
  await startPreparing(network.opened(aReport()))
  await wait(1999)
  expect(network.sent).toHaveLength(1)
  await wait(1)
  expect(network.sent).toHaveLength(2)
})

test('a hidden tab does not poll, and polls at once when it is visible again', async () => {
  await startPreparing(network.opened(aReport()))
  await turn(true)
  await wait(60_000)
  expect(network.sent).toHaveLength(1)
  await turn(false)
  expect(heading()).toBe('A late delivery')
})

test('a connection lost on the way does not end the wait', async () => {
  await startPreparing(network.offline, network.offline, network.opened(aReport()))
  await wait(20_000)
  expect(heading()).toBe('A late delivery')
})

test('a connection that stays lost ends it', async () => {
  await startPreparing(network.offline, network.offline, network.offline, network.offline)
  await wait(60_000)
  expect(screen.getByText(reportAccessTexts.unexpected)).toBeTruthy()
})

test("a report that could not be written ends the wait with the server's sentence", async () => {
  await startPreparing(network.refused(503, 'This report could not be written yet.'))
  await wait(2000)
  expect(screen.getByText('This report could not be written yet.')).toBeTruthy()
  expect(network.loggedErrors()).toHaveLength(1)
})

test('leaving the page ends the asking', async () => {
  const page = await startPreparing()
  page.unmount()
  await wait(60_000)
  expect(network.sent).toHaveLength(1)
})

test('the wait keeps within 2 and 30 seconds and grows', () => {
  expect([
    pollDelayMs(0, 0),
    pollDelayMs(NaN, 0),
    pollDelayMs(5, 0),
    pollDelayMs(5, 1),
    pollDelayMs(600, 0),
    pollDelayMs(2, 99),
  ]).toEqual([2000, 2000, 5000, 6250, 30_000, 30_000])
})
