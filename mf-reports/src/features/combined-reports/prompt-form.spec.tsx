import {
  defaultCombinedReportPrompt,
  type CombinedReportRow,
  type GeneratedCombinedReport,
} from '@clarity/contracts/combined-report'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerReports, calls, people, press, showCombined, tick } from '../../test-data/combined-page'
import { aCombinedReport } from '../../test-data/rows'

const generated = (status: 201 | 202) => json<GeneratedCombinedReport>(status, { shortCode: 'Qr7sT' })
const newRow = (status: CombinedReportRow['status']) =>
  aCombinedReport({
    combined_report_id: 'k2',
    short_code: 'Qr7sT',
    status,
    generated_at: status === 'ready' ? '2026-11-21T12:00:00.000Z' : null,
  })
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })
const write = (value: string) => fireEvent.change(prompt(), { target: { value } })
const generate = () => press('Generate Combined Report')
const problem = async () => (await screen.findByRole('alert')).textContent

it('starts with a prompt for the five sections, and can be reset to it', async () => {
  await showCombined(people(1))
  expect(prompt().value).toBe(defaultCombinedReportPrompt)
  write('What went well?')
  press('Reset to Default')
  expect(prompt().value).toBe(defaultCombinedReportPrompt)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset to Default' }).disabled).toBe(true)
})

it('generates from the selection, shows the short code, clears the selection and reloads the list', async () => {
  await showCombined(people(3))
  answer(calls.generate, generated(201))
  answerReports(newRow('ready'))
  tick(3)
  tick(1)
  write('  What went well?  ')
  generate()
  await screen.findByText(/Combined report generated successfully!/)
  expect(sent.find(({ call }) => call === calls.generate)!.body).toEqual({
    conversationIds: ['c3', 'c1'],
    prompt: 'What went well?',
  })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Qr7sT' })
  expect([link.getAttribute('href'), link.target]).toEqual(['/Qr7sT', '_blank'])
  screen.getByText('0 of 3 selected')
  await screen.findByText('k2')
})

it("shows 'Generating...' and cannot be pressed again meanwhile", async () => {
  let resolve!: (response: Response) => void
  const promise = new Promise<Response>((settle) => (resolve = settle))
  await showCombined(people(1))
  answer(calls.generate, () => promise)
  answerReports()
  tick(1)
  generate()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Generating...' })
  expect(button.disabled).toBe(true)
  resolve(await generated(201)())
  await screen.findByText(/generated successfully/)
})

it('says that a report is being prepared, watches it, and stops when it is there', async () => {
  await showCombined(people(1))
  // Only these timers are faked: React's scheduler keeps the real ones.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  answer(calls.generate, generated(202))
  answerReports(newRow('preparing'))
  tick(1)
  generate()
  await screen.findByText(/Your combined report is being prepared/)
  expect(screen.getByRole('link', { name: 'Qr7sT' }).getAttribute('href')).toBe('/Qr7sT')
  await screen.findByText('Preparing...')
  screen.getByText('0 of 1 selected')
  answerReports(newRow('preparing'))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  answerReports(newRow('ready'))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText(/Combined report generated successfully!/)
  expect(screen.queryByText('Preparing...')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(sent.filter(({ call }) => call === calls.reports)).toHaveLength(4)
})

it('shows an error if a report in preparation fails', async () => {
  await showCombined(people(1))
  answer(calls.generate, generated(202))
  answerReports(newRow('failed'))
  tick(1)
  generate()
  expect(await problem()).toBe('Failed to generate combined report')
})

it.each([
  ['no conversation is selected', 1, () => generate(), 'Please select at least one conversation'],
  [
    'the prompt is blank',
    1,
    () => {
      tick(1)
      write(' \n ')
      generate()
    },
    'Please enter a prompt',
  ],
  [
    'more conversations are selected than it can take',
    51,
    () => {
      press('Select All')
      generate()
    },
    'Please select at most 50 conversations',
  ],
])('sends no request if %s', async (_, count, ask, sentence) => {
  await showCombined(people(count))
  ask()
  expect(await problem()).toBe(sentence)
  expect(sent.some(({ call }) => call === calls.generate)).toBe(false)
})

it.each([
  ["the server's own sentence", refused(400, 'One of them is gone.'), 'One of them is gone.'],
  ['a sentence of its own if the server gives none', refused(502), 'Failed to generate combined report'],
  ['a sentence of its own if there is no answer', offline, 'Failed to generate combined report'],
])('shows %s, and keeps the selection and the prompt', async (_, failure, sentence) => {
  await showCombined(people(2))
  answer(calls.generate, failure)
  answerReports()
  tick(1)
  write('What went well?')
  generate()
  expect(await problem()).toBe(sentence)
  screen.getByText('1 of 2 selected')
  expect(prompt().value).toBe('What went well?')
})

it('asks before an unused prompt is lost', async () => {
  const { router } = await showCombined(people(1))
  write('What went well?')
  await act(() => router.navigate('/elsewhere'))
  await screen.findByText('Leave without saving?')
  fireEvent.click(screen.getByText('Leave'))
  await screen.findByText('Elsewhere')
})

it('lets go of a prompt that was used', async () => {
  const { router } = await showCombined(people(1))
  answer(calls.generate, generated(201))
  answerReports()
  write('What went well?')
  tick(1)
  generate()
  await screen.findByText(/generated successfully/)
  await act(() => router.navigate('/elsewhere'))
  await screen.findByText('Elsewhere')
})
