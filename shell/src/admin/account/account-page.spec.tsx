import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { AccountSession } from '@clarity/contracts/account'
import type { Passkey } from '@clarity/contracts/passkey'
import { answer, answerEvery, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import AccountPage from './account-page'

const path = '/api/admin/account'
const at = '2026-11-20T12:00:00.000Z'
const here: AccountSession = {
  id: 'a',
  device: 'Firefox on Windows',
  location: null,
  signed_in_at: at,
  used_at: at,
  is_current: true,
  is_new: false,
}

interface Shown {
  readonly isOn?: boolean
  readonly sessions?: AccountSession[]
  readonly passkeys?: Passkey[]
}

function show({ isOn = false, sessions = [here], passkeys = [] }: Shown = {}) {
  answer('GET /api/auth/me', json(200, { email: 'ada@example.com' }))
  answerEvery(({ call }) => call === `GET ${path}/sessions`, json(200, sessions))
  answer(`GET ${path}/totp`, json(200, { is_on: isOn, recovery_codes_left: isOn ? 1 : 0 }))
  answer(`GET ${path}/passkeys`, json(200, passkeys))
  showPage(<AccountPage />)
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const bodyOf = (call: string) => sent.find((each) => each.call === call)?.body

describe('the password', () => {
  const call = `POST ${path}/password`
  const fill = async (old: string, password: string, again = password) => {
    const form = await section('Password')
    type(form.getByLabelText('Current password'), old)
    type(form.getByLabelText('New password'), password)
    type(form.getByLabelText('New password, again'), again)
    fireEvent.click(form.getByRole('button', { name: 'Change password' }))
    return form
  }

  it('is sent only if it is long enough and twice the same', async () => {
    show()
    const form = await fill('', 'too short', 'another')
    form.getByText('Please enter your current password.')
    form.getByText('Please enter at least 15 characters.')
    form.getByText('The two passwords are different.')
    expect(bodyOf(call)).toBeUndefined()
  })

  it('is changed, and the fields are empty again', async () => {
    show()
    answer(call, done)
    const form = await fill('my old password', 'tuba lantern seventeen moss')
    await screen.findByText('Your password is changed. Every other browser is signed out.')
    expect(bodyOf(call)).toEqual({ old: 'my old password', new: 'tuba lantern seventeen moss' })
    expect(form.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  })

  it('stays typed if it was refused, with the reason', async () => {
    show()
    answer(call, refused(400, 'This password is easy to guess.'))
    const form = await fill('my old password', 'passwordpassword')
    expect((await form.findByRole('alert')).textContent).toContain('easy to guess')
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('passwordpassword')
  })
})

describe('the signed-in browsers', () => {
  const other = { ...here, id: 'b', device: null, is_current: false, is_new: true }

  it('name each device, and sign out every one but this', async () => {
    show({ sessions: [here, other] })
    const list = await section('Signed-in browsers')
    const row = within(await list.findByRole('row', { name: /Unknown device.*New/ }))
    expect(within(list.getByRole('row', { name: /This browser/ })).queryByRole('button')).toBeNull()
    answer(`DELETE ${path}/sessions/b`, refused(404, 'This browser is signed out already.'))
    fireEvent.click(row.getByRole('button', { name: 'Sign out Unknown device' }))
    await screen.findByText('Unknown device is signed out.')
  })

  it('say so if nothing was ended', async () => {
    show()
    answer(`DELETE ${path}/sessions`, offline)
    const list = await section('Signed-in browsers')
    fireEvent.click(list.getByRole('button', { name: 'Sign out everywhere' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }))
    await screen.findByText('Nothing was changed. The server cannot be reached.')
  })
})

describe('the authenticator app', () => {
  it('asks for the password first, and says if it is wrong', async () => {
    show()
    answer(`POST ${path}/totp`, refused(400, 'The password is incorrect.'))
    fireEvent.click(await (await section('Authenticator app')).findByRole('button', { name: 'Set up' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await dialog.findByText('Please enter your password.')
    type(dialog.getByLabelText('Password'), 'a wrong password')
    fireEvent.click(dialog.getByRole('button', { name: 'Next' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('The password is incorrect.')
  })

  it('counts the recovery codes that are left', async () => {
    show({ isOn: true })
    const part = await section('Authenticator app')
    await part.findByText('1 recovery code is left.')
    part.getByRole('button', { name: 'Remove' })
  })
})

describe('a passkey', () => {
  it('is not added by a browser that has none', async () => {
    show()
    answer(`POST ${path}/passkeys/options`, json(200, { challenge: 'AAAA' }))
    fireEvent.click(await (await section('Passkeys')).findByRole('button', { name: 'Add passkey' }))
    const dialog = within(await screen.findByRole('dialog'))
    type(dialog.getByLabelText(/^Name/), 'My laptop')
    type(dialog.getByLabelText('Password'), 'my old password')
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Your browser did not make a passkey.')
  })

  const laptop: Passkey = { id: 'k7', name: 'My laptop', created_at: at, last_used_at: null }
  const call = `DELETE ${path}/passkeys/k7`
  const remove = async (password: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove My laptop?' }))
    type(dialog.getByLabelText('Password'), password)
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    return dialog
  }

  it('is removed with the password', async () => {
    show({ passkeys: [laptop] })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove My laptop' }))
    answer(call, refused(400, 'The password is incorrect.'))
    const dialog = await remove('a wrong password')
    expect((await dialog.findByRole('alert')).textContent).toContain('The password is incorrect.')
    answer(call, done)
    answer(`GET ${path}/passkeys`, json(200, []))
    await remove('my old password')
    await screen.findByText('My laptop is removed.')
    await screen.findByText('No passkey has been added yet.')
    expect(sent.filter((each) => each.call === call).map(({ body }) => body)).toEqual([
      { password: 'a wrong password' },
      { password: 'my old password' },
    ])
  })

  it('that another browser has removed is removed', async () => {
    show({ passkeys: [laptop] })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove My laptop' }))
    answer(call, refused(404, 'This passkey does not exist.'))
    answer(`GET ${path}/passkeys`, json(200, []))
    await remove('my old password')
    await screen.findByText('My laptop is removed.')
  })
})
