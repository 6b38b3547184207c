import { formatMoment } from '@clarity/admin-kit'
import { sayLive } from '@clarity/admin-kit/test-kit/browser'
import { demoRequestActionTexts, type DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import { answer, json, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { invited, reported } from '../../test-data/demo-requests'
import { showRequests } from '../../test-data/show-conversations'

const call = 'GET /api/admin/demo-requests/d3m0'

async function show(change: Partial<DemoRequestDetails> = {}) {
  const details = { ...reported, ...change }
  answer(call, json(200, details))
  const shown = showRequests('/d3m0')
  await screen.findByRole('heading', { name: 'Logan Reed', level: 1 })
  return shown
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the page of a demo request', () => {
  it('says who, which scenario, and how far the request has come', async () => {
    await show()
    const scenario = screen.getByRole('link', { name: 'Asking for a raise' })
    expect(scenario.getAttribute('href')).toBe(`/admin/scenarios/${reported.scenario_id}`)
    expect(screen.getAllByText('Report ready').length).toBe(2)
    for (const id of ['d3m0', 'c0ffee', 'r1', ...['Ab3dE', 'Fg4hJ'].map((code) => `${window.location.origin}/${code}`)])
      screen.getByText(id)
    expect(screen.getAllByRole('button', { name: /^Copy / })).toHaveLength(5)
  })

  it('says how often people and programs opened its links', async () => {
    const [first_at, last_at] = ['2026-11-03T14:20:00.000Z', '2026-11-03T15:00:00.000Z']
    const report = {
      ...reported.report!,
      link_hits: { people: 0, previews: 1, scanners: 2, first_at: null, last_at: null },
    }
    await show({ link_hits: { people: 3, previews: 0, scanners: 0, first_at, last_at }, report })
    screen.getByText(`Opened 3 times: first ${formatMoment(first_at)}, last ${formatMoment(last_at)}.`)
    screen.getByText('No one has opened it yet. (1 preview, 2 visits by other programs)')
  })

  it('says how often the links of its campaign were opened', async () => {
    const at = '2026-11-03T14:20:00.000Z'
    const hits = { people: 1, previews: 0, scanners: 0, first_at: at, last_at: at }
    await show({ request: { ...reported.request, campaign: 'spring' }, campaign_hits: hits })
    screen.getByText(`All invitation links of this campaign: Opened once, on ${formatMoment(at)}.`)
  })

  it('says when a link was opened once', async () => {
    const at = '2026-11-03T14:20:00.000Z'
    await show({ link_hits: { people: 1, previews: 1, scanners: 0, first_at: at, last_at: at } })
    screen.getByText(`Opened once, on ${formatMoment(at)}. (1 preview)`)
  })

  it('tells its way in order, with the way to the transcript', async () => {
    await show()
    const steps = part('Timeline')
      .getAllByRole('listitem')
      .map((step) => step.querySelector('strong')!.textContent)
    expect(steps).toEqual([
      'Requested',
      'Invited',
      'Call',
      'Conversation in the browser',
      'Conversation of 10:05',
      'Finished',
      'Report ready',
    ])
    const transcript = part('Timeline').getByRole('link', { name: 'View Transcript' })
    expect(transcript.getAttribute('href')).toBe('/admin/conversations/c0ffee/transcript')
  })

  it('says why a text did not arrive, and what to do', async () => {
    await show()
    const [text, reply] = part('Text messages').getAllByRole('listitem')
    within(text!).getByText('Not delivered')
    expect(text!.textContent).toContain(
      'The phone is off or unreachable. Try again once it is on. (Twilio error 30003)',
    )
    expect(reply!.textContent).toContain('Who is this?')
  })

  it('sends the text again, and then shows it', async () => {
    await show()
    answer('POST /api/admin/demo-requests/d3m0/resend', json(202, reported.request))
    answer(call, json(200, { ...reported, resend: { reason: demoRequestActionTexts.isOnItsWay } }))
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('The text is on its way again.')
    const button = screen.getByRole('button', { name: 'Send again' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    fireEvent.click(button)
    await screen.findByText('Sending again does not help now. A text is on its way already.')
  })

  it('stops a request after a question, and says why the server refuses it', async () => {
    await show({ request: invited, stop: { reason: null } })
    answer('POST /api/admin/demo-requests/d3m0/stop', refused(409, 'The conversation has begun.'))
    answer(call, json(200, reported))
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stop this request?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }))
    await screen.findByText('The conversation has begun.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull())
  })

  it('follows its request without a reload', async () => {
    await show({ request: invited })
    answer(call, json(200, reported))
    await sayLive({ kind: 'request', id: 'd3m0' })
    await waitFor(() => expect(screen.getAllByText('Report ready')).toHaveLength(2))
  })

  it('gets the address of the request if it was opened by the id of its report', async () => {
    answer('GET /api/admin/demo-requests/r1', json(200, reported))
    answer(call, json(200, { ...reported, request: { ...reported.request, recipient_name: 'Logan R. Reed' } }))
    const { router } = showRequests('/r1')
    await screen.findByRole('heading', { name: 'Logan R. Reed', level: 1 })
    expect(router.state.location.pathname).toBe('/admin/requests/d3m0')
  })

  it('says that its person was erased, which leaves no name for a heading', async () => {
    const request = { ...reported.request, recipient_name: '', recipient_phone: null, manager_name: null }
    answer(call, json(200, { ...reported, request, erased_at: '2026-11-05T10:00:00.000Z' }))
    showRequests('/d3m0')
    await screen.findByRole('heading', { name: 'Erased person', level: 1 })
    screen.getByText(/^A person of this request was erased/)
  })

  it('says that there is no such request', async () => {
    answer(call, refused(404, 'Demo request not found.'))
    showRequests('/d3m0')
    await screen.findByText('There is no demo request with this id.')
  })

  it('can be retried', async () => {
    answer(call, offline, json(200, reported))
    showRequests('/d3m0')
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Logan Reed', level: 1 })
  })
})
