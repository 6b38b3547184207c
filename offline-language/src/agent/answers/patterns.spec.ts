import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('answers/asks', 'event', {
    'what has happened': ['What exactly happened?', 'What did you do?'],
    'what is going on': ['What is going on?', 'What is he going to do?'],
    'how it happened': ['How did it start?', 'How did he start?'],
  }),
  ...ideasOf('answers/asks', 'wish', {
    'a wish or a need': ['What do you need?', 'What do you know?'],
    'what one would like': ['What would you prefer?', 'What would you do?'],
    'what is to be done': ['What can I do?', 'What can he do?'],
    help: ['Would it help?', 'Was she helpful?'],
    'an aim': ['Any plans?', 'Any planets?'],
  }),
  ...ideasOf('answers/asks', 'consent', {
    'a request': ['Would you come?', 'Would he come?'],
    permission: ['May I come?', 'May he come?'],
    'a proposal': ['How about Monday?', 'How was Monday?'],
    readiness: ['Are you ready?', 'Are you late?'],
    'would it': ['Would it work?', 'Does it work?'],
    agreement: ['Do they agree?', 'Do they disagree?'],
  }),
  ...ideasOf('answers/asks', 'self', {
    'who one is': ['Who is this?', 'Who is he?'],
    'what belongs to oneself': ['And your job?', 'And your car?'],
    'about oneself': ['Tell me about yourself', 'Tell me about him'],
    work: ['What do you do?', 'What do you want?'],
    age: ['How old are you?', 'How old is it?'],
    'how one lives': ['Are you married?', 'Is he married?'],
  }),
  ...ideasOf('answers/gives', 'date', {
    weekday: ['on Tuesday', 'on duty'],
    month: ['in October', 'in May'],
    year: ['in 1999', 'in 1799'],
    'day, season or feast': ['since summer', 'for good'],
    'week, month or year from now': ['last week', 'a week'],
  }),
  ...ideasOf('answers/gives', 'age', {
    'years old': ['a six-year-old boy', 'six years'],
    aged: ['aged 12', 'aged wood'],
    born: ['born in Hull', 'born late'],
    'a number alone': ['Ann, 34, nurse', 'Ann has 34 cups'],
    'a number after "is"': ['She is forty.', 'She is forty minutes late.'],
  }),
  ...ideasOf('answers/gives', 'place', {
    'after a preposition': ['near Hull', 'near it'],
    'a kind of place': ['a garden', 'a gardener'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
