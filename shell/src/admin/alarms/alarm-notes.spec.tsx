import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Alarm } from '@clarity/contracts/alarm'
import type { Sending } from '@clarity/contracts/sending'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AlarmNotes } from './alarm-notes'

const alarms = 'GET /api/admin/alarms'
const sending = 'GET /api/admin/sending'
const set = 'PUT /api/admin/sending'
const at = '2026-11-20T12:00:00.000Z'
const guessed: Alarm = { kind: 'short_codes_guessed', sources: 3, first_at: at, last_at: at }
const budget: Alarm = { kind: 'strangers_budget', sources: 1, first_at: at, last_at: at }
const on: Sending = { strangers: 'on', strangers_used: 501, strangers_budget: 500 }
const off: Sending = { ...on, strangers: 'off' }

it('says that short links are guessed, and when', async () => {
  answer(alarms, json(200, [guessed]))
  answer(sending, json(200, on))
  showPage(<AlarmNotes />)
  await screen.findByRole('note', { name: 'Possible link guessing from 3 networks' })
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

it('is left out if the lists cannot be fetched', async () => {
  answer(alarms, offline)
  answer(sending, offline)
  showPage(<AlarmNotes />)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.queryByRole('note')).toBeNull()
})
