import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { ideasOf } from './data/ideas-of.js'
import { isToldOf } from './agent/replies/told-of.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

describe('what a question of a goal asks for', () => {
  it.each([
    [
      'Tell me about a day on which you led a group and nobody had asked you to.',
      'Nobody asked me, but I led the group over the pass that day, because the guide was ill.',
    ],
    [
      'Who looks after the boats when it storms on Sunday?',
      'If it storms on Sunday, my brother looks after your boats.',
    ],
    [
      'Which home near here would tell me that you are good?',
      'The home in Ely is near here, they tell everybody that.',
    ],
  ])('%j is told with %j', (question, said) => {
    expect(isToldOf(question, said)).toBe(true)
  })

  it.each([
    ['other matter', 'What do you know about how we run our kitchens?', 'For a start we could take just one kitchen.'],
    ['one word', 'What does the whole trip cost, with the meals in it?', 'The meals are cooked by my aunt.'],
    [
      'no answer',
      'Who looks after the boats when it storms?',
      'I do not know who looks after the boats when it storms.',
    ],
    ['a question', 'Who looks after the boats when it storms?', 'Who looks after the boats when it storms, then?'],
  ])('is not told with %s', (_, question, said) => {
    expect(isToldOf(question, said)).toBe(false)
  })
})

it('is a name to call, if that is asked for', () => {
  const prompt = `You are Ada Fisk, a teacher. The heating of your school is out. The repair was put off twice.
## Goals
- Name: Ask: "Whom do I call, by name, if nobody comes?"
- Heat: Ask: "When will my rooms be warm?"`
  const said = 'Ring Lou Barnes, extension 17, if nobody has come by nine.'
  expect(playSaid(scenarioFor('Fitter', 'Sam')(prompt), [said, 'I am on my way.']).join(' ')).not.toMatch(/by name/)
})

const guide = `You are Petra Sand, 50, head of a mountain school. You look for a guide. The school has nine huts. The pay is 150 a day.
## Goals
- A day: Ask: "Tell me about one day when you led a group and nobody had asked you to."
- Mistake: Ask: "What is the decision on a mountain that you would take back?"
- Storm: Ask: "What do you do with a group that wants to go on when you do not?"
## When to close
Close when your questions are through.`
const withGuide = (...said: string[]) => playSaid(scenarioFor('Candidate', 'Sam')(guide), said)

describe('a goal', () => {
  it('is not asked once it was told, before a question too', () => {
    const replies = withGuide(
      'Good morning, Petra. Last winter our guide fell ill on the way. Nobody had asked me to, but I led the whole group down to the hut. How many huts do you have?',
      'Nine, that is a lot.',
      'I like it here.',
    ).join(' ')
    expect(replies).not.toContain('led a group')
  })

  it('is not pressed after a long answer that ends with a question', () => {
    const asked = 'Tell me about one day when you led a group and nobody had asked you to.'
    const scenario = { ...scenarioFor('Candidate', 'Sam')(guide), firstMessage: `Hello. ${asked}` }
    const said =
      'In May my friends wanted to turn back in the fog, so I walked ahead with the compass and brought all six of them home. Is that a goat outside?'
    expect(playSaid(scenario, [said]).at(-1)).not.toMatch(/asking about|come back to|answered|answer to|still open/)
  })
})

it('is no vague word that stands before a long answer', () => {
  const style = guide.replace('## Goals', '## How you speak\nYou answer anything vague with "Give me a day".\n## Goals')
  const said =
    'Maybe this one counts. In May I told the six of them that we go home, and we went, although the sky was blue and they were cross with me.'
  const bare = 'Maybe one of them counts, perhaps.'
  const last = (turn: string) => playSaid(scenarioFor('Candidate', 'Sam')(style), ['Hello Petra.', turn]).at(-1)
  expect(last(said)).not.toContain('Give me a day')
  expect(last(bare)).toContain('Give me a day')
})

const talkOf = `You are Marek Dunn, 33, a cook. Your boss has asked for a talk. You like the new oven. You work four nights a week.
## Goals
- Purpose: find out what this talk is about. Ask: "So what is this talk about?"
- Oven: Ask: "Who cleans the oven on the nights when I am off?"
- Pay: Ask: "What does the extra night bring me?"`
const withMarek = (...said: string[]) => playSaid(scenarioFor('Boss', 'Sam')(talkOf), said)

describe('what a talk is about', () => {
  it('is not asked after it was said', () => {
    const replies = withMarek(
      'Hi Marek. I wanted to talk to you about last Saturday, the plates that went cold.',
      'They stood there for ten minutes.',
      'The guests complained to me.',
    )
    expect(replies.join(' ')).not.toContain('what is this talk about')
  })

  it('is asked as long as it is open', () => {
    expect(withMarek('Hi Marek. Thank you for coming in so early.', 'Let me close the door.').join(' ')).toMatch(
      /talk (?:is )?about/,
    )
  })
})

it.each([
  ...ideasOf('replies/asks-matter', 'asksMatter', {
    'what it is about': ['So what is this talk about?', 'What is the oven about?'],
    'the one that is meant': ['Is this the talk I think it is?', 'Is this the oven I think it is?'],
    'why someone is here': ['Why am I here?', 'Why am I not paid?'],
  }),
  ...ideasOf('replies/asks-matter', 'namesMatter', {
    'wants to talk': ['I wanted to talk to you about Friday.', 'We talked about Friday.'],
    'is about': ['It is not about the money.', 'There are about nine of them.'],
    'has a reason': ['The reason I am calling is the roof.', 'There is a reason.'],
  }),
  ...ideasOf('replies/knows-not', 'knowsNot', {
    'has no knowledge': ["I don't know who cleans it.", 'I know who cleans it.'],
    'can not tell': ['I cannot say who cleans it.', 'I can say who cleans it.'],
    'has to find out': ['I would have to check that.', 'I have checked that.'],
    'is not sure': ['I am not sure about Friday.', 'I am sure about Friday.'],
  }),
  ...ideasOf('replies/given-before', 'asksMistake', {
    'one that is named': ['What is the decision that you would take back?', 'What is your decision?'],
    'the worst': ['And your biggest failure?', 'And your biggest success?'],
  }),
  ...ideasOf('replies/given-before', 'givesMistake', {
    'a worst one': ['My worst decision was to hide it.', 'The worst was over.'],
    regrets: ['I still regret that.', 'I still remember that.'],
    'a fault': ['It was my mistake.', 'It was his mistake.'],
    'should have': ['I should have asked her.', 'I should ask her.'],
  }),
  ...ideasOf('replies/given-before', 'asksInstead', {
    'if it fails': ['If it cannot be done, what then?', 'If it is done, what then?'],
    'what happens': ['What happens if the boat is late?', 'What happens on the boat?'],
  }),
  ...ideasOf('replies/given-before', 'givesInstead', {
    'it fails': ["If it doesn't come, we bring a new one.", 'If it comes, we bring a new one.'],
    'it is not': ['If that is not there, I ring you.', 'If that is there, I ring you.'],
  }),
  ...ideasOf('replies/given-before', 'givesOwnPart', {
    'a wish': ['I would like you to ask her first.', 'I would like you to know that.'],
    'another time': ['Next time you only help if she asks.', 'Next time the sun shines.'],
  }),
  ...ideasOf('replies/gives-example', 'atThatTime', {
    'a time': [
      'Last spring I promised a customer a refund that was not mine to give.',
      'The last customer was a nice one.',
    ],
    'some time ago': ['Two years ago I talked our developers into joining the calls.', 'That was long ago.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
