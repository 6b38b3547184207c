import type { BegunWelcome } from '@clarity/contracts/demo-session'
import { answer, json, never, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conversationLength } from '../../texts'
import InvitePage from './invite-page'

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email Address' })
const goOn = (typed?: string) => {
  if (typed !== undefined) fireEvent.change(email(), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}
const start = async () => fireEvent.click(await screen.findByRole('button', { name: 'Start conversation' }))

test('the email of the link is filled in and can be changed', () => {
  render(<InvitePage email="maya@example.com" />)
  expect(screen.getByRole('heading', { name: 'You’re invited to a conversation', level: 1 })).toBeTruthy()
  expect(email().value).toBe('maya@example.com')
  goOn(' jonas@example.com ')
  expect(screen.getByRole('heading', { name: 'Welcome jonas@example.com', level: 1 })).toBeTruthy()
  expect(document.title).toBe('Welcome jonas@example.com')
})

test('a link without an email gives an empty field', () => {
  render(<InvitePage />)
  expect(email().value).toBe('')
  expect(email().placeholder).toBe('Enter your email')
})

test.each([
  ['  ', 'Please enter your email address'],
  ['nope', 'Please enter a valid email address'],
])('%j is refused at its field: %s', (typed, sentence) => {
  render(<InvitePage />)
  goOn(typed)
  expect(document.getElementById(email().getAttribute('aria-describedby')!)!.textContent).toBe(sentence)
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
  fireEvent.change(email(), { target: { value: 'maya@example.com' } })
  expect(screen.queryByText(sentence)).toBeNull()
})

test('the welcome has the widget with its two texts, the notice and the number to call', async () => {
  render(<InvitePage email="maya@example.com" supportPhone="+14155550100" />)
  goOn()
  expect(await screen.findByRole('button', { name: 'Start conversation' })).toBeTruthy()
  expect(screen.getByText('Talk to Clarity')).toBeTruthy()
  expect(screen.getByText('You’ll be talking to an AI. This conversation is recorded.')).toBeTruthy()
  expect(screen.getByText(/Prefer to call Clarity directly\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '+1 415 555 0100' }).getAttribute('href')).toBe('tel:+14155550100')
  expect(sent, 'looking begins nothing').toEqual([])
})

test('the welcome says the scenario and about how long it takes, until the conversation begins', async () => {
  answer('POST /api/welcome', json<BegunWelcome>(201, { requestId: 'r1' }))
  answer('POST /api/demo/r1/session', never)
  render(<InvitePage email="maya@example.com" scenario={{ title: 'A late delivery', icon: '📦' }} />)
  expect(screen.queryByText('A late delivery')).toBeNull()
  goOn()
  expect(screen.getByText('A late delivery')).toBeTruthy()
  expect(screen.getByText('📦')).toBeTruthy()
  expect(screen.getByText(conversationLength)).toBeTruthy()
  await start()
  await waitFor(() => expect(screen.queryByText('A late delivery')).toBeNull())
})

test('without a support phone the line is left out', async () => {
  render(<InvitePage email="maya@example.com" />)
  goOn()
  await screen.findByText('Talk to Clarity')
  expect(screen.queryByText(/Prefer to call/)).toBeNull()
})

test('another email can be given before the conversation', async () => {
  render(<InvitePage email="maya@example.com" />)
  goOn()
  fireEvent.click(screen.getByRole('button', { name: 'Use another email address' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email Address' })).value).toBe(
    'maya@example.com',
  )
})

test('Back returns from the welcome screen to the invitation, and Forward to the welcome screen', async () => {
  render(<InvitePage email="maya@example.com" />)
  goOn('jonas@example.com')
  history.back()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email Address' })).value).toBe(
    'jonas@example.com',
  )
  history.forward()
  expect(await screen.findByRole('heading', { name: 'Welcome jonas@example.com' })).toBeTruthy()
})

test('the tap makes one self demo for the email and begins it at once', async () => {
  answer('POST /api/welcome', json<BegunWelcome>(201, { requestId: 'r1' }))
  answer('POST /api/demo/r1/session', never)
  render(<InvitePage email="maya@example.com" />)
  goOn()
  await start()
  fireEvent.click(screen.getByRole('button', { name: 'Starting...' }))
  expect(await screen.findByText('Connecting…')).toBeTruthy()
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/welcome', 'POST /api/demo/r1/session'])
  expect(sent[0]!.body).toEqual({ email: 'maya@example.com' })
  expect(screen.queryByRole('button', { name: 'Use another email address' })).toBeNull()
})

test.each([
  [
    'There is nothing to talk about yet: no scenario is available.',
    refused(409, 'There is nothing to talk about yet: no scenario is available.'),
  ],
  ['Clarity cannot be reached. Please check your connection and try again.', offline],
])('a start that failed says why and can be made again: %s', async (sentence, reply) => {
  answer('POST /api/welcome', reply, never)
  render(<InvitePage email="maya@example.com" />)
  goOn()
  await start()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  await start()
  expect(await screen.findByRole('button', { name: 'Starting...' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
