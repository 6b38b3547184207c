import { reportAccessTexts as sentences } from '@clarity/contracts/report-access'
import { expectAccessible } from '@clarity/test-kit/accessibility'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadOpenedReport } from './load-opened-report'
import { OpenedReport as RealOpenedReport } from './opened-report'
import type { ReportKind } from './report-path'
import { aReport } from './test-data/a-report'
import * as network from './test-data/network'
import { combined, enter, heading, press, remember, show, single } from './test-data/one-access'
import { failureTexts, gateTexts } from './texts'

vi.mock('./load-opened-report', () => ({ loadOpenedReport: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadOpenedReport).mockResolvedValue(RealOpenedReport)
  history.replaceState(null, '', '/report/r1')
})

test.each<[ReportKind, string, () => Promise<Response>, string]>([
  ['report', 'an unknown report', network.refused(404, 'No such report'), sentences.notFound],
  ['combined-report', 'an unknown report', network.refused(404), sentences.combinedNotFound],
  ['report', 'a refusal with a sentence', network.refused(429, 'Too many attempts.'), 'Too many attempts.'],
  ['report', 'a refusal without a sentence', network.refused(500), sentences.failed],
  ['combined-report', 'a refusal with a sentence', network.refused(503, 'Resting.'), 'Resting.'],
  ['combined-report', 'a refusal without a sentence', network.refused(500), sentences.combinedFailed],
  ['report', 'a lost connection', network.offline, sentences.unexpected],
  ['combined-report', 'a lost connection', network.offline, sentences.unexpected],
  ['report', 'no content', network.openedRaw({}), sentences.invalid],
  ['report', 'content that is no string', network.openedRaw({ content: aReport() }), sentences.invalid],
  ['report', 'content that is no JSON', network.openedRaw({ content: '{' }), sentences.invalid],
  ['report', 'content of another shape', network.openedRaw({ content: '{"id":"r1"}' }), sentences.invalid],
  ['report', 'a body that is no JSON', () => Promise.resolve(new Response('<html>')), sentences.invalid],
  ['combined-report', 'no content', network.openedRaw({}), sentences.combinedInvalid],
  ['combined-report', 'empty content', network.openedCombined(''), sentences.combinedInvalid],
  ['combined-report', 'content that is no string', network.openedRaw({ content: 7 }), sentences.combinedInvalid],
])('%s: %s ends in the card and is logged', async (kind, _, answer, sentence) => {
  network.answer(kind === 'report' ? single : combined, answer)
  const { container } = show(kind)
  enter('maya@example.com')
  expect(await heading('Report Not Ready')).toBe(document.activeElement)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(network.loggedErrors()).toEqual([{ email: 'maya@example.com', hasError: true, errorMessage: sentence }])
  await expectAccessible(container)
})

test('what reached the page but cannot be drawn is said, and logged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(loadOpenedReport).mockResolvedValue(() => {
    throw new Error('cannot draw')
  })
  network.answer(single, network.opened(aReport()))
  show()
  enter('maya@example.com')
  expect(await screen.findByText('Report data is not in the expected format.')).toBeTruthy()
  expect(network.loggedErrors()).toHaveLength(1)
})

test('when the part that draws reports does not arrive, the card says what to do', async () => {
  vi.mocked(loadOpenedReport).mockRejectedValue(new Error('lost'))
  network.answer(single, network.opened(aReport()))
  show()
  enter('maya@example.com')
  expect(await screen.findByText(failureTexts.codeFailed)).toBeTruthy()
  expect(screen.getByRole('button', { name: failureTexts.tryAgain })).toBeTruthy()
})

test('the card tries again with the same email', async () => {
  network.answer(single, network.refused(500), network.opened(aReport()))
  show()
  enter('maya@example.com')
  await heading('Report Not Ready')
  press(failureTexts.tryAgain)
  await heading('A late delivery')
  expect(network.sent.at(-1)!.body).toEqual({ email: 'maya@example.com' })
})

test('the card returns to the gate, filled in and focused', async () => {
  network.answer(single, network.refused(500))
  show()
  enter('maya@example.com')
  await heading('Report Not Ready')
  press(failureTexts.otherEmail)
  const field = screen.getByLabelText<HTMLInputElement>(gateTexts.label)
  expect([field.value, document.activeElement]).toEqual(['maya@example.com', field])
})

test('a report that is not there says what may help, and leads on; another refusal does not', async () => {
  network.answer(single, network.refused(404), network.refused(500))
  show()
  enter('maya@example.com')
  expect(await screen.findByText(sentences.deadLinkHint)).toBeTruthy()
  expect(screen.getByRole('link', { name: failureTexts.home }).getAttribute('href')).toBe('/')
  press(failureTexts.tryAgain)
  await screen.findByText(sentences.failed)
  expect(screen.queryByText(sentences.deadLinkHint)).toBeNull()
})

test('a remembered access to a deleted report is forgotten', async () => {
  remember()
  network.answer(single, network.refused(404))
  show()
  await heading('Report Not Ready')
  expect(localStorage.length).toBe(0)
})
