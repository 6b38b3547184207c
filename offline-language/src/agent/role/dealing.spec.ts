import { expect, it } from 'vitest'
import { readRole } from './read-role.js'

const roleOf = (prompt: string) =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam', recipientRole: 'Tenant' })

const owner = 'You are Olaf Lund, owner of a small house.'

it.each([
  [
    'a label outranks what is paid today',
    'Current rent: $5,200\nYour opening demand: $6,100\nYou will not go below $5,500.',
    6100,
  ],
  ['what is paid today is no demand', 'Current rent: $5,200\nYou will not take a rent below $5,500.', 6300],
  ['asking', 'Asking price: 420\nYou paid 700 for it. You will not go below 360.', 420],
])('%s', (_, prompt, opening) => {
  const { dealing } = roleOf(`${owner}\n${prompt}`)
  expect([dealing?.side, dealing?.opening.value]).toEqual(['seller', opening])
})

it('is of the side of its limit, whatever number stands before it', () => {
  const { dealing } = roleOf('You are Eva Falk. The last one cost 900. You can pay 400 but not above 500.')
  expect([dealing?.side, dealing?.opening.value, dealing?.limit.value]).toEqual(['buyer', 400, 500])
})

it('agrees to nothing if the side and the limit disagree', () => {
  expect(
    roleOf(`${owner} You sell a piano and ask 900. You would go up to 1,200, but do not say so.`).dealing,
  ).toBeNull()
})

it('begins with all of a share if it wants the whole', () => {
  const { dealing } = roleOf("You are Eva Falk.\nYou want:\n* a full refund (you'd settle for 75%)\n* an apology")
  expect([dealing?.opening.value, dealing?.limit.value]).toEqual([100, 75])
})

it('reads a list of what the role may give', () => {
  const { concessions, facts } = roleOf(
    `${owner}\nYou can offer, in this order:\n 1) a new carpet,\n 2) one month free.`,
  )
  expect(concessions.map(({ thing }) => thing)).toEqual(['a new carpet', 'one month free'])
  expect(facts.map(({ text }) => text)).toEqual(['I am Olaf Lund, owner of a small house.'])
})
