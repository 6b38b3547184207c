import { expect, it } from 'vitest'
import { withMarkedRecipient } from './marked-recipient.js'

const scenario = (prompt: string) => ({
  title: 'A talk',
  prompt,
  firstMessage: '',
  language: 'en',
  recipientName: 'Alex Moreau',
  recipientRole: 'Colleague',
})

it.each([
  [
    'The safety officer (trainee) wants to speak to him.',
    'The safety officer wants to speak to him.',
    'safety officer',
  ],
  ['Last Monday your team leader, who is the trainee, moved.', 'Last Monday your team leader moved.', 'team leader'],
  ["The group leader, that's our trainee, has called.", 'The group leader has called.', 'group leader'],
  ['The trainee is his new manager.', 'The trainee is his new manager.', 'manager'],
  [
    '- Trainee = sales engineer of a van maker',
    '- Trainee = sales engineer of a van maker',
    'sales engineer of a van maker',
  ],
  ['She waits. The site manager who rings at her door is our trainee.', 'She waits. ', 'site manager'],
  [
    'He meets the head of the clinic (the trainee, new here).',
    'He meets the head of the clinic.',
    'head of the clinic',
  ],
])('%j names the person who practises', (prompt, plain, role) => {
  expect(withMarkedRecipient(scenario(prompt))).toMatchObject({ prompt: plain, recipientRole: `Colleague / ${role}` })
})

it.each([
  ['Seventeen-year-old Kay (the trainee) calls. Kay is late.', 'The recipient calls. The recipient is late.'],
  ['If the person talking to him (the trainee) asks, he tells it.', 'If the recipient asks, he tells it.'],
  ['Kay (the trainee) calls. Ask: "What is it really, Kay?"', 'The recipient calls. Ask: "What is it really, Kay?"'],
])('%j calls them the recipient', (prompt, plain) => {
  expect(withMarkedRecipient(scenario(prompt)).prompt).toBe(plain)
})

it('leaves every other prompt as it is', () => {
  const other = scenario('The trainee nurse (22) is your niece.')
  expect(withMarkedRecipient(other)).toBe(other)
})
