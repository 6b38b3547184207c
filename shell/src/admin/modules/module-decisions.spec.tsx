import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Remote } from '@clarity/contracts/remote-release'
import { answer, answerEvery, json, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { activeRemote, listedRelease, listedRemote } from '../test-data/remotes'
import ModulesPage from './modules-page'

const list = 'GET /api/admin/remotes'
const callOf = (action: string, method = 'POST') => `${method} /api/admin/remotes/mf-reports/${action}`
const by = { by: 'ada@example.com', at: '2026-11-20T11:00:00.000Z' }

beforeEach(() => answerEvery(({ call }) => call === 'GET /api/admin/tokens', json(200, [])))

/** Shows one module; a change is followed by the module as it is then. */
async function show(first: Partial<Remote> = {}, ...later: Partial<Remote>[]) {
  answer(list, ...[first, ...later].map((remote) => json(200, [listedRemote(remote)])))
  showPage(<ModulesPage />)
  return within(await screen.findByRole('region', { name: 'Reports' }))
}

async function choose(of: string, action: string) {
  fireEvent.click(screen.getByRole('button', { name: `More actions for ${of}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

async function dialog(name: string) {
  const asked = within(await screen.findByRole('dialog', { name }))
  return {
    ...asked,
    type: (label: RegExp, value: string) => fireEvent.change(asked.getByLabelText(label), { target: { value } }),
    click: (button: string) => fireEvent.click(asked.getByRole('button', { name: button })),
  }
}

const bodyOf = (call: string) => sent.find((request) => request.call === call)!.body
const title = () => screen.getByRole('heading', { name: 'Reports' })
const errors = (version: string, count: number) => listedRelease({ version, errors: count })

describe('withdraw', () => {
  it('asks for a reason, which the list and the history then show', async () => {
    const [active, earlier] = listedRemote().releases
    const withdrawn = { ...by, reason: 'It loses data.' }
    const card = await show(
      {},
      {
        releases: [active!, { ...earlier!, withdrawn, misfit: 'Version 1.0.0 was withdrawn: It loses data.' }],
        decisions: [{ ...by, action: 'withdraw', version: '1.0.0', reason: withdrawn.reason, percent: null }],
      },
    )
    answer(callOf('withdraw'), json(200, listedRemote()))
    await choose('1.0.0', 'Withdraw…')
    const question = await dialog('Withdraw version 1.0.0?')
    question.click('Withdraw')
    await question.findByText('Please enter a reason.')
    question.type(/Reason/, ' It loses data. ')
    question.click('Withdraw')
    await screen.findByText('Reports 1.0.0 is withdrawn.')
    expect(bodyOf(callOf('withdraw'))).toEqual({ version: '1.0.0', reason: 'It loses data.' })
    await card.findByText('Withdrawn by ada@example.com: It loses data.')
    expect(card.queryByRole('button', { name: 'Activate version 1.0.0' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(title()))
    fireEvent.click(card.getByRole('tab', { name: 'History' }))
    card.getByText('Withdrew 1.0.0: It loses data.')
  })

  it('keeps what was typed if the server refuses, and gives the focus back when it is canceled', async () => {
    await show({}, {})
    answer(callOf('withdraw'), refused(409, 'This version is withdrawn already.'))
    await choose('1.0.0', 'Withdraw…')
    const question = await dialog('Withdraw version 1.0.0?')
    question.type(/Reason/, 'It loses data.')
    question.click('Withdraw')
    await question.findByText('Nothing was changed. This version is withdrawn already.')
    expect(question.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('It loses data.')
    question.click('Cancel')
    const opener = screen.getByRole('button', { name: 'More actions for 1.0.0', hidden: true })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

describe('a version that does not fit', () => {
  it('says why, and can only be withdrawn', async () => {
    const [active, earlier] = listedRemote().releases
    const card = await show({ releases: [active!, { ...earlier!, misfit: 'It needs version 2.' }] })
    card.getByText('It needs version 2.')
    expect(card.queryByRole('button', { name: 'Activate version 1.0.0' })).toBeNull()
    fireEvent.click(card.getByRole('button', { name: 'More actions for 1.0.0' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Withdraw…'])
  })
})

describe('disable and enable', () => {
  it('leave the reason in sight while the module is disabled', async () => {
    const disabled = { ...by, reason: 'It fails.' }
    const card = await show({}, { disabled }, {})
    answer(callOf('disable'), json(200, listedRemote({ disabled })))
    await choose('Reports', 'Disable…')
    const question = await dialog('Disable Reports?')
    question.type(/Reason/, 'It fails.')
    question.click('Disable')
    await card.findByText('Disabled by ada@example.com: It fails.')
    card.getByText('Disabled')
    answer(callOf('enable'), json(200, listedRemote()))
    fireEvent.click(card.getByRole('button', { name: 'Enable Reports' }))
    await screen.findByText('Reports is enabled.')
    await waitFor(() => expect(card.queryByText('Disabled')).toBeNull())
    expect(document.activeElement).toBe(title())
  })

  it('say why it failed', async () => {
    const disabled = { ...by, reason: 'It fails.' }
    await show({ disabled }, { disabled })
    answer(callOf('enable'), refused(404, 'There is no module with this name.'))
    fireEvent.click(screen.getByRole('button', { name: 'Enable Reports' }))
    await screen.findByText('Nothing was changed. There is no module with this name.')
  })
})

describe('a canary', () => {
  it('is started, raised and ended, with the errors of both versions beside it', async () => {
    const releases = [errors('1.2.0', 4), { ...errors('1.1.0', 1), is_active: true }]
    const canary = (percent: number) => ({ releases, canary: { version: '1.2.0', percent } })
    const card = await show({ releases }, canary(10), canary(50), { releases })
    answer(callOf('canary'), ...[1, 2, 3].map(() => json(200, listedRemote())))
    await choose('1.2.0', 'Give to some admins…')
    let form = await dialog('Give 1.2.0 to some admins')
    form.type(/^Share/, '0')
    form.click('Save')
    await form.findByText('Please enter a whole number from 1 to 100.')
    form.type(/^Share/, '10')
    form.click('Save')
    await card.findByText('10% of the admins have 1.2.0. Errors reported: 4, and 1 for the active version.')
    card.getByText('Canary, 10%')
    fireEvent.click(card.getByRole('button', { name: 'Change share of 1.2.0' }))
    form = await dialog('Give 1.2.0 to some admins')
    expect(form.getByLabelText<HTMLInputElement>(/^Share/).value).toBe('10')
    form.type(/^Share/, '50')
    form.click('Save')
    await card.findByText(/^50% of the admins/)
    fireEvent.click(card.getByRole('button', { name: 'End canary of 1.2.0' }))
    await screen.findByText('The canary of Reports 1.2.0 has ended.')
    const percents = sent.filter(({ call }) => call === callOf('canary')).map(({ body }) => body)
    expect(percents).toEqual([10, 50, 0].map((percent) => ({ version: '1.2.0', percent })))
  })

  it('says why it could not be ended', async () => {
    const canary = { version: '1.0.0', percent: 10 }
    await show({ canary }, { canary })
    answer(callOf('canary'), refused(429, 'Please wait.'))
    fireEvent.click(screen.getByRole('button', { name: 'End canary of 1.0.0' }))
    await screen.findByText('Nothing was changed. Please wait.')
  })
})

describe('a preview', () => {
  it('says why it could not be opened or ended', async () => {
    const card = await show({ preview_version: '1.0.0' }, { preview_version: '1.0.0' })
    card.getByText('You are previewing 1.0.0. Other admins are not affected.')
    card.getByText('Your preview')
    answer(callOf('preview', 'DELETE'), refused(500, 'Not now.'))
    fireEvent.click(card.getByRole('button', { name: 'End preview of 1.0.0' }))
    await screen.findByText('Nothing was changed. Not now.')
    answer(callOf('preview'), refused(409, 'This version is active.'))
    await choose('1.0.0', 'Preview')
    await screen.findByText('Nothing was changed. This version is active.')
    expect(bodyOf(callOf('preview'))).toEqual({ version: '1.0.0' })
  })
})

describe('the signing key', () => {
  const pem = '-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----'
  const key = { public_key: pem, set_by: 'ada@example.com', at: by.at }

  it('is set', async () => {
    const card = await show({}, { key })
    answer(callOf('key', 'PUT'), json(200, listedRemote({ key })))
    await choose('Reports', 'Signing key…')
    const form = await dialog('Signing key of Reports')
    form.click('Set key')
    await form.findByText('Please paste a public key.')
    form.type(/^Public key/, `${pem}\n`)
    form.click('Set key')
    await screen.findByText('The signing key of Reports is set.')
    expect(bodyOf(callOf('key', 'PUT'))).toEqual({ public_key: pem })
    await card.findByText('Only releases signed with the team’s key are accepted.')
  })

  it('is removed', async () => {
    await show({ key }, {})
    answer(callOf('key', 'PUT'), json(200, listedRemote()))
    await choose('Reports', 'Signing key…')
    const form = await dialog('Signing key of Reports')
    form.getByText(/^Set by ada@example.com,/)
    form.click('Remove key')
    await screen.findByText('Reports has no signing key any more.')
    expect(bodyOf(callOf('key', 'PUT'))).toEqual({ public_key: null })
  })
})

describe('the notes of a module', () => {
  it('say why the server cannot load it, and that the server brought another build', async () => {
    const card = await show({ waiting: 'It needs version 2.', server_version: '1.4.0+abc' }, {})
    card.getByText('The server cannot load version 1.1.0. It needs version 2.')
    card.getByText('Not available')
    card.getByText('The server brought another build: 1.4.0+abc')
    answer(callOf('activate'), json(200, activeRemote('reports', { version: '1.4.0+abc' })))
    fireEvent.click(card.getByRole('button', { name: 'Activate version 1.4.0+abc' }))
    const question = await dialog('Activate version 1.4.0+abc?')
    question.click('Activate')
    await screen.findByText('Reports 1.4.0+abc is now active. Reload the page to use it here.')
    expect(bodyOf(callOf('activate'))).toEqual({ version: '1.4.0+abc', expected: '1.1.0' })
  })

  it('say where the active version comes from, and that none is active', async () => {
    const released = { ...listedRelease({ released_by: 'start' }), is_active: true }
    answer(
      list,
      json(200, [
        listedRemote({ active_version: '1.0.0', releases: [released] }),
        listedRemote({ name: 'mf-orders', title: 'Orders', active_version: null, releases: [listedRelease()] }),
      ]),
    )
    showPage(<ModulesPage />)
    await screen.findByText('mf-reports · Version 1.0.0 · From the server')
    screen.getByText('mf-orders · No version is active.')
    screen.getByText('Not active')
  })
})

describe('many releases', () => {
  it('are five at first, with those in use, and all on demand', async () => {
    const releases = Array.from({ length: 12 }, (_, place) => listedRelease({ version: `1.${12 - place}.0` }))
    const card = await show({ active_version: '1.2.0', releases })
    const rows = () => within(card.getByRole('region', { name: 'Releases of Reports' })).getAllByRole('row')
    expect(rows()).toHaveLength(1 + 5 + 1)
    fireEvent.click(card.getByRole('button', { name: 'Show all 12 releases' }))
    expect(rows()).toHaveLength(1 + 12)
  })
})

describe('the history', () => {
  it('has every kind of decision among the changes, newest first', async () => {
    const decision = { version: '1.1.0', reason: null, percent: null }
    const at = (minute: number) => ({ by: 'ada@example.com', at: `2026-11-20T10:0${minute}:30.000Z` })
    const card = await show({
      decisions: [
        { ...decision, ...at(8), action: 'remove-key', version: null },
        { ...decision, ...at(7), action: 'set-key', version: null },
        { ...decision, ...at(6), action: 'enable', version: null },
        { ...decision, ...at(5), action: 'disable', version: null, reason: 'It fails.' },
        { ...decision, ...at(4), action: 'canary', percent: 0 },
        { ...decision, ...at(3), action: 'canary', percent: 25 },
        { ...decision, ...at(2), action: 'end-preview' },
        { ...decision, ...at(0), action: 'preview' },
      ],
    })
    fireEvent.click(card.getByRole('tab', { name: 'History' }))
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.split('Nov')[0])).toEqual([
      'Removed the signing key',
      'Set the signing key',
      'Enabled the module',
      'Disabled the module: It fails.',
      'Ended the canary of 1.1.0',
      'Gave 1.1.0 to 25% of the admins',
      'Ended the preview of 1.1.0',
      'Activated 1.1.0 after 1.0.0',
      'Opened a preview of 1.1.0',
      'Released 1.1.0',
    ])
  })
})
