import { directAccessEmail } from '@clarity/contracts/report-access'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadOpenedReport, type OpenedReport } from './load-opened-report'
import { OpenedReport as RealOpenedReport } from './opened-report'
import { aReport } from './test-data/a-report'
import * as network from './test-data/network'
import { combined, enter, heading, remember, show, single } from './test-data/one-access'
import { gateTexts, waitTexts } from './texts'

vi.mock('./load-opened-report', () => ({ loadOpenedReport: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadOpenedReport).mockResolvedValue(RealOpenedReport)
  history.replaceState(null, '', '/report/r1')
})

test('a granted single report opens, takes the focus, and is remembered with its email', async () => {
  network.answer(single, network.opened(aReport()))
  show()
  enter('maya@example.com')
  expect(await heading('A late delivery')).toBe(document.activeElement)
  expect(document.title).toBe('A late delivery')
  expect(localStorage.getItem('report:r1:email')).toBe('maya@example.com')
})

test('a granted combined report opens', async () => {
  network.answer(combined, network.openedCombined('## Themes'))
  show('combined-report')
  enter('maya@example.com')
  await heading('Combined Analysis Report')
  expect(localStorage.getItem('combined-report:r1:access')).toBe('true')
})

test('a spinner shows while the part that draws reports is still on its way', async () => {
  let arrive: (part: OpenedReport) => void
  vi.mocked(loadOpenedReport).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  network.answer(single, network.opened(aReport()))
  show()
  enter('maya@example.com')
  expect(await screen.findByText(waitTexts.loading, { selector: 'main *' })).toBeTruthy()
  expect(document.getElementById('live')!.textContent).toBe(waitTexts.loading)
  arrive!(RealOpenedReport)
  await heading('A late delivery')
})

test('a remembered reader never sees the gate', async () => {
  remember()
  network.answer(single, network.opened(aReport()))
  show()
  expect(document.querySelector('form')).toBeNull()
  await heading('A late delivery')
  expect(network.sent[0]!.body).toEqual({ email: 'kept@example.com' })
})

test('another report remembers nothing of this one', () => {
  remember('combined-report')
  show('report')
  expect(screen.getByRole('heading', { name: gateTexts.title })).toBeTruthy()
})

test('the gate works even if storage throws', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  network.answer(single, network.opened(aReport()))
  show()
  enter('maya@example.com')
  await heading('A late delivery')
})

test('skip_email=1 asks with the direct-access email and does not remember it', async () => {
  history.replaceState(null, '', '/report/r1?skip_email=1')
  network.answer(single, network.opened(aReport()))
  show()
  expect(document.querySelector('form')).toBeNull()
  await heading('A late delivery')
  expect(network.sent).toEqual([{ call: single, body: { email: directAccessEmail } }])
  expect(localStorage.length).toBe(0)
})

test('a refused direct access shows the empty gate and logs nothing', async () => {
  history.replaceState(null, '', '/report/r1?skip_email=1')
  network.answer(single, network.refused(403, 'Please enter your own email address to read this report.'))
  show()
  await heading(gateTexts.title)
  expect(screen.getByLabelText<HTMLInputElement>(gateTexts.label).value).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(network.loggedErrors()).toEqual([])
})

test('a remembered email has priority over the direct-access email', async () => {
  remember()
  history.replaceState(null, '', '/report/r1?skip_email=1')
  network.answer(single, network.opened(aReport()))
  show()
  await heading('A late delivery')
  expect(network.sent[0]!.body).toEqual({ email: 'kept@example.com' })
})
