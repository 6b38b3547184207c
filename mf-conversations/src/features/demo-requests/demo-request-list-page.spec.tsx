import { formatMoment } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { heldTexts } from '@clarity/contracts/sending'
import { answer, json, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { invited } from '../../test-data/demo-requests'
import { showConversations, showRequests } from '../../test-data/show-conversations'

const list = 'GET /api/admin/demo-requests'
const scenarios = 'GET /api/scenarios?all=true'
const since = formatMoment(invited.state_since)

function show(...requests: DemoRequestRow[]): void {
  answer(scenarios, json(200, []))
  answer(list, json<DemoRequestRow[]>(200, requests, { 'x-total-count': String(requests.length) }))
  showRequests()
}

/** The state text of the only row. */
async function howFar(change: Partial<DemoRequestRow>): Promise<string | null> {
  show({ ...invited, ...change })
  await screen.findByRole('link', { name: 'Logan Reed' })
  return screen.getAllByRole('cell')[1]!.textContent
}

describe('the list of demo requests', () => {
  it('shows who was invited when and to what, and how far each request has come', async () => {
    show(invited)
    await screen.findByRole('link', { name: 'Logan Reed' })
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Participants',
      'State',
      'Scenario',
      'Requested At',
      'Actions',
    ])
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Logan Reed+14155550101Manager: Robin Hale+14155550102',
      `Invited${since}The invitation was sentWaiting for a YES or a tap on the link.`,
      'Asking for a raise',
      formatMoment(invited.created_at),
      'Open',
    ])
  })

  it.each<[string, Partial<DemoRequestRow>, string]>([
    [
      'that the carrier refused',
      {
        state: 'invitation_failed',
        cause: 'the invitation could not be sent',
        undelivered: [{ template: 'sms_recipient_invitation_template', error: 'Twilio error 21211', waits: false }],
      },
      `Invitation failed${since}The invitation could not be sentInvitation not delivered: Twilio error 21211Check the number and request again.`,
    ],
    [
      'whose answers do not arrive',
      { undelivered: [{ template: 'clarify', error: null, waits: false }] },
      `Invited${since}The invitation was sentAnswer to a reply not deliveredWaiting for a YES or a tap on the link.`,
    ],
    [
      'that a refused account holds up',
      {
        state: 'requested',
        cause: null,
        undelivered: [{ template: 'sms_self_demo_invitation_template', error: 'Twilio error 20003', waits: true }],
      },
      `Requested${since}Invitation not sent yet: Twilio error 20003It will be retried automatically.`,
    ],
    [
      'whose call reached a voicemail',
      { state: 'call_failed', cause: 'a voicemail took the call', next_action: 'reply_yes_or_open_link' },
      `Call failed${since}A voicemail took the callReplying YES calls again. The link starts the conversation in the browser.`,
    ],
    [
      'whose call could not be begun',
      {
        state: 'call_failed',
        cause: 'the call could not be placed',
        call_error: 'the provider refused the call',
        next_action: 'check_number_or_open_link',
      },
      `Call failed${since}The call could not be placedThe provider refused the callCheck the number. The link starts the conversation in the browser.`,
    ],
    [
      'whose call nobody answered, which the call says too',
      { state: 'call_failed', cause: 'nobody answered the call', call_error: 'nobody answered the call' },
      `Call failed${since}Nobody answered the callReplying YES calls again. The link starts the conversation in the browser.`,
    ],
    [
      'that waits for the day',
      { state: 'requested', cause: null, waits_until: '2026-11-21T16:00:00.000Z' },
      `Requested${since}It is nighttime at this number. The invitation will go out on ${formatMoment('2026-11-21T16:00:00.000Z')}.`,
    ],
    [
      'that was stopped',
      { state: 'opted_out', cause: 'reply STOP' },
      `Opted out${since}The recipient replied STOPNothing is sent to this number until its owner texts START.`,
    ],
    [
      'that is done',
      { state: 'reported', cause: 'the report was written' },
      `Report ready${since}The report was written`,
    ],
  ])('says of one %s what happened and what comes next', async (_, change, words) => {
    expect(await howFar(change)).toBe(words)
  })

  it('links to the transcript', async () => {
    show({ ...invited, conversation_id: 'c0ffee' })
    const link = await screen.findByRole('link', { name: 'View Transcript' })
    expect(link.getAttribute('href')).toBe('/admin/conversations/c0ffee/transcript')
  })

  it('keeps its earlier address, with the search', async () => {
    const { router } = showConversations('/requests?q=Logan')
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/admin/requests?q=Logan'),
    )
  })

  it('is opened from the conversations', async () => {
    answer('GET /api/admin/conversations', json(200, []))
    showConversations()
    const link = await screen.findByRole('link', { name: 'Demo requests' })
    expect(link.getAttribute('href')).toBe('/admin/requests')
  })

  it('leads to the page of a request by its people’s names', async () => {
    show(invited)
    for (const name of ['Logan Reed', 'Robin Hale', 'Open the request of Logan Reed'])
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/admin/requests/d3m0')
  })

  it('says what the code of a carrier means, and what to do', async () => {
    const trouble = { tone: 'bad', sentence: 'The phone is off.', remedy: 'Try again once it is on.' } as const
    const error = 'Twilio error 30003'
    const sms = { template: 'sms_self_demo_invitation_template', error, waits: false, trouble }
    expect(await howFar({ undelivered: [sms] })).toContain(
      'Invitation not delivered: The phone is off. Try again once it is on. (Twilio error 30003)',
    )
  })

  it('says once why a text waits', async () => {
    const sentence = `The message waits, because ${heldTexts.budget}.`
    const trouble = { tone: 'caution', sentence, remedy: 'See Costs.' } as const
    const sms = { template: 'sms_self_demo_invitation_template', error: heldTexts.budget, waits: true, trouble }
    expect((await howFar({ undelivered: [sms] }))?.split(heldTexts.budget)).toHaveLength(2)
  })

  it('keeps its filters in the address, and asks the server for them', async () => {
    answer(scenarios, json(200, []))
    answer(`${list}?state=expired&campaign=xy`, json(200, []))
    answer(`${list}?state=invited&campaign=xy`, json(200, []))
    answer(list, json(200, []))
    const { router } = showRequests('?state=expired&campaign=xy')
    await screen.findByText('No results match this search.')
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'invited' } })
    await waitFor(() => expect(router.state.location.search).toBe('?state=invited&campaign=xy'))
    await screen.findByText('No results match this search.')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await screen.findByText('No demo requests found')
  })

  it('sends the texts of a range of rows again, and says which were refused', async () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ ...invited, id, recipient_name: `Person ${id}` }))
    show(...rows)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Person a' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Person c' }), { shiftKey: true })
    screen.getByText('3 selected')
    fireEvent.click(screen.getByRole('button', { name: 'Send again to 3' }))
    for (const id of ['a', 'c']) answer(`POST /api/admin/demo-requests/${id}/resend`, json(202, rows[0]))
    answer('POST /api/admin/demo-requests/b/resend', refused(409, 'A text is on its way already.'))
    answer(list, json(200, rows), json(200, rows), json(200, rows))
    const dialog = await screen.findByRole('dialog', { name: 'Send the text again to 3 people?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send again' }))
    await screen.findByText(/2 sent again/)
    expect(screen.getByText(/1 not sent/).textContent).toContain('Person b: A text is on its way already.')
  })

  it.each([
    ['is refused', refused(500, 'Something broke.'), 'Failed to fetch demo requests'],
    ['gets no answer', offline, 'Failed to fetch demo requests'],
    ['is no list', json(200, {}), 'Received invalid data format for demo requests.'],
  ])('shows an error if it %s', async (_, first, words) => {
    answer(scenarios, json(200, []))
    answer(list, first)
    showRequests()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })
})
