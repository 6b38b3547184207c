import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

async function pointsOf(...steps: string[]): Promise<string> {
  const { keyPoints } = await writeReport(talk(...steps))
  return keyPoints.map(({ content }) => content.replaceAll('\\', '')).join('\n')
}

describe('a key point', () => {
  it('has what becomes of its offer', async () => {
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
    expect(told).toMatch(/taken by the chess club\.” Ann: “Then the twelfth\./)
  })

  it('has the refusal with its reason, and says that nobody asks where nobody does', async () => {
    const told = await pointsOf(
      'Good afternoon, what is it about?',
      'It is about my salary in the claims department. I have been on thirty-eight thousand for two years.',
      'That is true.',
      'So I was hoping for forty-four thousand from January.',
      'Forty-four? I can not do that. The pot for the whole department is three per cent.',
      'I see that the pot is small. Then let us plan on forty thousand, and it all hangs on the department.',
      'Forty thousand, fine.',
    )
    expect(told).toMatch(/The pot for the whole department is three per cent\.” Ann: “I see that the pot is small/)
    expect(told).not.toMatch(/asks: “[^”?]*”/)
  })

  it('does not go back to an earlier matter', async () => {
    const told = await pointsOf(
      'The heating of the flat is broken, and the engineer comes this evening at six.',
      'Good. My mother sits in the front room of the flat in her coat.',
      'Have you got a heater for your mother until this evening?',
      'My neighbour lent us a fan heater for the front room.',
      'Good old neighbour. So, the engineer between six and eight, I ring at half five.',
      'Right.',
    )
    expect(told).not.toMatch(/fan heater[^\n]*between six and eight/)
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
