import type { SimulatorCall, SimulatorMessage } from '@clarity/contracts/simulator'
import * as network from '@clarity/test-kit/network'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connections, session } from '../conversation/test-data/agent-server'
import { pass } from '../conversation/test-data/passing-time'
import PhoneSimulatorPage from './phone-simulator-page'
import { callTexts, phoneTexts, simulatorTexts } from './texts'

const maya = '+14155550132'
const jonas = '+46701234567'
const now = () => new Date().toISOString()
let ids = 0

const message = (phone: string, body: string, change: Partial<SimulatorMessage> = {}): SimulatorMessage => ({
  id: `m${++ids}`,
  direction: 'outbound',
  phone,
  body,
  at: now(),
  ...change,
})
const call = (state: SimulatorCall['state'], at = now()): SimulatorCall => ({
  id: 'call1',
  phone: maya,
  demoRequestId: 'd1',
  state,
  at,
})

/** What the next look at the server finds. */
function found(messages: SimulatorMessage[], calls: SimulatorCall[] = []) {
  network.answer('GET /api/simulator/messages', network.json(200, messages))
  network.answer('GET /api/simulator/calls', network.json(200, calls))
}
async function show() {
  render(<PhoneSimulatorPage />)
  await pass()
}
const phone = (number: string) => within(screen.getByRole('region', { name: phoneTexts.name(number) }))
const press = (number: string, name: string) => fireEvent.click(phone(number).getByRole('button', { name }))
const numbers = () => screen.getAllByRole('region').map((region) => region.querySelector('h2')!.textContent)

test('without a message it says how to get one', async () => {
  found([])
  await show()
  expect(screen.getByText(simulatorTexts.empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: simulatorTexts.home }).getAttribute('href')).toBe('/')
})

test('says that there is no simulator, and stops polling', async () => {
  network.answer('GET /api/simulator/messages', network.refused(404))
  network.answer('GET /api/simulator/calls', network.refused(404))
  await show()
  await pass(60_000)
  expect(screen.getByText(simulatorTexts.unavailable)).toBeTruthy()
})

test('every number is a phone, the newest activity first; a link can be tapped and no more than the link', async () => {
  found([
    message(maya, 'Tap https://x.example/aB3de. Reply STOP.', { at: '2026-11-20T10:00:00.000Z' }),
    message(jonas, '<b>Hi</b>', { at: '2026-11-20T11:00:00.000Z' }),
  ])
  await show()
  expect(numbers()).toEqual([jonas, maya])
  const link = phone(maya).getByRole('link')
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://x.example/aB3de',
    '_blank',
    'noopener',
  ])
  expect(phone(jonas).getByText('<b>Hi</b>')).toBeTruthy()
})

test('new activity appears within a second, and the phones keep their places', async () => {
  const first = [message(maya, 'One'), message(jonas, 'Two')]
  found(first)
  await show()
  const places = numbers()
  found([...first, message(places[1]!, 'Three'), message('+442071838750', 'Four')])
  await pass(1_000)
  expect(screen.getByText('Three')).toBeTruthy()
  expect(numbers()).toEqual(['+442071838750', ...places])
})

test('a lost connection is said and passes', async () => {
  found([message(maya, 'One')])
  await show()
  network.answer('GET /api/simulator/messages', network.offline)
  network.answer('GET /api/simulator/calls', network.offline)
  await pass(1_000)
  expect(screen.getByText(simulatorTexts.unreachable)).toBeTruthy()
  expect(screen.getByText('One')).toBeTruthy()
  found([message(maya, 'One')])
  await pass(2_000)
  expect(screen.queryByText(simulatorTexts.unreachable)).toBeNull()
})

test.each(phoneTexts.quick)('%s is one tap', async (word) => {
  found([message(maya, 'One')])
  await show()
  network.answer('POST /api/simulator/messages', network.done)
  found([message(maya, 'One'), message(maya, word, { direction: 'inbound' })])
  press(maya, word)
  await pass()
  expect(network.sent.find(({ body }) => body)!.body).toEqual({ from: maya, body: word })
  expect(phone(maya).getAllByText(word)).toHaveLength(2)
})

