import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Alarm } from '@clarity/contracts/alarm'
import type { Sending } from '@clarity/contracts/sending'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noSpending } from '../test-data/sending'
import { AlarmNotes } from './alarm-notes'

const alarms = 'GET /api/admin/alarms'
const sending = 'GET /api/admin/sending'
const set = 'PUT /api/admin/sending'
const at = '2026-11-20T12:00:00.000Z'
const guessed: Alarm = { kind: 'short_codes_guessed', sources: 3, first_at: at, last_at: at }
const budget: Alarm = { kind: 'strangers_budget', sources: 1, first_at: at, last_at: at }
const on: Sending = { ...noSpending, strangers_used: 501 }
const off: Sending = { ...on, strangers: 'off' }

it('says that short links are guessed, and when', async () => {
  answer(alarms, json(200, [guessed]))
  answer(sending, json(200, on))
  showPage(<AlarmNotes />)
  await screen.findByRole('note', { name: 'Possible link guessing from 3 networks' })
  expect(screen.getByRole('time').getAttribute('datetime')).toBe(at)
})

it('says what browsers blocked, and when', async () => {
  const blocked = ['report: script-src-elem inline', 'site: img-src another site']
  answer(alarms, json(200, [{ kind: 'page_blocked', sources: 2, blocked, first_at: at, last_at: at }]))
  answer(sending, json(200, on))
  showPage(<AlarmNotes />)
  const note = await screen.findByRole('note', { name: 'Browsers blocked a part of a page' })
  expect(note.textContent).toContain('report: script-src-elem inline; site: img-src another site.')
  expect(screen.getByRole('time').getAttribute('datetime')).toBe(at)
})

it('pauses requests of strangers, and resumes them', async () => {
  answer(alarms, json(200, [budget]))
  answer(sending, json(200, on), json(200, off), json(200, on))
  answer(set, json(200, off), json(200, on))
  showPage(<AlarmNotes />)
  fireEvent.click(await screen.findByRole('button', { name: 'Pause public requests' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Resume public requests' }))
  await screen.findByRole('button', { name: 'Pause public requests' })
  const bodies = sent.filter(({ call }) => call === set).map(({ body }) => body)
  expect(bodies).toEqual([{ strangers: 'off' }, { strangers: 'on' }])
})

it('says that the form is closed, regardless of the budget', async () => {
  answer(alarms, json(200, []))
  answer(sending, json(200, off), json(200, off))
  answer(set, refused(500, 'Not now.'))
  showPage(<AlarmNotes />)
  await screen.findByRole('note', { name: 'The form on the home page is closed' })
  fireEvent.click(screen.getByRole('button', { name: 'Resume public requests' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
})

it('says what waits for the budget, what is unusual, and where to look', async () => {
  answer(alarms, json(200, []))
  const waiting = { texts: 3, calls: 1, since: at }
  answer(sending, json(200, { ...on, spent_today: 12, waiting, unusual_day: { usual: 3 }, new_countries: ['GB'] }))
  showPage(<AlarmNotes />)
  expect((await screen.findByRole('note', { name: 'The monthly budget is used up' })).textContent).toContain(
    '3 texts and one call wait',
  )
  expect(screen.getByRole('note', { name: 'Today costs more than usual' }).textContent).toContain('$12.00 so far')
  expect(screen.getByRole('note', { name: 'Texts or calls to new countries' }).textContent).toContain('United Kingdom')
  expect(screen.getAllByRole('link', { name: 'View costs' })).toHaveLength(3)
})

it('is left out if the lists cannot be fetched', async () => {
  answer(alarms, offline)
  answer(sending, offline)
  showPage(<AlarmNotes />)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.queryByRole('note')).toBeNull()
})
