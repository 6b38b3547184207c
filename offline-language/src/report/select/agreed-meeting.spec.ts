import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('agreed-meeting', 'meets', {
    'a suggestion': ['Let us meet again', 'Let us meet about the flat'],
    'an announcement': ['Okay, we can talk', 'Okay, we can pay'],
  }),
  ...ideasOf('agreed-meeting', 'meetingHour', {
    'part of an hour': ['at half past four', 'at half price'],
    'in words': ["at ten o'clock", 'at ten places'],
    'in figures': ['at 16:30, then', 'at 16:30pm'],
  }),
  ...ideasOf('agreed-meeting', 'takesTime', {
    assent: ['Okay, Monday', 'Monday at four'],
    'a time that suits': ['Monday at four works.', 'Monday at four hurts.'],
    'a time, then': ['Monday at four, then.', 'I come, then.'],
    'a time and praise': ['Monday at four, perfect.', 'Monday at four, sadly.'],
    'a note of it': ['I will put you down', 'I will put you up'],
    'a farewell until then': ['See you on Monday', 'See the flat on Monday'],
  }),
  ...ideasOf('agreed-meeting', 'event', {
    'a trial': ['We book a dry run', 'We book a dry room'],
    'an exam': ['There is an inspection', 'There is an inspector'],
    'a visit': ['The home visit is fine', 'The home is fine'],
    'a talk': ['Your interview is fine', 'Your interviewer is fine'],
    'a class': ['Another lesson helps', 'Another lessor helps'],
  }),
  ...ideasOf('agreed-meeting', 'asksDay', {
    'a day to agree on': ['How about Monday?', 'How is Monday?'],
    'what day': ['When would it be?', 'When it rains'],
    'whether a day suits': ['Does Monday at four work?', 'Does Monday at four count?'],
    'whether they can come': ['Could you come?', 'Could you pay?'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
