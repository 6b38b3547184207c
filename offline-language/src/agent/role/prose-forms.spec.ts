import { expect, it } from 'vitest'
import { readRole } from './read-role.js'

const roleOf = (prompt: string, recipientRole = 'Caller') =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam', recipientRole })
const factsOf = (prompt: string, recipientRole = 'Caller') =>
  roleOf(prompt, recipientRole).facts.map(({ text }) => text)
const you = 'You are Nora Lind, a gardener. '

it.each([
  ['Play Emil, 14, a pupil. He likes football and plays drums in a club.', 'Emil'],
  ['In this exercise you are a baker: Nora Lind, 50, owner of a shop.', 'Nora Lind'],
  ["You're my flatmate Nora Lind. I want to practise telling you that I'm moving out.", 'Nora Lind'],
])('finds the part in “%s”', (prompt, name) => {
  expect(roleOf(prompt).name).toBe(name)
})

it('takes the author of the prompt for the person', () => {
  const told = factsOf("You're my flatmate Nora Lind. I want to practise being firm. You think I want to buy the car.")
  expect(told).toContain('I think you want to buy the car.')
  expect(told.join(' ')).not.toMatch(/practi/)
})

it.each([
  [`${you}Your sister Ida thinks you should sell the garden.`, 'My sister Ida thinks I should sell the garden.'],
  [`${you}Behind the jokes is worry: the well has been dry since May.`, 'The well has been dry since May.'],
  [
    `${you}You worry about two things: the soil is poor, and the fence leans.`,
    'I worry that the soil is poor, and that the fence leans.',
  ],
  [`${you}What you have not said yet: you are tired of the work.`, 'I am tired of the work.'],
  [
    `${you}The felling is paid only if its roots lift the path.`,
    'The felling is paid only if its roots lift the path.',
  ],
  [`${you}You want no forms; if the caller sends one you become loud. The shed is new.`, 'The shed is new.'],
  [
    '# Background\n- The council wants a fence from June on.\n- Most neighbours would help.',
    'Most neighbours would help.',
  ],
])('of “%s” it can say “%s”', (prompt, told) => {
  expect(factsOf(prompt)).toContain(told)
})

it.each([
  `${you}You are cross because:\n- your roses were cut\n- nobody called`,
  `${you}A friendly word wins you over at once.`,
  `${you}You do not expect this.`,
  `${you}You sell plants – you mention it when you feel safe.`,
])('says no bare opening, manner or note of “%s”', (prompt) => {
  expect(factsOf(prompt).join(' ')).not.toMatch(/because\.|wins|expect|mention/)
})

it('wants what a label or an aim says that it wants', () => {
  expect(roleOf(`${you}What you want: a new pump and a date for it.`).wishes.map(({ text }) => text)).toEqual([
    'I want a new pump and a date for it.',
  ])
})

it('asks for each thing of a list that it has to ask for', () => {
  const { goals } = roleOf(`${you}To order you need: the name, the street and a date. Ask for these one by one.`)
  expect(goals.map(({ label }) => label)).toEqual(['Ask for the name.', 'Ask for the street.', 'Ask for a date.'])
})

it('keeps a limit back that follows a demand in the same line', () => {
  const { dealing, goals } = roleOf(
    `${you}\n# Goals\n- A raise of 20 per cent; 12 per cent is the least you can defend.`,
  )
  expect(dealing).toMatchObject({ opening: { value: 20 }, limit: { value: 12 }, side: 'seller' })
  expect(goals.flatMap(({ lines }) => lines).join(' ')).not.toContain('12')
})

it('reads each part of a condition', () => {
  const [proviso] = roleOf(
    `${you}You might stay if you keep the shed, if the path is wide, and if dogs stay out.`,
  ).provisos
  expect(proviso?.parts.map(({ text }) => text)).toEqual(['I keep the shed', 'the path is wide', 'dogs stay out'])
})

it('gives two clauses of a condition their common subject', () => {
  const [proviso] = roleOf(`${you}You would sign if the offer includes the seeds and can be paid in June.`).provisos
  expect(proviso?.parts.map(({ text }) => text)).toEqual([
    'the offer includes the seeds',
    'the offer can be paid in June',
  ])
})

it('asks what it wants to know in the order of a question', () => {
  const { goals } = roleOf(
    `${you}You want to know since when the pump has been broken and how often the tenant waters the lawn.`,
    'Tenant of the garden',
  )
  expect(goals.map(({ lines }) => lines[0])).toEqual([
    'Since when has the pump been broken?',
    'How often do you water the lawn?',
  ])
})

it('is free only when the prompt says so of the part', () => {
  expect(
    roleOf(`${you}Most members would work Sundays. You cannot sign today: the club votes on Friday.`).slots,
  ).toEqual([])
})

it('gives a thing to who asks for what the prompt names', () => {
  const [given] = roleOf(
    `${you}You may arrange a second visit. Do not offer it unless the caller asks for more help.`,
  ).concessions
  expect(given?.thing).toBe('a second visit')
  expect([...(given?.askedBy ?? [])]).toContain('help')
})
