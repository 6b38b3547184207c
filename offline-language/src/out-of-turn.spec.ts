import { describe, expect, it } from 'vitest'
import { repliesTo } from '../test/play-prompt.js'
import { readScenario } from './agent/next-reply.js'

const driver = {
  title: 'The minibus',
  prompt:
    'You are Gordon Pike, 68, and for eleven years you have driven the minibus for the Thornbury day centre. You are hurt because nobody told you yourself that a younger driver is to take over. You are proud that you never missed a trip. If you are offered a seat on the planning group, and may still drive the summer outing, you agree to hand in the keys at the end of June.',
  firstMessage: '',
  language: 'en',
  recipientName: 'Ruth',
  recipientRole: 'head of volunteers',
}
const picker = {
  ...driver,
  title: 'Late again',
  prompt:
    "ROLE: Colin Marsh, 44, warehouse picker at Dunmore Logistics.\n\nSITUATION\n- He has been late five times this month.\n\nHOW HE IS\n- Doesn't want to sign a warning. Afraid it will cost him the bonus.\n\nWHAT HE KEEPS TO HIMSELF\n- His daughter moved back in with her baby, and he is up with it at night, since she works the early shift. He tells it only if Priya asks whether something has changed at home.\n\nDEAL\n- If he can start at eight instead of six for a month, he will sign the improvement plan.",
  recipientName: 'Priya',
  recipientRole: 'team leader',
}
const cook = {
  ...driver,
  title: 'The inhaler',
  prompt:
    'You are Beata Nowak, 61, a school cook. You have not used your inhaler since spring. You will tell the doctor that the inhaler tastes horrid and that you feel fine. You stopped because the other cooks made jokes about your "pump"; you only say so if the doctor asks how things are at work. If the doctor offers you a powder device and a check after six weeks, you agree to try it.',
  recipientName: 'Oliver Hart',
  recipientRole: 'doctor',
}
const gardener = {
  ...driver,
  title: 'Plot 17',
  prompt:
    'Your part: Walter Finch, pensioner. Walter has left his plot wild for a year. He says it is good for the bees. Should Tom find him somebody who helps with the digging on Saturdays, Walter will cut the hedge by Whitsun. He has not been in the shed since the funeral; he cannot bear to.',
  recipientName: 'Tom',
  recipientRole: 'chair of the club',
}

async function play(scenario: typeof driver, ...said: string[]) {
  await readScenario(scenario)
  return repliesTo(scenario, said).at(-1)!.text
}
const hello = 'Good morning, please have a seat.'

describe('what a part does on a condition', () => {
  it.each([
    [driver, 'What would you miss most about the driving?', 'keys'],
    [driver, 'What happened last night?', 'keys'],
    [picker, 'What happened on Monday?', 'improvement'],
    [gardener, 'How are you getting on with the plot?', 'hedge'],
  ])('is no answer to an open question: %#', async (scenario, question, kept) => {
    expect(await play(scenario, hello, question)).not.toContain(kept)
  })

  it('is named to an offer that misses it', async () => {
    const reply = await play(driver, hello, 'We could give you a nice certificate.')
    expect(reply).toContain('If you offer me a seat on the planning group and still let me drive the summer outing, I')
  })

  it('is half met by one of two things', async () => {
    const half = 'What about a powder device? You could take that in the mornings.'
    expect(await play(cook, hello, half)).toContain('I also need you to give me a check after six weeks.')
    expect(await play(cook, hello, half, 'I could check your lungs again in six weeks.')).toContain(
      'I’ll try it'.replace('’', "'"),
    )
  })

  it.each([
    [
      driver,
      'How would you like to sit on the committee that plans the trips, and you could still take the minibus out for the summer outing?',
      'hand in the keys',
    ],
    [picker, 'What if you came in at eight rather than six for the next four weeks?', 'sign the improvement plan'],
    [gardener, 'There is a young man, Ben, he could dig with you on Saturdays. Would you let him?', 'cut the hedge'],
  ])('is met in other words, and then confirmed: %#', async (scenario, offer, promise) => {
    expect(await play(scenario, hello, offer)).toContain(`I'll ${promise}`)
    expect(await play(scenario, hello, offer, `So you will ${promise}?`)).toMatch(/^Yes\b|rely on it|^I'll /)
  })
})

describe('a question for a reason', () => {
  it.each([
    [driver, 'Why are you hurt?', 'Because nobody told me'],
    [picker, 'Why don’t you want to sign the warning?', "I'm afraid it'll cost me the bonus."],
    [cook, 'Why did you stop using the inhaler?', 'The inhaler tastes horrid and I feel fine.'],
    [gardener, 'Why haven’t you been in the shed?', "I can't bear to."],
  ])('gets the reason of the prompt, or what is said at first: %#', async (scenario, question, because) => {
    expect(await play(scenario, hello, question)).toContain(because)
  })

  it('gets the reason of what was told', async () => {
    const asked = 'Has anything changed at home lately?'
    expect(await play(picker, hello, asked, 'Why are you up at night with the baby?')).toBe(
      'Because she works the early shift.',
    )
  })

  it('never gets what was asked', async () => {
    expect(await play(picker, hello, 'You have been late five times this month. Why is that?')).not.toContain('late')
  })
})
