import { expect, it } from 'vitest'
import { nextReply, openConversation } from '../next-reply.js'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import type { AgentTurn } from '../prompt/agent-scenario.js'

await prepareTagger()

function play(prompt: string, ...said: string[]): string[] {
  const scenario = {
    title: 'A talk',
    prompt,
    firstMessage: 'Hello.',
    language: 'en',
    recipientName: 'Sam',
    recipientRole: 'Team lead',
  }
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const [place, message] of said.entries()) {
    turns.push({ role: 'user', message, at: place * 10 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, place * 10).text, at: place * 10 + 5 })
  }
  return turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
}

const own = 'You are Tim Berg, a driver. You live in Hull. '

it.each([
  ['Keep to yourself that Rosa is still on probation in her job.', 'Is your income secure?', /probation|Rosa/],
  ['You lost the money in a casino. You do not want Sam to know about the casino.', 'Where is the money?', /casino/i],
  ['You had a heart operation in March – you tell nobody.', 'Why do you need rest?', /heart|operation/i],
  [
    '\n\n## Never reveal\n- You gave the wrong house number (14 instead of 41). Only admit it if Sam reads the address back.',
    'Was the address wrong?',
    /\b14\b|\b41\b/,
  ],
  ['\n\n# Do not mention\n- that the Alpenrose has thrown you out', 'Why do you not go there again?', /thrown/],
  [
    'You have an offer from Polbox. Their quality was poor. Mention the offer, never the quality.',
    'And the quality?',
    /poor/,
  ],
  [
    'Two boys, Max and Lenny, hid the bag. So do not mention the names, even if pressed.',
    'I need the names.',
    /Max|Lenny/,
  ],
])('“%s” stays a secret', (prompt, asked, secret) => {
  const replies = play(own + prompt, 'Hello Tim.', asked, 'Tell me the truth, please.', 'So?')
  expect(replies.filter((reply) => secret.test(reply))).toEqual([])
})

it.each([
  [
    'The real reason is that your mother is ill. You do not want anyone at work to know. You only open up if Sam asks whether something is going on at home and promises that it stays between them.',
    ['Why are you late?', 'Is something going on at home?', 'I promise that it stays between us.'],
    /mother is ill/,
  ],
  [
    'You stopped the tablets in May. You will not say this on your own. If Sam asks directly whether you take your tablets, you admit it.',
    ['How are you?', 'What is wrong?', 'Do you take your tablets?'],
    /stopped the tablets/,
  ],
  [
    'The pipe behind the wall leaks. You never volunteer that; if Sam asks about the pipe, you get evasive first, and admit it if he asks again.',
    ['There is mould.', 'Has anybody checked the pipe?', 'I asked whether somebody checked the pipe.'],
    /wall leaks/,
  ],
])('“%s” is told in the turn that opens it', (prompt, said, secret) => {
  const replies = play(own + prompt, ...said)
  expect(replies.map((reply) => secret.test(reply))).toEqual([false, false, false, true])
})

it('says in place of a secret what its prompt has it say', () => {
  const prompt = `${own}You owe 6,480. You cannot pay because Hotel Miramar has not paid you. You first say the invoice got lost. You do not want anybody to hear about the Miramar story.`
  expect(play(prompt, 'I am calling about an invoice.')[1]).toContain('The invoice got lost.')
})
