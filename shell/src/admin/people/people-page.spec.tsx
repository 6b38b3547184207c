import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { InvitedPerson, Person } from '@clarity/contracts/person'
import { answer, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import PeoplePage from './people-page'

const path = '/api/admin/people'
const list = `GET ${path}`

const self: Person = {
  id: 'p1',
  email: 'ada@example.com',
  role: 'admin',
  state: 'active',
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
  is_self: true,
}
const colleague: Person = { ...self, id: 'p2', email: 'ben@example.com', is_self: false }
const invited: Person = { ...colleague, state: 'invited', expires_at: '2126-11-23T10:00:00.000Z' }

function show(...people: Person[]) {
  answer(list, json(200, people))
  showPage(<PeoplePage />)
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function agree(title: string, button: string, ...sentences: RegExp[]) {
  const question = within(await screen.findByRole('dialog', { name: title }))
  for (const sentence of sentences) question.getByText(sentence)
  fireEvent.click(question.getByRole('button', { name: button }))
}

afterEach(() => void vi.useRealTimers())

describe('the list of people', () => {
  it('says of each the role, and whether the link of an invitation still works', async () => {
    const late = { ...invited, id: 'p3', email: 'late@example.com', expires_at: '2026-01-01T00:00:00.000Z' }
    show(self, { ...colleague, role: 'analyst' }, { ...invited, id: 'p4', email: 'new@example.com' }, late)
    const own = await row(/ada@example.com/)
    own.getByText('You')
    own.getByText('Admin')
    ;(await row(/ben@example.com/)).getByText('Analyst')
    const open = await row(/new@example.com/)
    open.getByText('Invited')
    open.getByText(/Link ends/)
    ;(await row(/late@example.com/)).getByText('Expired')
  })

  it('follows what others change', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer(list, json(200, [self]), json(200, [self, colleague]))
    showPage(<PeoplePage />)
    await row(/ada@example.com/)
    await vi.advanceTimersByTimeAsync(10_000)
    await row(/ben@example.com/)
  })

  it('can be fetched again', async () => {
    answer(list, offline, json(200, [self]))
    showPage(<PeoplePage />)
    await press('Try again')
    await row(/ada@example.com/)
  })
})

describe('an invitation', () => {
  const link = 'http://localhost:3000/admin/join#token'

  async function openForm() {
    await press('Invite')
    return within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
  }

  it('is for an analyst unless said otherwise, and shows its link once', async () => {
    show(self)
    const form = await openForm()
    fireEvent.change(form.getByLabelText('Email'), { target: { value: ' ben@example.com ' } })
    answer(`POST ${path}`, json<InvitedPerson>(201, { ...invited, link }))
    answer(list, json(200, [self, invited]))
    fireEvent.click(form.getByRole('button', { name: 'Create link' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Invitation for ben@example.com' }))
    shown.getByText(link)
    shown.getByText(/It works once, within 72 hours/)
    expect(sent.find(({ call }) => call === `POST ${path}`)?.body).toEqual({
      email: 'ben@example.com',
      role: 'analyst',
    })
    fireEvent.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText(link)).toBeNull())
    await row(/ben@example.com/)
  })

  it('needs an email, and stays in the form with the reason if it is refused', async () => {
    show(self)
    const form = await openForm()
    fireEvent.click(form.getByRole('button', { name: 'Create link' }))
    await form.findByText('Please enter an email.')
    answer(`POST ${path}`, refused(409, 'There is already an account with this email.'))
    answer(list, json(200, [self]))
    fireEvent.change(form.getByLabelText('Email'), { target: { value: 'ada@example.com' } })
    fireEvent.change(form.getByLabelText('Role'), { target: { value: 'admin' } })
    fireEvent.click(form.getByRole('button', { name: 'Create link' }))
    expect((await form.findByRole('alert')).textContent).toContain('There is already an account')
    expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  })

  it('is withdrawn after a question', async () => {
    show(self, invited)
    answer(`DELETE ${path}/p2`, done)
    answer(list, json(200, [self]))
    await press('Withdraw: ben@example.com')
    await agree('Withdraw this invitation?', 'Withdraw', /The link that was made for ben@example.com stops working/)
    await screen.findByText('ben@example.com is removed.')
    await waitFor(() => expect(screen.queryByRole('row', { name: /ben@example.com/ })).toBeNull())
  })
})

describe('a role', () => {
  it('is changed after a question, which says what ends', async () => {
    show(self, colleague)
    answer(`PATCH ${path}/p2`, json(200, { ...colleague, role: 'analyst' as const }))
    answer(list, json(200, [self, { ...colleague, role: 'analyst' as const }]))
    await press('Make analyst: ben@example.com')
    await agree('Make an analyst?', 'Make analyst', /Tokens that this account made are revoked/, /is signed out/)
    await screen.findByText('The role of ben@example.com is changed.')
    expect(sent.find(({ call }) => call === `PATCH ${path}/p2`)?.body).toEqual({ role: 'analyst' })
    await screen.findByRole('button', { name: 'Make admin: ben@example.com' })
  })

  it('of the last admin stays, with the reason', async () => {
    show(self)
    const sentence = 'This is the last admin. Make another account an admin first.'
    answer(`PATCH ${path}/p1`, refused(409, sentence))
    answer(list, json(200, [self]))
    await press('Make analyst: ada@example.com')
    await agree('Make an analyst?', 'Make analyst')
    await screen.findByText(`Nothing was changed. ${sentence}`)
  })
})

describe('removing a person', () => {
  it.each([
    ['is done after a question', done],
    ['counts as done if another admin was faster', refused(404, 'There is no account or invitation with this id.')],
  ])('%s', async (_, outcome) => {
    show(self, colleague)
    answer(`DELETE ${path}/p2`, outcome)
    answer(list, json(200, [self]))
    await press('Remove: ben@example.com')
    await agree('Remove this person?', 'Remove', /is signed out everywhere at once/)
    await screen.findByText('ben@example.com is removed.')
  })

  it('says why if it failed', async () => {
    show(self, colleague)
    answer(`DELETE ${path}/p2`, offline)
    answer(list, json(200, [self, colleague]))
    await press('Remove: ben@example.com')
    await agree('Remove this person?', 'Remove')
    await screen.findByText('Nothing was changed. The server cannot be reached.')
  })
})
