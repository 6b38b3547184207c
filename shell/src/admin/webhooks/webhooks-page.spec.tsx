import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { CreatedWebhook, Webhook, WebhookDelivery } from '@clarity/contracts/webhook'
import { answer, done, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import WebhooksPage from './webhooks-page'

const path = '/api/admin/webhooks'
const url = 'https://example.com/clarity'

function webhook(overrides: Partial<Webhook> = {}): Webhook {
  return {
    id: 'w1',
    url,
    types: ['report.written', 'report.viewed'],
    is_on: true,
    off_at: null,
    off_reason: null,
    created_at: '2026-11-20T10:00:00.000Z',
    created_by: 'ada@example.com',
    last_delivered_at: null,
    ...overrides,
  }
}

function show(...webhooks: Webhook[]) {
  answer(`GET ${path}`, json(200, webhooks))
  showPage(<WebhooksPage />)
}

describe('the list of webhooks', () => {
  it('says of each what it gets, whether it is on, and why not', async () => {
    const off = { is_on: false, off_at: '2026-11-20T10:00:00.000Z', off_reason: 'the receiver answered 500' }
    show(webhook(), webhook({ id: 'w2', url: 'https://off.example.com/', ...off }))
    const row = within(await screen.findByRole('row', { name: /example.com.clarity/ }))
    row.getByText('Report written, Report viewed')
    row.getByText('On')
    row.getByText('Never')
    within(screen.getByRole('row', { name: /off.example.com/ })).getByText(
      'After eight tries over two days: the receiver answered 500',
    )
  })

  it('says what a webhook is for if there is none, and can be retried', async () => {
    answer(`GET ${path}`, offline, json(200, []))
    showPage(<WebhooksPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('No webhook has been added yet.')
  })

  it('switches one off, and says why if that failed', async () => {
    show(webhook())
    answer(`PATCH ${path}/w1`, offline, json(200, webhook({ is_on: false })))
    answer(`GET ${path}`, json(200, [webhook()]), json(200, [webhook({ is_on: false })]))
    fireEvent.click(await screen.findByRole('button', { name: `Switch off: ${url}` }))
    await screen.findByText('Nothing was changed. The server cannot be reached.')
    fireEvent.click(screen.getByRole('button', { name: `Switch off: ${url}` }))
    await screen.findByRole('button', { name: `Switch on: ${url}` })
    expect(sent.filter(({ call }) => call === `PATCH ${path}/w1`)[1]!.body).toEqual({ is_on: false })
  })

  it('deletes one after a question', async () => {
    show(webhook())
    answer(`DELETE ${path}/w1`, done)
    answer(`GET ${path}`, json(200, []))
    fireEvent.click(await screen.findByRole('button', { name: `Delete: ${url}` }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }))
    fireEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('The webhook is deleted.')
    await screen.findByText('No webhook has been added yet.')
  })
})

describe('a new webhook', () => {
  async function openForm() {
    fireEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }))
    return { dialog, submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Add webhook' })) }
  }

  it('shows its secret once', async () => {
    show()
    answer(`POST ${path}`, json(201, { ...webhook(), secret: 'whsec_0123' } satisfies CreatedWebhook))
    answer(`GET ${path}`, json(200, [webhook()]))
    const { dialog, submit } = await openForm()
    fireEvent.change(dialog.getByLabelText('Address'), { target: { value: ` ${url} ` } })
    for (const type of ['Request changed', 'Conversation finished'])
      fireEvent.click(dialog.getByRole('checkbox', { name: type }))
    submit()
    const shown = within(await screen.findByRole('dialog', { name: 'Webhook added' }))
    shown.getByText('whsec_0123')
    fireEvent.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText('whsec_0123')).toBeNull())
    expect(sent.find(({ call }) => call === `POST ${path}`)!.body).toEqual({
      url,
      types: ['report.written', 'report.viewed'],
    })
  })

  it('needs an address and an event, and says what the server refused', async () => {
    show()
    answer(`POST ${path}`, refused(400, 'url must not be in a private network.'))
    answer(`GET ${path}`, json(200, []))
    const { dialog, submit } = await openForm()
    const boxes = dialog.getAllByRole('checkbox')
    for (const box of boxes) fireEvent.click(box)
    submit()
    await dialog.findByText('Please enter an address.')
    dialog.getByText('Please choose at least one event.')
    fireEvent.click(boxes[0]!)
    fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'https://127.0.0.1/' } })
    submit()
    await dialog.findByText('url must not be in a private network.')
  })
})

describe('the deliveries of a webhook', () => {
  const delivery: WebhookDelivery = {
    id: 'd1',
    type: 'report.written',
    state: 'failed',
    tries: 8,
    next_try_at: null,
    status: 500,
    error: 'the receiver answered 500',
    created_at: '2026-11-20T10:00:00.000Z',
    delivered_at: null,
  }

  it('are listed, and sent again', async () => {
    show(webhook())
    const waiting: WebhookDelivery = { ...delivery, state: 'waiting', tries: 0 }
    answer(`GET ${path}/w1/deliveries`, json(200, [delivery]), json(200, [delivery]), json(200, [waiting]))
    answer(
      `POST ${path}/deliveries/d1/redeliver`,
      refused(409, 'This webhook is off. Please switch it on first.'),
      done,
    )
    fireEvent.click(await screen.findByRole('button', { name: `Deliveries: ${url}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Deliveries to ${url}` }))
    await dialog.findByText('the receiver answered 500')
    fireEvent.click(dialog.getByRole('button', { name: 'Send again: Report written' }))
    await screen.findByText('The delivery was not sent. This webhook is off. Please switch it on first.')
    fireEvent.click(dialog.getByRole('button', { name: 'Send again: Report written' }))
    await screen.findByText('The delivery is being sent again.')
    await dialog.findByText('Waiting')
  })
})
