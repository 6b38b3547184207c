import type { RequestedDemo } from '@clarity/contracts/demo-request'
import type { ScenarioChoice } from '@clarity/contracts/scenario'
import { answer, json, never, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import HomePage from './home-page'

const svg = '<svg viewBox="0 0 8 8"><script>alert(1)</script></svg>'
const scenarios: ScenarioChoice[] = [
  { id: 's1', title: 'Sell', description: 'To a buyer.', icon: svg, is_active: true },
  { id: 's2', title: 'Feedback', description: 'That is hard to hear.', icon: '💬', is_active: true },
]
const offer = (list = scenarios) => answer('GET /api/scenarios', json(200, list))
const requested = json<RequestedDemo>(201, { requestId: 'r1', shortCode: 'Ab3dE' })

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The form with its scenarios and phone fields. */
async function openForm() {
  render(<HomePage />)
  await screen.findByRole('radio', { name: /Sell/ })
  await screen.findByRole('textbox', { name: 'Your Phone' })
}

async function openForManager() {
  await openForm()
  choose('For someone else')
}

function fillSelf() {
  type('Your Name', '  Maya Okafor ')
  type('Your Phone', '+12015550123')
}

function fillForManager() {
  type('Manager Name', 'Jonas Lind')
  type('Manager Phone', '+46701234567')
  type('Recipient Name', 'Maya Okafor')
  type('Recipient Phone', '+12015550123')
}

describe('what the page says', () => {
  test('what this is, what happens next, how it goes and what it costs', async () => {
    offer()
    await openForm()
    expect(screen.getByRole('heading', { name: 'Practice a conversation. Read how it went.', level: 1 })).toBeTruthy()
    expect(screen.getByText(/^We text you a link\./)).toBeTruthy()
    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Get a text',
      'Talk',
      'Read your report',
    ])
    expect(screen.getAllByText(/Msg & data rates may apply/)).toHaveLength(2)
  })

  test('that Clarity is an AI, that it is recorded, and how to stop', async () => {
    offer()
    await openForm()
    const consent = /Clarity is an AI and the conversation is recorded.*STOP to opt out/
    expect(screen.getByText(consent).textContent).toContain('you agree to get text messages')
    choose('For someone else')
    expect(screen.getByText(consent).textContent).toContain('people who have agreed to get text messages')
  })

  test('a notice, when there is one', () => {
    answer('GET /api/scenarios', never)
    render(<HomePage notice="Look here." />)
    expect(screen.getByRole('alert').textContent).toBe('Look here.')
  })
})

