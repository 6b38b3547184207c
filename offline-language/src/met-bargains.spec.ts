import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const scenario = scenarioFor('Customer', 'Kim Lee')
const play = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said)
const last = (prompt: string, ...said: string[]) => play(prompt, ...said).at(-1)

describe('what the part does on a condition', () => {
  const noise =
    "You are Xaver Ober, 63, a brewery worker. For months there has been running upstairs until ten. You do not sit down at one table with Mr. Yilmaz. If the family lays a carpet in the children's room, you take down the note."

  it('is promised to who meets it in other words', () => {
    expect(last(noise, 'They would put something soft on the floor where the kids play, a thick rug.')).toMatch(
      /then I(?:'ll)? take down the note\.$/i,
    )
  })

  it('is not promised for what it refuses', () => {
    expect(last(noise, 'I suggest that you and Mr. Yilmaz sit down at one table with me.')).not.toMatch(/note/)
  })
})

describe('a question after other sentences', () => {
  it('is read with them', () => {
    const lab =
      'You are Beate Holm, 51, a technician. Your shift was too long. The heart tablets make you see things at night. The freezer failed because nobody heard the alarm. The canteen is closed. You would like a rota.'
    expect(last(lab, 'I heard something about the freezer that night. What went wrong there?')).toMatch(
      /The freezer failed/,
    )
    expect(last(lab, 'You have tablets for your heart. Is there anything about them that bothers you?')).toMatch(
      /see things at night/,
    )
  })
})

describe('a day', () => {
  it('is agreed on only for a meeting', () => {
    const care = 'You are Beate Holm, 51. Your mother is looked after at home. You are angry that the carer was late.'
    expect(
      last(care, 'From Monday on the same nurse will come to her every morning, Mrs. Pich, whom you know.'),
    ).not.toMatch(/Monday (?:is fine|works|suits)/)
    expect(last(care, 'Can we meet on Monday?')).toMatch(/Monday/)
  })
})

it('somebody who is understood says how they see it', () => {
  const garden =
    'You are Nadine Schub, 29, a teacher. A child climbed over the fence. You are exhausted and have not slept since.'
  expect(last(garden, 'You look as if this is really weighing on you.')).toMatch(/I(?:'m| am) exhausted/)
})

it('a part that refuses things does not promise others at once', () => {
  const desk =
    'You are Tobias Lind, 34, a coordinator. There are 61 open tickets. Overtime is out of the question, you pick up your daughter at four.'
  expect(last(desk, 'Would you work through the tickets on two evenings a week? Would that be all right?')).not.toMatch(
    /I can do that|Yes/,
  )
})
