import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { CreatedToken, Token } from '@clarity/contracts/token'
import { answer, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TokensSection } from './tokens-section'

const path = '/api/admin/tokens'
const modules = [
  { name: 'mf-reports', title: 'Reports' },
  { name: 'mf-batch', title: 'Batch Demo' },
]

function token(overrides: Partial<Token> = {}): Token {
  return {
    id: 't1',
    name: 'Orders CI',
    scopes: ['remotes:release:mf-reports', 'remotes:activate:mf-reports', 'remotes:release:mf-orders', 'remotes:read'],
    expires_at: '2126-02-20T10:00:00.000Z',
    created_at: '2026-11-20T10:00:00.000Z',
    created_by: 'ada@example.com',
    last_used_at: null,
    ...overrides,
  }
}

function show(...tokens: Token[]) {
  answer(`GET ${path}`, json(200, tokens))
  showPage(<TokensSection modules={modules} />)
}

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Create token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }))
  return {
    dialog,
    type: (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    allow: (of: string, right: string) =>
      fireEvent.click(within(dialog.getByRole('group', { name: of })).getByRole('checkbox', { name: right })),
    submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Create token' })),
  }
}

describe('the list of tokens', () => {
  it('says of each what it may do, in words, until when, and by whom it was made', async () => {
    show(token(), token({ id: 't2', name: 'Old', scopes: ['people:write'], expires_at: '2026-01-01T00:00:00.000Z' }))
    const row = within(await screen.findByRole('row', { name: /Orders CI/ }))
    row.getByText('Reports: release versions, activate and withdraw versions')
    row.getByText('mf-orders: release versions')
    row.getByText('Read the releases of every module')
    row.getByText('Never')
    row.getByText('ada@example.com')
    const old = within(screen.getByRole('row', { name: /Old/ }))
    old.getByText('Expired')
    old.getByText('people:write')
  })

  it('says what a token is for if there is none', async () => {
    show()
    await screen.findByText('No token has been created yet.')
    screen.getByText('Create one for each program, limited to what it needs.')
  })

  it('can be retried if it cannot be fetched', async () => {
    answer(`GET ${path}`, offline, json(200, [token()]))
    showPage(<TokensSection modules={modules} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Orders CI')
  })
})

describe('a new token', () => {
  const created: CreatedToken = { ...token(), token: 'clr_0123456789' }

  it('is shown once, and copied', async () => {
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error())
    const { navigator } = globalThis
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    show()
    answer(`POST ${path}`, json(201, created))
    answer(`GET ${path}`, json(200, [token()]))
    const form = await openForm()
    form.type('Name', ' Orders CI ')
    form.allow('Reports', 'Release versions')
    form.allow('Everything else', 'Read the releases of every module')
    form.submit()
    const shown = within(await screen.findByRole('dialog', { name: 'Token Orders CI' }))
    shown.getByText('clr_0123456789')
    shown.getByText('Copy the token now. It is not shown again.')
    fireEvent.click(shown.getByRole('button', { name: 'Copy token' }))
    await screen.findByText('Token copied to the clipboard.')
    expect(writeText).toHaveBeenCalledWith('clr_0123456789')
    fireEvent.click(shown.getByRole('button', { name: 'Copy token' }))
    await screen.findByText(/Your browser blocked copying the token./)
    fireEvent.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText('clr_0123456789')).toBeNull())
    await screen.findByRole('row', { name: /Orders CI/ })
    const body = sent.find(({ call }) => call === `POST ${path}`)!.body as { expires_at: string }
    expect(body).toMatchObject({ name: 'Orders CI', scopes: ['remotes:release:mf-reports', 'remotes:read'] })
    const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(90, 1)
    vi.stubGlobal('navigator', navigator)
  })

  it('may be for a module that has no release yet', async () => {
    show()
    answer(`POST ${path}`, json(201, created))
    answer(`GET ${path}`, json(200, []))
    const form = await openForm()
    form.type('Name', 'Orders CI')
    form.type('A module that is not listed', 'mf-orders')
    form.allow('mf-orders', 'Activate and withdraw versions')
    fireEvent.change(form.dialog.getByLabelText('Expires after'), { target: { value: '365' } })
    form.submit()
    await screen.findByText('clr_0123456789')
    const { body } = sent.find(({ call }) => call === `POST ${path}`)!
    expect(body).toMatchObject({ scopes: ['remotes:release:mf-orders'] })
  })

  it('needs a name, a right, and the name of a module', async () => {
    show()
    const form = await openForm()
    form.submit()
    await form.dialog.findByText('Please enter a name.')
    form.dialog.getByText('Please choose at least one right.')
    form.type('A module that is not listed', 'Orders!')
    form.dialog.getByText('Please enter a name such as mf-orders: small letters, digits and hyphens.')
    expect(sent).toHaveLength(1)
  })

  it('stays in the form, with the reason, if the server refuses it', async () => {
    show()
    answer(`POST ${path}`, refused(409, 'There is a token with this name already.'))
    answer(`GET ${path}`, json(200, []))
    const form = await openForm()
    form.type('Name', 'Orders CI')
    form.allow('Batch Demo', 'Release versions')
    form.submit()
    expect((await form.dialog.findByRole('alert')).textContent).toContain('There is a token with this name already.')
    expect(form.dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Orders CI')
  })
})

describe('revoking a token', () => {
  async function revoke() {
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke Orders CI' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke Orders CI?' }))
    question.getByText('Programs that use this token are refused at once. This cannot be undone.')
    fireEvent.click(question.getByRole('button', { name: 'Revoke' }))
  }

  it.each([
    ['is done after a question', done],
    ['counts as done if another admin was faster', refused(404, 'There is no token with this id.')],
  ])('%s', async (_, outcome) => {
    show(token())
    answer(`DELETE ${path}/t1`, outcome)
    answer(`GET ${path}`, json(200, []))
    await revoke()
    await screen.findByText('Orders CI is revoked.')
    await screen.findByText('No token has been created yet.')
  })

  it('says why if it failed', async () => {
    show(token())
    answer(`DELETE ${path}/t1`, offline)
    answer(`GET ${path}`, json(200, [token()]))
    await revoke()
    await screen.findByText('The token was not revoked. The server cannot be reached.')
  })
})
