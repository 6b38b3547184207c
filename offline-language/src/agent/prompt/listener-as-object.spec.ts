import { expect, it } from 'vitest'
import { withListenerAsObject } from './listener-as-object.js'

const told = (prompt: string) =>
  withListenerAsObject({ title: '', prompt, firstMessage: '', language: 'en', recipientName: '', recipientRole: '' })
    .prompt

it('who is only spoken of as an object is the person who practises', () => {
  expect(told('The oven she bought from you in May is hers. She rings.')).toBe(
    'The oven she bought from the recipient in May is hers. She rings.',
  )
})

it.each([
  'You are Ida. She bought it from you in May. She rings. She waits.',
  'He bought it from you. He thinks you are late. He waits.',
  'You bought it. It came from you.',
])('“%s” stays as it is', (prompt) => expect(told(prompt)).toBe(prompt))
