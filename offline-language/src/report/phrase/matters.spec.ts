import { expect, it } from 'vitest'
import { type MatterName, mattersOf } from './matters.js'

const cases: readonly (readonly [MatterName, string, string])[] = [
  ['offer', 'I could do fifty off the labour', 'I could do with some help'],
  ['offer', 'What if I paid two thousand now', 'What if I asked him'],
  ['offer', 'Six, then, but voluntary', 'Then there were six'],
  ['offer', 'We could let you have two hundred a week', 'Can you let me have the form'],
  ['price', 'It comes out at six thousand', 'It comes on Friday'],
  ['price', 'I was thinking one fifty an acre', 'It is an acre of squash'],
  ['price', 'Fifty-two pounds a head', 'He has a good head'],
  ['refund', 'So give me the two ten back', 'I will come back'],
  ['refund', 'It will be back on your card', 'It is on your card'],
  ['payment', 'You can spread it over a year', 'We spread the news'],
  ['staffing', 'Priya is on maternity leave', 'Leave it to me'],
  ['promise', 'You promised me that', 'It is promising'],
  ['proof', 'Have you kept the receipts', 'I received it'],
  ['identityCheck', 'I have sent a code to your mobile', 'The dress code is strict'],
  ['mistake', 'That was my fault', 'The line has a fault'],
  ['exhaustion', 'I am dead on my feet by eight', 'The battery is dead'],
  ['confidentiality', 'This stays between us', 'Between eight and ten'],
  ['confidentiality', 'Can we keep it between us', 'Can we sort it out between us'],
  ['careAtHome', 'We have live-in care', 'She is in a care home'],
  ['delivery', 'Could they deliver at nine', 'He promises what he can not deliver.'],
  ['writtenConfirmation', 'I want that in writing', 'I was writing a book'],
  ['complaint', 'I want to make a complaint', 'I want to make a cake'],
  ['accident', 'He was on the floor for two hours', 'The floor is wet'],
  ['absence', 'He has missed four rehearsals', 'I missed you'],
  ['callBack', 'I will call you back tomorrow', 'I will call you'],
  ['thinkingTime', 'I would like to sleep on it', 'I sleep on the sofa'],
  ['startDate', 'Starting March first', 'Start with the flour'],
]

it.each(cases)('%s is the matter of "%s", not of "%s"', (name, said, other) => {
  expect(mattersOf(said)).toContain(name)
  expect(mattersOf(other)).not.toContain(name)
})
