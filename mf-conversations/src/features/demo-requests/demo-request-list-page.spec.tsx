import { formatMoment } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { answer, json, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { invited } from '../../test-data/demo-requests'
import { showConversations } from '../../test-data/show-conversations'

const list = 'GET /api/admin/demo-requests'
const since = formatMoment(invited.state_since)

function show(...requests: DemoRequestRow[]): void {
  answer(list, json<DemoRequestRow[]>(200, requests, { 'x-total-count': String(requests.length) }))
  showConversations('/requests')
}

/** The state text of the only row. */
async function howFar(change: Partial<DemoRequestRow>): Promise<string | null> {
  show({ ...invited, ...change })
  await screen.findByText('Recipient:')
  return screen.getAllByRole('cell')[1]!.textContent
}

describe('the list of demo requests', () => {
  it('shows who was invited when and to what, and how far each request has come', async () => {
    show(invited)
    await screen.findByText('Recipient:')
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Requested At',
      'State',
      'Participants',
      'Phone Numbers',
      'Scenario',
    ])
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      formatMoment(invited.created_at),
      `Invited${since}The invitation was sentWaiting for a YES or a tap on the link.`,
      'Recipient: Logan ReedManager: Robin Hale',
      'R: +14155550101M: +14155550102',
      'Asking for a raise',
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

  it('is opened from the conversations, and links back', async () => {
    answer('GET /api/admin/conversations', json(200, []), json(200, []))
    answer(list, json(200, []))
    showConversations()
    fireEvent.click(await screen.findByRole('link', { name: 'Demo requests' }))
    await screen.findByText('No demo requests found')
    fireEvent.click(screen.getByRole('link', { name: 'Back to conversations' }))
    await screen.findByText('No conversations found')
  })

  it.each([
    ['is refused', refused(500, 'Something broke.'), 'Failed to fetch demo requests'],
    ['gets no answer', offline, 'Failed to fetch demo requests'],
    ['is no list', json(200, {}), 'Received invalid data format for demo requests.'],
  ])('shows an error if it %s', async (_, first, words) => {
    answer(list, first)
    showConversations('/requests')
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })
})
