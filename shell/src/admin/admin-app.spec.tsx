import { answer, answerEvery, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import type { Registry } from '@clarity/contracts/remote-release'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { activeRemote, listedRemote } from './test-data/remotes'
import { showAdmin } from './test-data/show-admin'
import { noSpending } from './test-data/sending'

const registry = 'GET /api/admin/registry?shell=build-1'
const answered = (some: Partial<Registry>) =>
  json<Registry>(200, { shell: 'build-1', remotes: [], waiting: [], ...some })
const login = 'POST /api/auth/login'

/** There is nothing to know of. */
function answerDashboard(): void {
  answer('GET /api/admin/alarms', json(200, []))
  // Asked for by a part that is fetched later than the dashboard.
  answerEvery(({ call }) => call === 'GET /api/admin/account/sessions', json(200, []))
  answer('GET /api/admin/sending', json(200, noSpending))
}

function fillSignIn(password: string): void {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in', () => {
  it('replaces every page, and the requested page follows', async () => {
    answerDashboard()
    answer(login, done)
    answer('GET /api/auth/me', json(200, { email: 'ada@example.com', role: 'admin' }))
    showAdmin({ signedInAs: null, remotes: [activeRemote('reports')] })
    expect(screen.queryByRole('navigation')).toBeNull()
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' ada@example.com ' } })
    fillSignIn('a long password')
    await screen.findByRole('heading', { name: 'Admin' })
    expect(sent[0]).toEqual({ call: login, body: { email: 'ada@example.com', password: 'a long password' } })
    screen.getByText('Signed in as ada@example.com')
  })

  it.each([
    ['refused', refused(401, 'The email or password is incorrect.'), 'The email or password is incorrect.'],
    ['not answered', offline, 'The server cannot be reached. Please check your connection and try again.'],
  ])('shows an error if it is %s', async (_, outcome, sentence) => {
    answer(login, outcome)
    showAdmin({ signedInAs: null })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } })
    fillSignIn('wrong')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  })

  it('asks for missing fields, without a request to the server', () => {
    showAdmin({ signedInAs: null })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    screen.getByText('Please enter your email.')
    screen.getByText('Please enter your password.')
    expect(sent).toEqual([])
  })
})

describe('a session that ends', () => {
  it('is renewed over the open page, and the interrupted action continues', async () => {
    answer('GET /api/admin/remotes', refused(401, 'Please sign in to continue.'), json(200, [listedRemote()]))
    answer('GET /api/admin/tokens', json(200, []))
    answer(login, done)
    answer('GET /api/auth/me', json(200, { email: 'ada@example.com', role: 'admin' }))
    showAdmin({ at: '/admin/modules' })
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' })
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
    fillSignIn('a long password')
    await screen.findByRole('region', { name: 'Reports' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the frame', () => {
  it('names the way to every page in the order that the modules ask for', async () => {
    answerDashboard()
    const later = activeRemote('zebra')
    showAdmin({ remotes: [{ ...later, navigation: [{ ...later.navigation[0]!, order: 0 }] }, activeRemote('reports')] })
    const links = within(await screen.findByRole('navigation', { name: 'Admin' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Zebra',
      'Reports',
      'Report runs',
      'Costs',
      'Providers',
      'Webhooks',
      'Modules',
      'People',
      'Personal data',
      'Audit',
    ])
    expect(screen.getAllByRole('link', { name: /all about reports/ })[0]?.getAttribute('href')).toBe('/admin/reports')
  })

  it('says what to do if no module is active', async () => {
    answerDashboard()
    showAdmin()
    await screen.findByText('No module is active.')
  })

  it('says that nothing is at an address that no module owns', async () => {
    showAdmin({ at: '/admin/reports-of-nobody', remotes: [activeRemote('reports')] })
    await screen.findByRole('heading', { name: 'Nothing here' })
  })

  it('shows an error if signing out fails', async () => {
    answerDashboard()
    answer('POST /api/auth/logout', offline)
    showAdmin()
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await screen.findByText('Failed to sign out. Please try again.')
  })

  it('offers a newer version of a module, which can be postponed', async () => {
    answerDashboard()
    answer(registry, answered({ remotes: [activeRemote('reports', { version: '2.0.0' })] }))
    showAdmin({ remotes: [activeRemote('reports')] })
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('A new version of Reports is ready.')
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(screen.queryByText('A new version of Reports is ready.')).toBeNull()
  })
})

describe('a new build of the admin', () => {
  it('is offered like a new version of a module', async () => {
    answerDashboard()
    answer(registry, answered({ shell: 'build-2', remotes: [activeRemote('reports')] }))
    showAdmin({ remotes: [activeRemote('reports')] })
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('A new version of the admin is ready.')
  })
})

describe('a module that this tab can run no version of', () => {
  const waiting = (reason: string) => {
    const { name, title, version, routes, navigation } = activeRemote('reports')
    return { name, title, version, routes, navigation, reason }
  }

  it('stays in the navigation, and its page says why, what to do, and tries again', async () => {
    answer(registry, answered({ waiting: [waiting('It was disabled: numbers are wrong.')] }))
    showAdmin({ at: '/admin/reports', waiting: [waiting('It needs version 2.')] })
    await screen.findByRole('heading', { name: 'Reports is not available' })
    screen.getByText('mf-reports, version 1.0.0')
    screen.getByText('It needs version 2.')
    const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toContain('ReportsNot available')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('It was disabled: numbers are wrong.')
  })
})

describe('a preview', () => {
  it('is said above every page, and can be ended', async () => {
    answerDashboard()
    answer('DELETE /api/admin/remotes/mf-reports/preview', offline)
    showAdmin({ remotes: [activeRemote('reports', { version: '1.5.0', isPreview: true })] })
    await screen.findByText('Preview of Reports 1.5.0. Only you see it.')
    fireEvent.click(screen.getByRole('button', { name: 'End preview' }))
    await screen.findByText('The preview could not be ended. Please try again.')
  })
})

describe('a module that cannot be loaded', () => {
  it('is named with its version and the reason, the server gets a report, and Retry loads another version', async () => {
    const tooNew = activeRemote('reports', { contract: 2 })
    answer(registry, answered({ remotes: [activeRemote('reports', { contract: 3, version: '1.0.1' })] }))
    answer('POST /api/admin/remotes/mf-reports/failures', done, done)
    showAdmin({ at: '/admin/reports', remotes: [tooNew] })
    await screen.findByRole('heading', { name: 'Reports could not be loaded' })
    screen.getByText('mf-reports, version 1.0.0')
    const reason = "It needs version 2 of the shell's contract, and the shell has version 1."
    expect(screen.getByRole('alert').textContent).toContain(reason)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('mf-reports, version 1.0.1')
    const told = sent.filter(({ call }) => call.endsWith('/failures')).map(({ body }) => body)
    expect(told[0]).toEqual({ version: '1.0.0', reason })
    expect(told).toHaveLength(2)
  })
})

describe('an account that only reads', () => {
  it.each(['account', 'audit', 'batch-demo', 'costs', 'modules', 'people', 'personal-data', 'providers', 'webhooks'])(
    'is told that the page %s is for admins, without a call that would be refused',
    async (page) => {
      showAdmin({ role: 'analyst', at: `/admin/${page}` })
      await screen.findByText('This is for admins only.')
      expect(sent).toEqual([])
    },
  )
})
