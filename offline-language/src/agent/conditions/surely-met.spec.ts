import { expect, it } from 'vitest'
import { isSurelyMet } from './surely-met.js'

it.each([
  ['she starts pitching features', 'Our platform has a fantastic dashboard.'],
  ['she gives a concrete example', 'Last Tuesday you redid my whole page.'],
  ['he generalises', 'You always come late.'],
  ['she names a firm date', 'We will finish it by Friday.'],
  ['he calmly explains what happens next', 'I will reset it and then call you.'],
  ['he is judgemental', 'That was quite irresponsible.'],
  ['she asks open questions', 'How did that start?'],
  ['you feel taken seriously', 'I really value your experience.'],
  ['she shows real empathy', 'That must be hard for you.'],
  ['he shows genuine interest', 'Tell me more about it.'],
  ['she asks why you are here', 'What brings you to our town?'],
  ['she takes responsibility', 'That is our mistake.'],
])('“%s” is met by “%s”', (words, said) => expect(isSurelyMet(words, said)).toBe(true))

it.each([
  ['she starts pitching features', 'What would our software have to do for you?'],
  ['she gives a concrete example', 'Which one did you see on Friday?'],
  ['he generalises', 'You came late on Monday.'],
  ['she names a firm date', 'Could you come on Friday?'],
  ['he calmly explains what happens next', 'Please hold the line.'],
  ['he is judgemental', 'That is a lot of money.'],
  ['she asks open questions', 'Is it new?'],
  ['you feel taken seriously', 'I see.'],
  ['she shows real empathy', 'Your number, please.'],
  ['he shows genuine interest', 'How are you?'],
  ['he shows interest in the price', 'Tell me more about it.'],
  ['she asks why you are here', 'When did you arrive?'],
  ['she takes responsibility', 'That is not our mistake.'],
  ['she takes the bus', 'That is our mistake.'],
])('“%s” is not met by “%s”', (words, said) => expect(isSurelyMet(words, said)).toBe(false))
