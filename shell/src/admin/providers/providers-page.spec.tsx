import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { answer, json, never, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ProvidersPage from './providers-page'
import { aCheck, aProvider, aTest } from './test-data/providers'

const list = 'GET /api/admin/providers'
const check = (port: string) => `POST /api/admin/providers/${port}/check`
const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the providers page', () => {
  it('asks each provider once, and shows each answer as it arrives', async () => {
    answer(list, json(200, [aProvider(), aProvider({ port: 'voice', name: 'ElevenLabs' })]))
    answer(check('sms'), json(200, aCheck()))
    answer(check('voice'), never)
    showPage(<ProvidersPage />)
    const sms = await card('Text messages')
    await sms.findByText('The account is active.')
    sms.getByText('Good')
    sms.getByText(/in 1,234 ms/)
    const voice = await card('Voice')
    voice.getByText('ElevenLabs')
    voice.getByText('Checking…')
    expect(sent.map(({ call }) => call)).toEqual([list, check('sms'), check('voice')])
  })

  it('shows the settings, marks the secret ones and gives the consequences of missing ones', async () => {
    answer(list, json(200, [aProvider()]))
    answer(check('sms'), json(200, aCheck()))
    showPage(<ProvidersPage />)
    const sms = await card('Text messages')
    const values = sms.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)
    expect(values).toEqual(['+14155550100', 'Set (hidden)', 'Not setThe line is left out.'])
    await sms.findByText('The account is active.')
  })

  it('shows problems openly, with a label and what to do', async () => {
    const finding = { tone: 'bad', sentence: 'Twilio cannot reach it.', remedy: 'Set PUBLIC_URL.' } as const
    const settings = [{ name: 'PUBLIC_URL', is_set: true, value: 'http://localhost', finding }]
    answer(list, json(200, [aProvider({ settings })]))
    answer(check('sms'), json(200, aCheck()))
    showPage(<ProvidersPage />)
    const sms = await card('Text messages')
    expect((await sms.findByText(/Twilio cannot reach it/)).textContent).toBe('Error: Twilio cannot reach it.')
    sms.getByText('Set PUBLIC_URL.')
    await sms.findByText('Not working')
  })

  it('repeats the checks on request, and shows the new results', async () => {
    const findings = [{ tone: 'caution', sentence: 'The account is on trial.', remedy: 'Upgrade.' }] as const
    answer(list, json(200, [aProvider()]))
    answer(check('sms'), json(200, aCheck({ findings: [...findings] })), json(200, aCheck()))
    showPage(<ProvidersPage />)
    const sms = await card('Text messages')
    await sms.findByText('Needs attention')
    fireEvent.click(sms.getByRole('button', { name: 'Check again: Text messages' }))
    await sms.findByText('The account is active.')
    sms.getByText('Good')
  })

  it('says that a check was refused', async () => {
    answer(list, json(200, [aProvider()]))
    answer(check('sms'), refused(429, 'Please wait a minute.'))
    showPage(<ProvidersPage />)
    await (await card('Text messages')).findByText(/The check failed. Please wait a minute./)
  })

  it('says when a webhook last received an event, and which outcomes are unknown', async () => {
    const provider = aProvider({
      webhooks: [
        { kind: 'replies', address: 'https://clarity.example/sms', heard_at: '2026-11-20T12:00:00.000Z' },
        { kind: 'deliveries', address: 'https://clarity.example/status', heard_at: null },
      ],
      unknown: {
        total: 7,
        newest: [
          { id: 'm1', kind: 'message', phone: '+14155550123', since: '2026-11-20T12:00:00.000Z', is_still_asked: true },
        ],
      },
    })
    answer(list, json(200, [provider]))
    answer(check('sms'), json(200, aCheck()))
    showPage(<ProvidersPage />)
    const sms = await card('Text messages')
    sms.getByText(/Incoming replies: last received/)
    sms.getByText(/Delivery status: nothing received yet/)
    sms.getByText('7 outcomes are unknown')
    sms.getByText(/Message \+14155550123/)
    sms.getByText('and 6 more')
    await sms.findByText('The account is active.')
  })

  it('can be retried if the list cannot be fetched', async () => {
    answer(list, offline, json(200, [aProvider({ port: 'places' })]))
    answer(check('places'), json(200, aCheck({ port: 'places' })))
    showPage(<ProvidersPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await (await card('Geolocation')).findByText('The account is active.')
  })
})

describe('a test message', () => {
  const send = 'POST /api/admin/providers/sms/test'
  const state = 'GET /api/admin/providers/sms/test/t1'

  async function show(at = '/') {
    answer(list, json(200, [aProvider()]))
    answer(check('sms'), json(200, aCheck()))
    const page = showPage(<ProvidersPage />, { at })
    const sms = await card('Text messages')
    await sms.findByText('The account is active.')
    return { sms, ...page }
  }

  it('shows its progress until it is delivered', async () => {
    const { sms, router } = await show()
    answer(send, json(201, aTest()))
    answer(state, json(200, aTest()), json(200, aTest({ state: 'sent' })), json(200, aTest({ state: 'delivered' })))
    fireEvent.change(sms.getByLabelText('Phone number'), { target: { value: '+1 415 555 0123' } })
    fireEvent.click(sms.getByRole('button', { name: 'Send' }))
    await sms.findByText('It is waiting in the queue.')
    await sms.findByText(/The carrier accepted it/)
    await sms.findByText('It was delivered.')
    expect(router.state.location.search).toBe('?test=t1')
    expect(sent.find(({ call }) => call === send)?.body).toEqual({ phone: '+14155550123' })
  })

  it('that fails says why and what to do, even after leaving the page and returning', async () => {
    const trouble = { tone: 'bad', sentence: 'This is a landline.', remedy: 'Use a mobile phone.' } as const
    answer(state, json(200, aTest({ state: 'failed', trouble })))
    const { sms } = await show('/?test=t1')
    await sms.findByText('It was not delivered.')
    sms.getByText('Use a mobile phone.')
  })

  it('that is refused says why', async () => {
    const { sms } = await show()
    answer(send, refused(409, 'This number has opted out.'))
    fireEvent.click(sms.getByRole('button', { name: 'Send' }))
    expect((await sms.findByRole('alert')).textContent).toBe('This number has opted out.')
  })
})
