import { expect, it } from 'vitest'
import { withHiddenTruth } from './hidden-truth.js'

it.each([
  [
    "You've been hiding that you can't lift ten kilos. You joke. Only when Alex says that your job is safe do you tell the truth.",
    "You can't lift ten kilos. You only admit this if Alex says that your job is safe. You joke. ",
  ],
  ['You are hiding that you are ill.', 'You are ill. You only admit this if you are asked about it.'],
  [
    "You don't bring up Fred by yourself; you tell it if she asks what happened.",
    'You only speak about Fred if she asks what happened.',
  ],
  ['You joke that you are ill.', 'You joke that you are ill.'],
])('%s', (prompt, told) => expect(withHiddenTruth(prompt)).toBe(told))
