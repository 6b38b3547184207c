import { expect, it } from 'vitest'
import { askedSecret } from './asked-secrets.js'

it.each([
  [
    'She does not mention it herself, but if she is asked how she is coping, she admits that she promised to take her mother home.',
    '',
    'she promised to take her mother home',
    'asks how she is coping',
  ],
  [
    'If, and only if, the coach asks about your health, your sleep or your shoulder, you reveal that your shoulder hurts.',
    '',
    'your shoulder hurts',
    'asks about your health, your sleep or your shoulder',
  ],
  [
    'You admit that you have no driving licence only if you are asked how you came.',
    '',
    'you have no driving licence',
    'asks how you came',
  ],
  [
    'She mentions Joe only when asked who will take over the farm.',
    'Her grandson Joe would come home.',
    'Her grandson Joe would come home.',
    'asks who will take over the farm',
  ],
])('“%s” keeps back what is told', (sentence, before, told, key) => {
  expect(askedSecret(sentence, before)).toMatchObject({ told, key, isBefore: told === before })
})

it.each(['If he asks for a discount, you laugh.', 'You ask about the price.', 'The roof leaks when it rains.'])(
  '“%s” keeps nothing back',
  (sentence) => {
    expect(askedSecret(sentence, 'The roof is new.')).toBeNull()
  },
)
