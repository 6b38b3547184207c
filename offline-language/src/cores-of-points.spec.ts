import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

/** A talk about a flat, of some 330 words, as two people have it. */
const flat = [
  "Hi, is that Mr. Larsen? It's Nora Vance from Mill Road, the flat on the second floor.",
  'Oh hello, Nora. I hope the heating works again.',
  "It does, thank you. I'm calling because I got a job in Bergen. So I need to move out.",
  'Bergen! Well, congratulations. When is that?',
  "I start on the first of April. So I'd like to leave at the end of March.",
  'You do know that the contract runs until the end of August.',
  'I know, yes. I read it again last night.',
  'So strictly speaking you owe me the rent until August.',
  "I can't pay two rents, Mr. Larsen. It's nine hundred and twenty a month, and I'd like to find a solution with you.",
  "I'm not out to ruin you. But I can't have the flat standing empty, I have a mortgage on it.",
  "What if I find somebody who takes over? There's a colleague at the clinic, her name is Ines, and she's looking for a flat in April.",
  'Is she in work?',
  'She is a nurse, full time. She has a permanent contract, and no pets.',
  'A nurse is good. I would want to meet her, and to see three payslips.',
  'That is no problem, I can ask her tonight.',
  'If it falls through, we would have to advertise. And then I would expect you to pay until somebody moves in, at most until the end of May.',
  'Until the end of May at most, and not until August?',
  'The end of May. After that I take the risk.',
  "That's really fair. Could you write that to me?",
  'I will write it down for you tomorrow.',
  'And what about my deposit?',
  'You get it back after the check-out, minus damages. Shall we say sixty euros for the mark on the worktop?',
  'Sixty euros is fine, I burned it with a pan.',
  'Good. When can I meet Ines? I am in your street on Saturday at eleven.',
  'Saturday at eleven is fine, I will tell her.',
  'And Nora, I need your notice in writing, as a letter.',
  'I will post it tomorrow. Thank you, Mr. Larsen.',
  'You are welcome. Goodbye, Nora.',
]

const { keyPoints, overview } = await writeReport(talk(...flat))
const cards = keyPoints.map(({ content }) => content.replaceAll('\\', ''))
const wordsOf = (text: string) => text.split(' ').length

it('a key point of a long talk is short', () => {
  expect(cards.length).toBeGreaterThan(3)
  expect(Math.max(...cards.map(wordsOf))).toBeLessThan(60)
  const said = flat.reduce((sum, turn) => sum + wordsOf(turn), 0)
  expect(cards.reduce((sum, card) => sum + wordsOf(card), 0)).toBeLessThan(said * 0.8)
})

it.each(['a job in Bergen', 'the end of May', 'ixty euros', 'Saturday at eleven', 'Ines'])(
  'what the talk is about and what is agreed is in one: %s',
  (fact) => {
    expect([...cards, overview.replaceAll('\\', '')].join(' ')).toContain(fact)
  },
)

it('no key point begins with the answer to a question that it does not have', () => {
  expect(cards.filter((card) => /^[^“]+“(?:She is a nurse|Sixty euros is fine)/.test(card))).toEqual([])
})

it('what is said after a question has the answer of the other', async () => {
  const asked = [
    ...flat.slice(0, -2),
    'And what about the bins? Last year nobody told me, and they stood in the yard for three weeks.',
    'The bins go out on Monday night, and the caretaker has the key of the yard.',
    ...flat.slice(-2),
  ]
  const report = await writeReport(talk(...asked))
  const told = report.keyPoints.map(({ content }) => content).filter((card) => card.includes('three weeks'))
  expect(told.every((card) => card.includes('what about the bins') && card.includes('Monday night'))).toBe(true)
})

it('a refusal of a time has what is agreed instead', async () => {
  const settled = [
    ...flat.slice(0, -2),
    'Would you paint the hall before you go? It has marks from your bicycle.',
    "I can. I can't do it this week, I have night shifts. By next Wednesday? The 20th?",
    'The 20th is fine. I leave you the white paint in the cellar.',
    ...flat.slice(-2),
  ]
  const report = await writeReport(talk(...settled))
  const told = report.keyPoints.map(({ content }) => content).filter((card) => card.includes('this week'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.every((card) => card.includes('The 20th is fine'))).toBe(true)
})
