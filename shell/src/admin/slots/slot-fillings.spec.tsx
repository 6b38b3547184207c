import { answer, answerEvery, done, json, offline, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { use, type ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { builtRemote, entryOf } from '../remotes/test-data/built-remote'
import { serveScript } from '../remotes/test-data/script-server'
import { activeRemote } from '../test-data/remotes'
import { showAdmin } from '../test-data/show-admin'
import { noSpending } from '../test-data/sending'

beforeEach(() => {
  // Federation warns of every remote that is registered again, React logs what a filling threw.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  // Each file is fetched before it is run.
  answerEvery(
    ({ call }) => call.startsWith('GET /remotes/'),
    () => Promise.resolve(new Response('x')),
  )
  answer('GET /api/admin/alarms', json(200, []))
  // Asked for by a part that is fetched later than the dashboard.
  answerEvery(({ call }) => call === 'GET /api/admin/account/sessions', json(200, []))
  answer('GET /api/admin/sending', json(200, noSpending))
})

/** A remote that fills the dashboard; each component is what one run of its entry provides. */
function filling(title: string, order: number, ...components: readonly unknown[]) {
  const remote = builtRemote({ title: 'Notes', slots: [{ slot: 'dashboard', title, order }] })
  for (const component of components)
    serveScript(
      remote.entry,
      entryOf(remote, () => ({ default: component })),
    )
  return remote
}

const part = (title: string) => screen.findByRole('region', { name: title })
const failures = () => sent.filter(({ call }) => call.endsWith('/failures')).map(({ body }) => body)

const Well: ComponentType = () => <p>Three notes</p>
const Throwing: ComponentType = () => {
  throw new Error('no such list')
}
const forever = new Promise<never>(() => {})
const Suspended: ComponentType = () => use(forever)

describe('a slot', () => {
  it('shows the fillings of all modules in their order, after what is around it', async () => {
    const later = filling('Later notes', 2, () => <p>Four notes</p>)
    showAdmin({ remotes: [activeRemote('reports'), later, filling('Latest notes', 1, Well)] })
    const link = screen.getByRole('link', { name: /all about reports/ })
    const first = await part('Latest notes')
    await within(first).findByText('Three notes')
    const second = await part('Later notes')
    await within(second).findByText('Four notes')
    expect(link.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('ignores fillings of other slots', () => {
    showAdmin({ remotes: [builtRemote({ slots: [{ slot: 'elsewhere', title: 'Elsewhere', order: 1 }] })] })
    expect(screen.queryByRole('region', { name: 'Elsewhere' })).toBeNull()
  })
})

describe('a filling that fails leaves a line, is reported, and does not affect the others', () => {
  it.each([
    ['throws', Throwing, 'It threw an error while it was being shown: no such list'],
    ['is no component', 'text', 'What was loaded is not a part of this admin: it is no component.'],
  ])('if it %s, and Retry brings it back', async (_, broken, reason) => {
    const remote = filling('Latest notes', 1, broken, Well)
    answer(`POST /api/admin/remotes/${remote.name}/failures`, done)
    answer('GET /api/admin/registry?shell=build-1', json(200, { shell: 'build-1', remotes: [remote], waiting: [] }))
    showAdmin({ remotes: [activeRemote('reports'), remote, filling('Other notes', 2, () => <p>Four notes</p>)] })
    const line = await within(await part('Latest notes')).findByRole('alert')
    expect(line.textContent).toContain(`Notes could not show its part: ${reason}`)
    await within(await part('Other notes')).findByText('Four notes')
    screen.getByRole('link', { name: /all about reports/ })
    expect(failures()).toEqual([{ version: remote.version, reason: `In the slot 'dashboard': ${reason}` }])
    fireEvent.click(within(line).getByRole('button', { name: 'Retry' }))
    await within(await part('Latest notes')).findByText('Three notes')
  })

  it('if its script does not arrive', async () => {
    const remote = filling('Latest notes', 1)
    answer(`GET ${new URL(remote.entry, location.href).href}`, offline)
    answer(`POST /api/admin/remotes/${remote.name}/failures`, done)
    showAdmin({ remotes: [remote] })
    const line = await within(await part('Latest notes')).findByRole('alert')
    expect(line.textContent).toContain('Its file remote.js cannot be reached.')
  })

  it('if it waits for longer than five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const remote = filling('Latest notes', 1, Suspended)
    answer(`POST /api/admin/remotes/${remote.name}/failures`, done)
    showAdmin({ remotes: [remote] })
    await part('Latest notes')
    for (let second = 0; second < 8; second++) await vi.advanceTimersByTimeAsync(1000)
    const line = await within(await part('Latest notes')).findByRole('alert')
    expect(line.textContent).toContain('It has been waiting for something for five seconds.')
    vi.useRealTimers()
  })
})
