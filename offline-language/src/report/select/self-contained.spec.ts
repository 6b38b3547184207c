import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('self-contained', 'verbLeftOut', {
    verb: ['Yes, I did, because of the rain', 'Yes, I did it'],
    'modal verb': ['No, they could not, but later', 'No, they could not come'],
  }),
  ...ideasOf('self-contained', 'answers', {
    'a number': ['Ten thousand, but later', 'Ten thousand people'],
    currency: ['Twenty pounds, maybe', 'Twenty pounds a week'],
    'length of time': ['Two weeks, usually', 'Two weeks ago'],
  }),
  ...ideasOf('self-contained', 'points', {
    'one of several': ['I prefer the other one', 'I prefer the other room'],
    'agreement with the other': ['I think so', 'I think so too'],
    'a thing without its name': ['I like this kind', 'I like this kettle'],
    'a time that was named before': ['We can do it next time', 'We can do it next week'],
    'a question without its content': ['I asked my sister, but she left', 'I asked my sister for a lift'],
  }),
  ...ideasOf('self-contained', 'empty', {
    judgement: ['It is really important', 'It is really a knife'],
    weather: ['It is cold', 'It is coloured'],
    'time of day': ['It was too late', 'It was latent'],
    'a beginning only': ['It is up to you', 'It is upstairs'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
