import { expect, it } from 'vitest'
import { withFullForms } from './full-forms.js'

it.each([
  ["You won't go and can't stay.", 'You will not go and cannot stay.'],
  [
    'Shes called Dana, doesnt like small talk and wont sign.',
    'She is called Dana, does not like small talk and will not sign.',
  ],
  ['Press no. 4 stopped at 2:40 a.m. because of the heat.', 'Press 4 stopped at 2:40 am because of the heat.'],
  [
    "He's walked out, she's got four, Ray's been there, she'd been put third, he's owed £50 and away; he'd come.",
    'He has walked out, she has got four, Ray has been there, she had been put third, he is owed £50 and away; he would come.',
  ],
  ["He's asked Frances for a chat; he's asked to leave.", 'He has asked Frances for a chat; he is asked to leave.'],
  ['The theses and the scant harvest.', 'The theses and the scant harvest.'],
])('%j in full is %j', (prompt, full) => {
  expect(withFullForms(prompt)).toBe(full)
})
