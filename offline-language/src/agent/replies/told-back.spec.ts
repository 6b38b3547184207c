import { expect, it } from 'vitest'
import { isToldBack } from './told-back.js'

const auditor = 'The auditor has found a hole in the budget.'

it.each([
  [auditor, auditor, [], true],
  [auditor, 'What has the auditor found in the budget?', ['What has the auditor found in the budget?'], false],
  [auditor, 'The weather is bad.', [], false],
  ['I told the auditor about the hole in the budget.', auditor, [], false],
])('“%s” to “%s”', (sentence, text, questions, isBack) => {
  expect(isToldBack(sentence, { utterance: { text, questions } } as never)).toBe(isBack)
})
