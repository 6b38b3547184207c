import { expect, it } from 'vitest'
import { nextReply, readScenario } from './agent/next-reply.js'

/** What the part says to the last of the lines; to each line before it, it has said something. */
async function replyTo(prompt: string, person: [name: string, role: string], ...lines: string[]): Promise<string> {
  const scenario = {
    title: '',
    prompt,
    firstMessage: '',
    language: 'en',
    recipientName: person[0],
    recipientRole: person[1],
  }
  await readScenario(scenario)
  const turns = [{ role: 'agent' as const, message: 'Hello.', at: 0 }]
  let reply = ''
  for (const [at, message] of lines.entries()) {
    const heard = [...turns, { role: 'user' as const, message, at: at * 20 + 10 }]
    reply = nextReply(scenario, heard, at * 20 + 12).text
    turns.splice(0, turns.length, ...(heard as typeof turns), { role: 'agent', message: reply, at: at * 20 + 15 })
  }
  return reply
}

const director: [string, string] = ['Daniel Frost', 'Choir director']
const choir =
  'You are Rosalind, who sings the solo. You want a real place in the concert. You would be happy with a duet with Lily, but you do not suggest it yourself. Once the director has apologised and offered you something of substance, you soften and promise to be at the rehearsal on Thursday at seven.'

it('what the part does not suggest is never named first, and taken once it is offered, with all that goes with the yes', async () => {
  expect(await replyTo(choir, director, 'Hello Rosalind.', 'What would make you happy?')).not.toMatch(/duet|Lily/)
  const reply = await replyTo(
    choir,
    director,
    'Hello Rosalind.',
    'I am sorry that I did not ask you.',
    'What if you and Lily sang a duet together?',
  )
  expect(reply).toBe("Yes, I'd be happy with a duet with Lily. I'll be at the rehearsal on Thursday at seven.")
})

it('what the prompt has the part say first comes with the greeting', async () => {
  const prompt = 'You are Frieda. You say first of all that your husband planted the hedge. You want a new hedge.'
  expect(await replyTo(prompt, ['Lutz Baum', 'Neighbour'], 'Good morning Frieda.')).toMatch(
    /My husband planted the hedge\.$/,
  )
})

it('an offer that gives what a refusal protects is taken', async () => {
  const prompt = 'You are Pavel, a technician. You refuse to do any more night shifts alone.'
  const offer = 'I will put a second person on every night shift. Does that work for you?'
  expect(await replyTo(prompt, ['Anneke', 'Supervisor'], 'Hello Pavel.', offer)).toMatch(
    /^(?:Yes|Good|That would|All right)\b/,
  )
})

it('a thing of a kind that is refused is refused', async () => {
  const prompt =
    'You are Ines, a beekeeper. You want 3,600 euros. You refuse to be paid in fruit or vouchers. If the caller apologises and offers a fair sum, you agree.'
  const offer = 'Could we make it up to you with a few crates of cherries?'
  expect(await replyTo(prompt, ['Marek', 'Manager'], 'Hello Ines.', 'I am sorry.', offer)).toMatch(/^No\b/)
})

it('who pays all of it in two parts wants no discount', async () => {
  const prompt =
    'You are Giulia. The invoice of 18,400 euros is unpaid. You will not give any discount. You could live with half now and the rest in January, but you wait for the other side to bring up instalments.'
  const offer = 'So 9,200 euros on 5 December and the other 9,200 by 31 January?'
  expect(await replyTo(prompt, ['Tobias', 'Finance officer'], 'Hello.', offer)).not.toMatch(/discount/)
})

it('a sum of at least what the prompt takes closes the bargain', async () => {
  const prompt =
    'You are Kaia, a diver. You ask for 45,000 euros. Your lowest figure is 43,000, and you keep that to yourself. If the manager gives a date for the equipment and at least 43,000, you say you will turn Rotterdam down.'
  const offer = 'Then let me offer 43,500 a year from January, and the dive computers will be here by 30 April.'
  expect(await replyTo(prompt, ['Owen', 'Manager'], 'Hi Kaia.', offer)).toMatch(/I'll turn Rotterdam down/)
})
