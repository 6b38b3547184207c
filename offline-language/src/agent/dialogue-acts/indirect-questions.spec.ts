import { expect, it } from 'vitest'
import { withDirectQuestions } from './indirect-questions.js'

it.each([
  ['Fuel went up, so I wanted to ask how you plan routes today.', 'Fuel went up. How do you plan routes today?'],
  ['Tell me a bit about how your mornings run.', 'Can you tell me how your mornings run?'],
  ['Walk me through a normal morning at the depot.', 'Can you tell me about a normal morning at the depot?'],
  ['Help me understand what went wrong back then.', 'What went wrong back then?'],
  ['I wonder if we could move the date to Friday.', 'Could we move the date to Friday?'],
  ['I would like to learn two things: what it costs you, and who decides.', 'What does it cost you? Who decides?'],
  ['If you have a minute, tell me how it went.', 'If you have a minute, can you tell me how it went?'],
  ["I'm sorry about Thursday and I'd like to know how you see it.", 'I am sorry about Thursday. How do you see it?'],
  ['Before I begin, can I ask how you are planning it?', 'Before I begin, how are you planning it?'],
  ['May I ask why you left?', 'Why did you leave?'],
  ['Could you tell me what a normal morning looks like?', 'What does a normal morning look like?'],
])('asks “%s” as “%s”', (said, direct) => {
  expect(withDirectQuestions(said)).toBe(direct)
})

it.each(['I need to know that you are on my side.', 'Let me tell you how we do it.', 'I will explain why later.', ''])(
  'leaves “%s” as it is',
  (said) => {
    expect(withDirectQuestions(said)).toBe(said)
  },
)
