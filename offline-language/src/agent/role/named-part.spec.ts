import { expect, it } from 'vitest'
import { readRole } from './read-role.js'

const roleOf = (prompt: string) =>
  readRole({ title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Sam', recipientRole: 'Tutor' })

it.each([
  ['You are being played by the system as Nora Lind, a clerk. She works in a bank.', 'Nora Lind'],
  ['you are being portrayed as Nora Lind, a clerk.', 'Nora Lind'],
  ['Emil is nine and in third grade. He thinks the moon is a lamp.', 'Emil'],
  ['you are greta hollmann, 70s, second floor.', 'Greta Hollmann'],
  ["you're playing marek dvorak, 44, who sells a guitar.", 'Marek Dvorak'],
  ["You're Ana Silva and you are FURIOUS. Luckily someone noticed before he ate any.", 'Ana Silva'],
])('is the part in “%s”', (prompt, name) => {
  expect(roleOf(prompt).name).toBe(name)
})

it('speaks of itself as “I” where the prompt says “he”', () => {
  const { facts } = roleOf(
    'Emil is nine and in third grade. He thinks the moon is a lamp. His best friend is called Tom.',
  )
  expect(facts.map(({ text }) => text)).toEqual([
    'I am Emil, nine and in third grade.',
    'I think the moon is a lamp.',
    'My best friend is called Tom.',
  ])
})

it('leaves somebody else in the third person', () => {
  const { facts } = roleOf(
    "You're Ana Silva and you are tired. Your cousin Leo was lucky that he ate nothing of the cake.",
  )
  expect(facts.at(-1)?.text).toBe('My cousin Leo was lucky that he ate nothing of the cake.')
})
