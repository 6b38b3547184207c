import type { CodeWanted } from '@clarity/contracts/reader-code'
import { automaticHeader } from '@clarity/contracts/report-access'
import { expectAccessible } from '@clarity/test-kit/accessibility'
import { json } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadOpenedReport } from './load-opened-report'
import { OpenedReport as RealOpenedReport } from './opened-report'
import { aReport } from './test-data/a-report'
import * as network from './test-data/network'
import { enter, heading, press, remember, show, single } from './test-data/one-access'
import { codeTexts, gateTexts } from './texts'

vi.mock('./load-opened-report', () => ({ loadOpenedReport: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadOpenedReport).mockResolvedValue(RealOpenedReport)
  history.replaceState(null, '', '/report/r1')
})

const wanted = (message: string, verify: CodeWanted['verify'] = { to: '•••23' }) =>
  json<CodeWanted>(403, { error: message, message, verify })
const bodies = () => network.sent.map(({ body }) => body)
const field = () => screen.findByLabelText<HTMLInputElement>(codeTexts.label)

async function type(code: string) {
  fireEvent.change(await field(), { target: { value: code } })
  fireEvent.submit(document.querySelector('form')!)
}

test('the code of the text message opens the report, and nothing is posted as an error', async () => {
  network.answer(single, wanted('Please enter the code.'), network.opened(aReport()))
  const { container } = show()
  enter('maya@example.com')
  const input = await field()
  await waitFor(() => expect(input).toBe(document.activeElement))
  expect(await heading(codeTexts.title)).toBeTruthy()
  expect(screen.getByText('Please enter the code.')).toBeTruthy()
  expect((await field()).autocomplete).toBe('one-time-code')
  expect((await field()).inputMode).toBe('numeric')
  await expectAccessible(container)
  await type(' 123 456 ')
  await heading('A late delivery')
  expect(bodies()).toEqual([{ email: 'maya@example.com' }, { email: 'maya@example.com', code: '123456' }])
  expect(localStorage.getItem('report:r1:email')).toBe('maya@example.com')
})

test('a wrong code is said at its field', async () => {
  network.answer(single, wanted('Please enter the code.'), wanted('This code is not right.'))
  const { container } = show()
  enter('maya@example.com')
  await type('123456')
  expect(await screen.findByText('This code is not right.')).toBe(screen.getByRole('alert'))
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(container)
  expect(network.loggedErrors()).toEqual([])
})

test.each(['', '12345', 'abcdef'])('the code %j is not sent', async (code) => {
  network.answer(single, wanted('Please enter the code.'))
  show()
  enter('maya@example.com')
  await type(code)
  expect(screen.getByRole('alert').textContent).toBe(codeTexts.incomplete)
  expect(network.sent).toHaveLength(1)
})

test('a remembered reader asks for the code by a button', async () => {
  remember()
  const fetched = vi.spyOn(globalThis, 'fetch')
  network.answer(single, wanted('A code is needed.'), wanted('Please enter the code.'))
  const { container } = show()
  expect(await screen.findByText('A code is needed.')).toBeTruthy()
  expect(screen.queryByLabelText(codeTexts.label)).toBeNull()
  await expectAccessible(container)
  press(codeTexts.send('•••23'))
  await field()
  expect(bodies()).toEqual([{ email: 'kept@example.com' }, { email: 'kept@example.com' }])
  const automatic = fetched.mock.calls.map(([, request]) => new Headers(request!.headers).has(automaticHeader))
  expect(automatic).toEqual([true, false])
})

test('another code, and one for the other phone, are asked for by buttons', async () => {
  const both = { to: '•••23', other: { to: '•••45', codeTo: 'manager' as const } }
  network.answer(
    single,
    wanted('Texted to 23.', both),
    wanted('Texted to 23.', both),
    wanted('Texted to 45.'),
    network.never,
  )
  show()
  enter('maya@example.com')
  await field()
  press(codeTexts.again)
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: codeTexts.again }).disabled).toBe(false),
  )
  press(codeTexts.send('•••45'))
  await screen.findByText('Texted to 45.')
  await type('123456')
  expect(bodies().slice(1)).toEqual([
    { email: 'maya@example.com' },
    { email: 'maya@example.com', codeTo: 'manager' },
    { email: 'maya@example.com', codeTo: 'manager', code: '123456' },
  ])
})

test('the code step leads back to the gate', async () => {
  network.answer(single, wanted('Please enter the code.'))
  show()
  enter('maya@example.com')
  await field()
  press(codeTexts.otherEmail)
  expect(screen.getByLabelText<HTMLInputElement>(gateTexts.label).value).toBe('maya@example.com')
})
