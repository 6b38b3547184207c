import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

async function pointsOf(...steps: string[]): Promise<string> {
  const { keyPoints } = await writeReport(talk(...steps))
  return keyPoints.map(({ content }) => content.replaceAll('\\', '')).join('\n')
}

describe('a key point', () => {
  it('has what becomes of its offer, and no sentence of another matter', async () => {
    const told = await pointsOf(
      'Good afternoon, what is it about?',
      'I would like to hire the hall for the concert of our choir in March.',
      'On the fifth of March the hall is taken by the chess club.',
      'Then the twelfth. What does the heating of the hall cost in winter?',
      'The heating costs 60 euros for an evening.',
      'That is a lot for a choir of twenty people.',
      'I could give you the heating for 45 euros.',
      "Fine, I'll take it.",
    )
    expect(told).toMatch(/taken by the chess club\.” Ann: “Then the twelfth\.”/)
    expect(told).not.toMatch(/chess club.*heating costs/)
  })

  it('keeps the negative that an answer begins with', async () => {
    const told = await pointsOf(
      'Thank you for coming. I thought that you wanted to close the whole library on Saturdays.',
      'No. Not the library. We only close the reading room on the second floor from May.',
      'Then the readers can still return their books on Saturdays?',
      'Yes, the front desk stays open until two on every Saturday.',
    )
    expect(told).toMatch(/Not the library\. We only close the reading room/)
  })

  it('keeps the condition of speech without marks', async () => {
    const told = await pointsOf(
      'hello ann i have come to look at the old boat in the garden',
      'we keep the boat for one more summer and if nobody sails it we sell it to the club in september',
      'the club only takes boats that are younger than twenty years',
      'ours is eighteen years old so that is fine',
    )
    expect(told).toMatch(/if nobody sails it we sell it to the club/)
  })

  it('is no insult over an apology', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'You are an idiot, the parcel came to the wrong house again.',
        'I understand that the wrong house is annoying. I will send a driver for the parcel today.',
        "Okay. Look, I'm sorry that I called you an idiot.",
        'Thank you for saying so.',
      ),
    )
    const insults = keyPoints.filter(({ title }) => title === 'Insult').map(({ content }) => content)
    expect(insults.join(' ')).not.toMatch(/sorry/)
  })
})
