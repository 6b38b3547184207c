import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { factsIn, namesIn } from './report/assemble/missing-facts.js'
import { readConversation } from './report/read/read-conversation.js'
import { writeReport } from './report/write-report.js'

describe('a fact', () => {
  it.each([
    ['We pay you forty-four now.', ['number 44']],
    ['It was two or three times.', []],
    ['Refund the seven pounds.', ['number 7']],
    ['Marek has been there nine years.', ['number 9', 'Marek']],
    ['We fly on the ninth of June.', ['date ninth', 'date june']],
  ])('is an amount, a date or a name: %s', (text, facts) => {
    expect(factsIn(text, new Set(['Marek']))).toEqual(facts)
  })
})

it('a name that is said once is no fact', async () => {
  const said = talk('Is the hall of Brandt free?', 'It is, says Brandt.', 'Oh, here is Hilary.', 'Then we begin.')
  expect([...namesIn(readConversation(said, await loadLanguageModel()))]).toEqual(['Brandt'])
})

describe('a report', () => {
  const steps = [
    'Good morning, what can I do for you?',
    'I would like to return the coffee machine, because the pump broke after two weeks.',
    'I am sorry about the pump. Do you have the receipt for the machine?',
    'I have the receipt. I paid 240 euros for the machine.',
    'Then we refund the 240 euros as soon as the machine is here.',
    'That is good. I also want the postage of 14 euros back, because the pump was your fault.',
    'We refund the postage, too. The driver collects the machine on Thursday.',
    'Thursday is fine. My neighbour said that Brandt in Leipzig repairs these pumps in a week.',
    'Brandt does good work, but a refund is quicker for you.',
    'Then the refund it is. Thank you, goodbye.',
  ]

  it('has every amount and name of the person', async () => {
    const { overview, keyPoints, actionItems } = await writeReport(talk(...steps))
    const told = [overview, ...keyPoints.map(({ content }) => content), ...actionItems.map(({ text }) => text)].join(
      '\n',
    )
    for (const fact of [/\b240\b/, /\b14\b/, /Brandt/, /Thursday/]) expect(told).toMatch(fact)
  })
})

describe('the reason of a talk', () => {
  it('is told, in few words, too', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Morning, Crossgate Dental, this is Keeley.',
        "Oh hi. She's come off her scooter and there's a bit of a tooth missing at the front.",
        'Oh bless her. How old is she?',
        "Eight. She's called Edie. She's registered with you.",
        'When did it happen?',
        "About twenty minutes ago. I've got the bit in a tissue.",
        "Put the bit in a cup of milk. It'll keep for some hours that way.",
        "I'll get the milk from the shop on the corner.",
        'Dr Farrow can see Edie at half four. The filling is free until she is eighteen.',
        'Half four is good.',
        'And bring anything about allergies.',
        'I will. Thank you, goodbye.',
      ),
    )
    expect(keyPoints.map(({ content }) => content).join('\n')).toContain('come off her scooter')
  })
})

describe('small talk', () => {
  it('adds no figure before the matter', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Morning. How was the weekend, did you get up to the lake?',
        'We had nineteen guests and one bathroom, so we mostly queued.',
        'That sounds like a weekend. So, what is it about the van?',
        'I want to sell the white van. The gearbox of the van sticks and the garage wants 1,900 euros for a new one.',
        'I could take the white van as it is for 3,200 euros.',
        'For 3,200 you get the roof rack of the van, too.',
        'Good, 3,200 euros with the roof rack. I pay you on Friday.',
        'Friday is fine. I bring the papers of the van.',
        'And the second key of the van, please.',
        'The second key is in the drawer, I bring it on Friday, too.',
        'Thank you. See you on Friday.',
        'See you on Friday, bye.',
      ),
    )
    const said = keyPoints.map(({ content }) => content).join('\n')
    expect(said).not.toContain('nineteen guests')
    expect(said).toMatch(/3,200/)
  })
})

describe('an agreement of several terms', () => {
  it('is quoted as the sentence that sums it up', async () => {
    const { overview } = await writeReport(
      talk(
        'I gather you have some thoughts on our price letter.',
        'I do. Nine percent from January is too much for our board.',
        'I could do four and a half percent, and payment after forty-five days.',
        'I also need a penalty for late deliveries of one percent a day.',
        'One percent a day, capped at five.',
        "Fine, one percent capped at five. So it's four and a half, forty-five days and the penalty. I need to run that past Henrik, he is our finance director, and I'll get back to you by Tuesday.",
        "Great. I'll send you a draft contract tomorrow morning.",
        'Thank you, goodbye.',
      ),
    )
    expect(overview).toMatch(/four and a half, forty-five days and the penalty/)
  })
})
