import { expect, it } from 'vitest'
import { asksOf, givesOf } from './signs.js'

it.each([
  ['When does it start?', 'time'],
  ['How long did it take?', 'duration'],
  ['What does it cost?', 'money'],
  ['How many came?', 'number'],
  ['How old is she?', 'age'],
  ['How big is the room?', 'size'],
  ['Who called?', 'person'],
  ['Where was it?', 'place'],
  ['Why did he go?', 'reason'],
  ['What happened?', 'event'],
  ['How do you feel?', 'feeling'],
  ['What do you think?', 'view'],
  ['What do you want?', 'wish'],
  ['Would you agree?', 'consent'],
  ['What is your limit?', 'limit'],
  ['Who are you?', 'self'],
  ['Did it work?', 'past'],
  ['What will you do?', 'ahead'],
  ['Which colour?', 'which'],
  ['How did he do it?', 'how'],
  ['Is it new?', 'yesNo'],
  ['Do you have a receipt?', 'evidence'],
] as const)('"%s" asks for: %s', (question, sign) => {
  expect(asksOf(question)).toContain(sign)
  expect(asksOf('Fine, thank you.')).not.toContain(sign)
})

it.each([
  ['It starts at 8:30.', 'clock'],
  ['It was on Monday.', 'date'],
  ['It took two weeks.', 'duration'],
  ['It costs 40 euros.', 'money'],
  ['I have three.', 'number'],
  ['He is a nine-year-old beagle.', 'age'],
  ['It has 60 square metres.', 'size'],
  ['I met Carla there.', 'name'],
  ['My wife knows.', 'person'],
  ['It is in the cellar.', 'place'],
  ['I left because of it.', 'reason'],
  ['I am afraid of it.', 'feeling'],
  ['I think it is true.', 'view'],
  ['I want it back.', 'wish'],
  ['I do it if you come.', 'condition'],
  ['I accept it.', 'consent'],
  ['I never smoke.', 'no'],
  ['I am Carla, a nurse.', 'self'],
  ['It was full.', 'past'],
  ['It will rain.', 'ahead'],
  ['Today I come.', 'i'],
  ['My car is old.', 'my'],
  ['You know it.', 'you'],
  ['Here is the letter.', 'evidence'],
] as const)('"%s" gives: %s', (text, sign) => {
  expect(givesOf(text)).toContain(sign)
  expect(givesOf('Grass grows.')).not.toContain(sign)
})
