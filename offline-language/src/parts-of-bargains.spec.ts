import { expect, it } from 'vitest'
import { roleOf } from './agent/role/role-of.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const partsIn = (prompt: string, recipientName: string, recipientRole: string) =>
  roleOf({ title: '', prompt, firstMessage: '', language: 'en', recipientName, recipientRole }).units.bargains.flatMap(
    ({ parts }) => parts.map(({ text }) => text),
  )

it.each([
  [
    'You are Ines Pardo, 29, a nurse. If Mr Flood promises a new boiler before Christmas and that nobody will come in without asking you first, you will pay the December rent.',
    ['you promise a new boiler before Christmas', 'you promise that nobody will come in without asking me first'],
  ],
  [
    'You are Oskar Lund, 55, a farmer. Mr Flood, the vet, wants to operate. If the vet agrees to operate on the farm and to let you pay in three parts, you will let him do it.',
    ['you operate on the farm', 'you let me pay in three parts'],
  ],
  [
    'Hugo Brandt, 48, buys timber. He is dry. If Mr Flood keeps the rise to 4 per cent and a free delivery each month, he will sign for another year.',
    ['you keep the rise to 4 per cent', 'you give a free delivery each month'],
  ],
  [
    '**Role:** Kev Mars, 46, a scaffolder.\n**Deal**\n- If Mr Flood gets new ropes by Monday and pays the lads their half day, Kev will give the talk himself.',
    ['you get new ropes by Monday', 'you pay the lads their half day'],
  ],
  [
    'You are Lena Fuchs, 26, a violinist. If Mr Flood accepts two hours in the afternoon, keeps the hall free of bikes and does the dishes, you will not practise after six.',
    ['you accept two hours in the afternoon', 'you keep the hall free of bikes', 'you do the dishes'],
  ],
  [
    "You are a retired sailor called Bram Visser. Mr Flood, the harbour master, wants you to move your boat because of the regatta. If the harbour master finds you a berth near the café and someone helps you tow the boat, you'll be gone by Friday.",
    ['you find me a berth near the café', 'someone helps me tow the boat'],
  ],
  [
    'You are Rosa May, 38, a baker. What you long for is that he sees it, and if Mr Flood promises that the staff will be looked after and puts it in writing, you are willing to sit down with him.',
    ['you promise that the staff will be looked after', 'you put it in writing'],
  ],
])('“%s” has its parts, each with its verb, said to the listener', (prompt, parts) => {
  expect(partsIn(prompt, 'Mr Flood', 'landlord')).toEqual(parts)
})
