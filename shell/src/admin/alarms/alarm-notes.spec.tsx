import { answer, json, offline, sent } from '@clarity/admin-kit/test-kit/network'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Alarm } from '@clarity/contracts/alarm'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AlarmNotes } from './alarm-notes'

const list = 'GET /api/admin/alarms'
const at = '2026-11-20T12:00:00.000Z'
const guessed: Alarm = { kind: 'short_codes_guessed', sources: 3, first_at: at, last_at: at }

it('says what happened and when', async () => {
  answer(list, json(200, [guessed]))
  showPage(<AlarmNotes />)
  await screen.findByRole('note')
  screen.getByText('Unknown short links were tried from 3 networks')
  screen.getByText(/now see a Continue page first/)
  expect(screen.getByRole('time').getAttribute('datetime')).toBe(at)
})

it('is left out if the list cannot be had', async () => {
  answer(list, offline)
  showPage(<AlarmNotes />)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('note')).toBeNull()
})