test('a refused reply is reported', async () => {
  found([message(maya, 'One')])
  await show()
  network.answer('POST /api/simulator/messages', network.refused(500))
  const field = phone(maya).getByRole('textbox')
  fireEvent.change(field, { target: { value: ' Who is this? ' } })
  fireEvent.submit(field)
  expect(phone(maya).getByText(phoneTexts.sending)).toBeTruthy()
  await pass()
  expect(phone(maya).getByText(phoneTexts.failed)).toBeTruthy()
})

test('a number can be added, and only a valid one', async () => {
  found([])
  await show()
  const field = screen.getByLabelText(simulatorTexts.addLabel)
  fireEvent.change(field, { target: { value: '0132' } })
  fireEvent.submit(field)
  expect(screen.getByText(simulatorTexts.addInvalid)).toBeTruthy()
  fireEvent.change(field, { target: { value: '+1 415 555 0132' } })
  fireEvent.submit(field)
  expect(numbers()).toEqual([maya])
})

test('a call rings with its notice and counts down; once answered, the conversation begins', async () => {
  found([], [call('ringing')])
  await show()
  expect(phone(maya).getByText(callTexts.notice)).toBeTruthy()
  expect(phone(maya).getByText(callTexts.secondsLeft(30))).toBeTruthy()
  network.answer('POST /api/simulator/calls/call1/answer', network.done)
  network.answer('POST /api/demo/d1/session', network.json(200, session()))
  found([], [call('answered')])
  press(maya, callTexts.answer)
  await pass()
  await pass()
  expect(connections).toHaveLength(1)
  network.answer('POST /api/simulator/calls/call1/hangup', network.done)
  found([], [call('ended')])
  press(maya, callTexts.hangUp)
  await pass()
  press(maya, callTexts.back)
  expect(phone(maya).getByText(new RegExp(callTexts.past.ended))).toBeTruthy()
})

test('the countdown follows the clock and never goes below zero', async () => {
  found([], [call('ringing', new Date(Date.now() - 29_000).toISOString())])
  await show()
  expect(phone(maya).getByText(callTexts.secondsLeft(1))).toBeTruthy()
})

test('declined and missed calls stay as a note', async () => {
  found([], [call('ringing')])
  await show()
  network.answer('POST /api/simulator/calls/call1/decline', network.done)
  found([], [call('declined'), { ...call('missed'), id: 'call2' }])
  press(maya, callTexts.decline)
  await pass()
  expect(phone(maya).getByText(new RegExp(callTexts.past.declined))).toBeTruthy()
  expect(phone(maya).getByText(new RegExp(callTexts.past.missed))).toBeTruthy()
})

test('a late answer is reported', async () => {
  found([], [call('ringing')])
  await show()
  network.answer('POST /api/simulator/calls/call1/answer', network.refused(409))
  found([], [call('ringing')])
  press(maya, callTexts.answer)
  await pass()
  expect(phone(maya).getByText(callTexts.failed)).toBeTruthy()
})

test('a call that was answered elsewhere waits for a tap before it is joined', async () => {
  found([], [call('answered')])
  await show()
  expect(phone(maya).getByRole('button', { name: callTexts.goOn })).toBeTruthy()
  expect(connections).toEqual([])
})

test('on a narrow screen one phone is chosen at a time', async () => {
  found([message(maya, 'One', { at: '2026-11-20T10:00:00.000Z' }), message(jonas, 'Two')])
  await show()
  const tabs = within(screen.getByRole('navigation', { name: simulatorTexts.phones }))
  expect(tabs.getByRole('button', { current: true }).textContent).toBe(jonas)
  fireEvent.click(tabs.getByText(maya))
  expect(document.querySelectorAll('.phone.shown h2')[0]!.textContent).toBe(maya)
})
