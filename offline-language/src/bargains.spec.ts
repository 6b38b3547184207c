import { expect, it } from 'vitest'
import { repliesTo } from '../test/play-prompt.js'
import { openConversation, readScenario } from './agent/next-reply.js'

const widow = {
  title: 'The lift',
  prompt:
    'You are Rosa Delgado, 71, and you live on the sixth floor. The lift has been out of order for seventeen days. Last Tuesday two firemen had to carry you down the stairs. You have asked to speak to the building manager and you come in angry. You want to know when the lift will run again. If the manager gives you the date of the repair in writing and sends somebody to carry up your shopping twice a week, you agree not to call the newspaper.',
  firstMessage: '',
  language: 'en',
  recipientName: 'Felix Brandt',
  recipientRole: 'building manager',
}
const baker = {
  ...widow,
  title: 'Overtime',
  prompt:
    'Role: Ahmed Farouk, 34, baker at Hollins & Sons\n\nSituation\n- He has worked 61 hours of overtime since August.\n- The oven has been broken for five weeks.\n- The shop manager has called him in.\n\nDeal: if the manager gets the oven repaired within two weeks and pays half of the overtime this month, he will stay until Easter.',
  recipientName: 'Claire Hollins',
  recipientRole: 'shop manager',
}

async function play(scenario: typeof widow, ...said: string[]) {
  await readScenario(scenario)
  return repliesTo(scenario, said).at(-1)!
}

const hello = 'Good morning, please sit down.'

it('says yes like a person to what meets a bargain in other words', async () => {
  const shopping = 'Our porter could bring your shopping up on Mondays and Fridays, every week.'
  const { text, closes } = await play(
    widow,
    hello,
    shopping,
    'And you get a letter today with the date of the repair. Deal?',
  )
  expect(text).toMatch(/I won't call the newspaper\.$/)
  expect(closes).toBe(false)
})

it('says what is missing of a bargain', async () => {
  const { text } = await play(baker, hello, 'The oven gets repaired on Thursday. Will you stay with us?')
  expect(text).toMatch(/I (?:also )?need you to pay half of the overtime this month\.$/)
})

it('takes no date that is too late', async () => {
  const { text } = await play(
    baker,
    hello,
    'The oven gets repaired next year, and I pay half of the overtime this month. Will you stay?',
  )
  expect(text).not.toMatch(/^(?:All right|Good|Okay|Very well|Fair enough)/)
})

it.each([
  "I'll see what I can do.",
  "I'll pass it on and remind everybody.",
  'I could look for a solution at some point.',
])('says no yes to “%s”', async (said) => {
  const { text } = await play(widow, hello, said)
  expect(text).not.toMatch(/^(?:Yes|Good|All right|Fine|Oh yes|Agreed|That (?:would )?helps?)/)
  expect(text).toMatch(/lift|shopping|date/)
})

it('comes out with its matter if it comes in angry, and waits if it was called in', async () => {
  await Promise.all([readScenario(widow), readScenario(baker)])
  expect(openConversation(widow).text).toMatch(/firemen.*I want to know when the lift will run again\.$/)
  expect(openConversation(baker).text).toBe('Hello, Claire. You wanted to see me.')
})

it.each([
  'Bye for now, and say hello to your sister.',
  'Right, I have to get on. Night, Mrs Delgado.',
  'Thanks. See you tonight.',
])('says goodbye to “%s”', async (said) => {
  const { text, closes } = await play(widow, hello, said)
  expect(closes).toBe(true)
  expect(text).toMatch(/Goodbye/)
})

it('greets back who only greets, and thanks for a seat', async () => {
  expect((await play(baker, 'Hello.')).text).not.toMatch(/^Thank/)
  expect((await play(baker, 'Morning Ahmed, thanks for coming up. Have a seat.')).text).toMatch(
    /^(?:Thank you|Thanks)\.$/,
  )
})

it('says what it promised, and no longer on which condition', async () => {
  const offer = 'The oven gets repaired on Thursday, and I pay half of your overtime this month. Will you stay with us?'
  const { text } = await play(baker, hello, offer, 'So how long would you stay?')
  expect(text).not.toMatch(/\bif you\b/)
})