describe('the scenarios', () => {
  test('are cards with icon, title and description, the first one chosen', async () => {
    offer()
    await openForm()
    const cards = screen.getAllByRole<HTMLInputElement>('radio', { name: /Sell|Feedback/ })
    expect(cards.map(({ checked }) => checked)).toEqual([true, false])
    expect(screen.getByText('That is hard to hear.')).toBeTruthy()
    expect(screen.getByText('💬')).toBeTruthy()
  })

  test('a drawing is an image of its own and never markup of the page', async () => {
    offer()
    await openForm()
    const image = document.querySelector<HTMLImageElement>('.scenario img')!
    expect(decodeURIComponent(image.src)).toBe(
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script></svg>',
    )
    expect(image.alt).toBe('')
    expect(document.querySelector('.scenario script')).toBeNull()
  })

  test('say that they are loading', () => {
    answer('GET /api/scenarios', never)
    render(<HomePage />)
    expect(screen.getByText('Loading scenarios...')).toBeTruthy()
  })

  test('say that there are none, and then no demo can be requested', async () => {
    offer([])
    render(<HomePage />)
    expect(await screen.findByText('There is nothing to practice here yet. Please come back later.')).toBeTruthy()
    await screen.findByRole('textbox', { name: 'Your Phone' })
    fillSelf()
    press('Text me my link')
    expect(screen.getByText('Please select a scenario first')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What is it about?' }))
  })

  test('that could not be loaded are fetched again', async () => {
    answer('GET /api/scenarios', refused(503, 'We are resting.'), json(200, scenarios))
    render(<HomePage />)
    expect((await screen.findByRole('alert')).textContent).toBe('The scenarios could not be loaded. We are resting.')
    press('Try again')
    expect(await screen.findByRole('radio', { name: /Sell/ })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test("are the campaign's, and the request names it", async () => {
    history.replaceState(null, '', '/?c=q7')
    answer('GET /api/scenarios?campaign=q7', json(200, scenarios))
    answer('POST /api/request-demo', requested)
    await openForm()
    fillSelf()
    press('Text me my link')
    await screen.findByText('Check your phone')
    expect(sent.at(-1)!.body).toMatchObject({ campaign: 'q7' })
  })
})

describe('for oneself', () => {
  test('sends the input, with the same person as manager', async () => {
    offer()
    answer('POST /api/request-demo', requested)
    await openForm()
    choose(/Feedback/)
    fillSelf()
    press('Text me my link')
    expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBe(document.activeElement)
    expect(sent.at(-1)).toEqual({
      call: 'POST /api/request-demo',
      body: {
        role: 'recipient',
        scenarioId: 's2',
        managerName: 'Maya Okafor',
        managerPhone: '+12015550123',
        recipientName: 'Maya Okafor',
        recipientPhone: '+12015550123',
      },
    })
    expect(screen.getByText('A text message is on its way to +1 201 555 0123.')).toBeTruthy()
    expect(screen.getByText('Tap its link to start right away, or reply YES to get a call.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('Ab3dE')
  })

  test.each([
    [fillSelf, 'Text me my link', 'Your text message will arrive in the morning'],
    [fillForManager, 'Send the invitation', 'The invitation will go out in the morning'],
  ])('says until when the message waits if it is night at the number', async (fill, submit, title) => {
    const waitsUntil = '2026-11-24T13:00:00.000Z'
    answer('POST /api/request-demo', json<RequestedDemo>(201, { requestId: 'r1', shortCode: 'Ab3dE', waitsUntil }))
    offer()
    await (fill === fillSelf ? openForm() : openForManager())
    fill()
    press(submit)
    await screen.findByRole('heading', { name: title })
    const day = new Date(waitsUntil).toLocaleDateString(undefined, { weekday: 'long' })
    expect(
      screen.getByText(/^It is nighttime at \+1 201 555 0123, so the text message will go out on /).textContent,
    ).toContain(day)
  })

  test('says that a manager has to confirm first, and on which phone', async () => {
    const requested = { requestId: 'r1', shortCode: 'Ab3dE', awaitsManager: true }
    answer('POST /api/request-demo', json<RequestedDemo>(201, requested))
    offer()
    await openForManager()
    fillForManager()
    press('Send the invitation')
    await screen.findByRole('heading', { name: 'Please confirm on your phone' })
    expect(screen.getByText(/^A text message is on its way to/)).toBeTruthy()
    expect(
      screen.getByText(/^Reply YES to our text, and .* gets the invitation\. Nothing is sent before that\.$/),
    ).toBeTruthy()
    expect(screen.queryByText(/You get a confirmation now/)).toBeNull()
  })

  test('shows each missing value at its field, and focuses the first', async () => {
    offer()
    await openForm()
    press('Text me my link')
    expect(describing('Your Name')).toBe('Name is required')
    expect(describing('Your Phone')).toBe('Valid phone number is required')
    expect(document.activeElement).toBe(field('Your Name'))
    type('Your Name', 'Maya')
    expect(screen.queryByText('Name is required')).toBeNull()
    press('Text me my link')
    expect(document.activeElement).toBe(field('Your Phone'))
  })

  test.each(['+1201555', '+10000000000', '+99912345678'])('%s is no valid phone', async (phone) => {
    offer()
    await openForm()
    type('Your Name', 'Maya')
    type('Your Phone', phone)
    press('Text me my link')
    expect(describing('Your Phone')).toBe('Valid phone number is required')
  })

  test('the phone begins in the US, with its flag from this site', async () => {
    offer()
    await openForm()
    expect(field('Your Phone').placeholder).toBe('+1')
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your Phone: country' })
    expect(country.value).toBe('US')
    expect(document.querySelector<HTMLImageElement>('.phone-field img')!.getAttribute('src')).toBe('/site/flags/US.svg')
    fireEvent.focus(country)
    fireEvent.change(country, { target: { value: 'SE' } })
    expect(field('Your Phone').placeholder).toBe('+46')
  })

  test('a number filled in without its country code is one of the chosen country', async () => {
    offer()
    await openForm()
    type('Your Phone', '(201) 555-0123')
    expect(field('Your Phone').value).toBe('+1 201 555 0123')
  })

  test('requesting another one keeps the name only', async () => {
    offer()
    answer('POST /api/request-demo', requested)
    await openForm()
    fillSelf()
    press('Text me my link')
    await screen.findByText('Check your phone')
    press('Request another one')
    await screen.findByRole('textbox', { name: 'Your Phone' })
    expect(field('Your Name').value).toBe('Maya Okafor')
    expect(field('Your Phone').value).toBe('')
  })
})

describe('for someone else', () => {
  test('asks for both people and says what each of them gets', async () => {
    offer()
    answer('POST /api/request-demo', requested)
    await openForManager()
    fillForManager()
    press('Send the invitation')
    expect(await screen.findByRole('heading', { name: 'The invitation is on its way' })).toBeTruthy()
    expect(sent.at(-1)!.body).toEqual({
      role: 'manager',
      scenarioId: 's1',
      managerName: 'Jonas Lind',
      managerPhone: '+46701234567',
      recipientName: 'Maya Okafor',
      recipientPhone: '+12015550123',
    })
    expect(screen.getByText('A text message is on its way to +1 201 555 0123.')).toBeTruthy()
    expect(
      screen.getByText('Maya Okafor can tap its link to start right away, or reply YES to get a call.'),
    ).toBeTruthy()
    expect(document.body.textContent).not.toContain('Ab3dE')
  })

  test('names everything that is missing', async () => {
    offer()
    await openForManager()
    press('Send the invitation')
    expect(describing('Manager Name')).toBe('Manager name is required')
    expect(describing('Manager Phone')).toBe('Valid manager phone is required')
    expect(describing('Recipient Name')).toBe('Recipient name is required')
    expect(describing('Recipient Phone')).toBe('Valid recipient phone is required')
    expect(document.activeElement).toBe(field('Manager Name'))
  })

  test('a change of role keeps the requester and clears the validation errors', async () => {
    offer()
    await openForm()
    fillSelf()
    choose('For someone else')
    expect(field('Manager Name').value.trim()).toBe('Maya Okafor')
    expect(field('Manager Phone').value).toBe('+1 201 555 0123')
    press('Send the invitation')
    choose('For myself')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  test('requesting another one keeps the manager', async () => {
    offer()
    answer('POST /api/request-demo', requested)
    await openForManager()
    fillForManager()
    press('Send the invitation')
    await screen.findByText('The invitation is on its way')
    press('Request another one')
    await screen.findByRole('textbox', { name: 'Manager Phone' })
    expect(field('Manager Name').value).toBe('Jonas Lind')
    expect(field('Manager Phone').value).toBe('+46 70 123 45 67')
    expect(field('Recipient Name').value).toBe('')
    expect(field('Recipient Phone').value).toBe('')
  })
})

describe('a refusal', () => {
  test.each([
    [
      'Too many requests for now. Please try again later.',
      refused(429, 'Too many requests for now. Please try again later.'),
    ],
    ['We cannot send messages to this country yet.', refused(400, 'We cannot send messages to this country yet.')],
    ['API request failed with status 502', refused(502)],
    ['Failed to create demo request', json(201, {})],
    ['Clarity cannot be reached. Please check your connection and try again.', offline],
  ])('is shown, keeps the input, and can be retried: %s', async (sentence, reply) => {
    offer()
    answer('POST /api/request-demo', reply, requested)
    await openForm()
    fillSelf()
    press('Text me my link')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field('Your Phone').value).toBe('+1 201 555 0123')
    press('Text me my link')
    expect(await screen.findByText('Check your phone')).toBeTruthy()
  })

  test('no second request is sent while the first is in progress', async () => {
    offer()
    answer('POST /api/request-demo', never)
    await openForm()
    fillSelf()
    press('Text me my link')
    press('Sending...')
    fireEvent.submit(document.querySelector('form')!)
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  })
})

test('a form that was sent before the app had loaded is sent once the page is ready', async () => {
  document.documentElement.dataset['submitted'] = ''
  offer()
  render(<HomePage />)
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect('submitted' in document.documentElement.dataset).toBe(false)
})

function describing(name: string) {
  const input = field(name)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  return document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent
}
