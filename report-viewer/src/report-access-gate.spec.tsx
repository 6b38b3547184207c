import { reportAccessTexts as sentences } from '@clarity/contracts/report-access'
import { emailTexts } from '@clarity/contracts/email'
import { expectAccessible } from '@clarity/test-kit/accessibility'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadOpenedReport } from './load-opened-report'
import { OpenedReport as RealOpenedReport } from './opened-report'
import { aReport } from './test-data/a-report'
import * as network from './test-data/network'
import { enter, show, single } from './test-data/one-access'
import { gateTexts } from './texts'

vi.mock('./load-opened-report', () => ({ loadOpenedReport: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadOpenedReport).mockResolvedValue(RealOpenedReport)
  history.replaceState(null, '', '/report/r1')
})

test('the gate states its purpose and asks for an email', async () => {
  const { container } = show()
  expect(document.title).toBe('Access Your Report')
  expect(screen.getByText('Please provide your email to get access to your report')).toBeTruthy()
  expect(screen.getByPlaceholderText('Enter your email')).toBe(screen.getByLabelText('Email Address'))
  expect(screen.getByRole('button', { name: 'Access Report' })).toBeTruthy()
  await expectAccessible(container)
})

test.each([
  ['', emailTexts.empty],
  ['   ', emailTexts.empty],
  ['maya', emailTexts.invalid],
  ['maya@example', emailTexts.invalid],
  ['ma ya@example.com', emailTexts.invalid],
])('the email %j is answered with %j and sends nothing', async (email, sentence) => {
  const { container } = show()
  enter(email)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(document.activeElement).toBe(screen.getByLabelText(gateTexts.label))
  expect(network.sent).toEqual([])
  await expectAccessible(container)
})

test('the gate is busy during its request, trims the email and sends one request', () => {
  network.answer(single, network.never)
  show()
  enter('  maya@example.com ')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Accessing...' })
  expect(button.disabled).toBe(true)
  expect(network.sent).toEqual([{ call: single, body: { email: 'maya@example.com' } }])
})

test.each([
  ['its sentence', 'This address is not taken.', 'This address is not taken.'],
  ['the general one', undefined, sentences.submitFailed],
])('an email that the server refuses returns to the gate with %s', async (_, said, shown) => {
  network.answer(single, network.refused(400, said))
  show()
  enter('maya@example.com')
  expect(await screen.findByText(shown)).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('button', { name: 'Access Report' })).toBeTruthy()
  expect(network.loggedErrors()).toEqual([])
})

test('a submit that breaks in itself is answered at the gate', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => ({}) as AbortSignal)
  vi.mocked(loadOpenedReport).mockImplementation(() => {
    throw new Error('broken')
  })
  network.answer(single, network.opened(aReport()))
  show()
  enter('maya@example.com')
  expect(await screen.findByText('An error occurred. Please try again.')).toBe(screen.getByRole('alert'))
})
