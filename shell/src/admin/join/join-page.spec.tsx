import { ThemeProvider } from '@clarity/admin-kit/host'
import { answer, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import JoinPage from './join-page'

const read = 'POST /api/auth/invitation'
const join = 'POST /api/auth/join'
const password = 'tuba lantern seventeen moss'
const invitation = { email: 'ben@example.com', role: 'analyst', expires_at: '2026-11-23T10:00:00.000Z' }

function show(hash = '#the-token') {
  history.replaceState(null, '', `/admin/join${hash}`)
  render(
    <ThemeProvider>
      <JoinPage />
    </ThemeProvider>,
  )
}

afterEach(() => history.replaceState(null, '', '/'))

async function submit(first: string, again = first) {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: first } })
  fireEvent.change(screen.getByLabelText('Password, again'), { target: { value: again } })
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('the page of an invitation', () => {
  it('says whom it invites as what, makes the account, and leads to the sign-in', async () => {
    answer(read, json(200, invitation))
    answer(join, done)
    show()
    await screen.findByText(/You are invited as an analyst with the email ben@example.com./)
    expect(sent[0]!.body).toEqual({ token: 'the-token' })
    await submit(password)
    await screen.findByRole('heading', { name: 'Your account is ready' })
    expect(sent[1]!.body).toEqual({ token: 'the-token', password })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/admin')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('sends no password that is short or not typed twice', async () => {
    answer(read, json(200, invitation))
    show()
    await submit('too short')
    await screen.findByText('Please enter at least 15 characters.')
    await submit(password, `${password}!`)
    await screen.findByText('The two passwords are different.')
    expect(sent.map(({ call }) => call)).toEqual([read])
  })

  it('keeps what was typed if the password is refused, with the reason', async () => {
    answer(read, json(200, invitation))
    answer(join, refused(400, 'This password is easy to guess.'), offline)
    show()
    await submit('passwordpassword')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This password is easy to guess.'))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('passwordpassword')
    await submit(password)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.'))
  })
})

describe('an invitation that cannot be used', () => {
  it.each([
    ['was used', refused(410, 'This invitation was used already.'), 'This invitation was used already.'],
    ['cannot be looked up', offline, /The server cannot be reached/],
  ])('because it %s says so, and leads to the sign-in', async (_, outcome, sentence) => {
    answer(read, outcome)
    show()
    await screen.findByText(sentence)
    screen.getByRole('heading', { name: 'This invitation cannot be used' })
    screen.getByRole('link', { name: 'Sign in' })
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('because its link is cut says so', async () => {
    answer(read, refused(404, 'This invitation is not valid.'))
    show('')
    await screen.findByText('This invitation is not valid.')
  })
})
