import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { askedKinds, countedIn, givenSpans } from './asked-kinds.js'

it.each([
  ...ideasOf('answers/asked-kinds', 'reason', {
    why: ['Why did it stop?', 'Did it stop?'],
    'what made one': ['What made you leave?', 'What have you made?'],
    'for what': ['For what reason?', 'For whom?'],
  }),
  ...ideasOf('answers/asked-kinds', 'person', {
    who: ['Who saw it?', 'the man who saw it'],
    'which of people': ['Which nurse?', 'Which ward?'],
    'whether somebody': ['Have you told anyone?', 'Have you told it?'],
  }),
  ...ideasOf('answers/asked-kinds', 'place', {
    where: ['And where is it?', 'the house where I live'],
    'which place': ['Which room was it?', 'Which one was it?'],
  }),
  ...ideasOf('answers/asked-kinds', 'clock', {
    'what time': ['At what time?', 'What a time!'],
    'how late': ['How late was it?', 'Was it late?'],
  }),
  ...ideasOf('answers/asked-kinds', 'date', {
    when: ['When did it start?', 'What do you do when he calls?'],
    'which day': ['On which day?', 'Every day?'],
    'how soon': ['Since when?', 'Soon?'],
  }),
  ...ideasOf('answers/asked-kinds', 'duration', {
    'how long': ['How long did it take?', 'How long is the van?'],
    'so many of a unit': ['How many weeks?', 'How many weeds?'],
  }),
  ...ideasOf('answers/asked-kinds', 'frequency', { 'how often': ['How often?', 'Often?'] }),
  ...ideasOf('answers/asked-kinds', 'money', {
    'how much': ['How much is it?', 'How much time is left?'],
    'what it costs': ['What did it cost?', 'What did it do?'],
  }),
  ...ideasOf('answers/asked-kinds', 'count', { 'how many': ['How many came?', 'Many came?'] }),
  ...ideasOf('answers/asked-kinds', 'measure', {
    'how great': ['How old is it?', 'Is it old?'],
    'what size': ['What temperature is it?', 'What is it?'],
    'how much of it': ['How much warning did you get?', 'How much was it?'],
  }),
  ...ideasOf('answers/asked-kinds', 'saying', {
    'what was said': ['What did the clerk say?', 'What did the clerk do?'],
  }),
  ...ideasOf('answers/asked-kinds', 'feeling', {
    'what hurts': ['What bothered you most?', 'What happened?'],
  }),
  ...ideasOf('answers/asked-kinds', 'wish', {
    'what one wants': ['What do you want?', 'What do you know?'],
    'what would help': ['What would help?', 'What would happen?'],
  }),
  ...ideasOf('answers/asked-kinds', 'duty', {
    'what one has to do': ['What were we supposed to do?', 'What were we?'],
    'what the contract has': ['What does the contract say?', 'What does the vet say?'],
  }),
  ...ideasOf('answers/asked-kinds', 'name', { 'what it is called': ['What is it called?', 'What is it?'] }),
  ...ideasOf('answers/asked-kinds', 'condition', {
    'on which condition': ['Under what circumstances?', 'What circumstances?'],
    'what it takes': ['What would it take?', 'What would it be?'],
  }),
  ...ideasOf('answers/asked-kinds', 'source', {
    'how one knows': ['How did you find out?', 'How did you go?'],
    'how one was told': ['How were you told?', 'How were you?'],
  }),
  ...ideasOf('answers/asked-kinds', 'which', {
    'which one': ['Which bill is that?', 'Is that the bill?'],
    'what thing is meant': ['What letter do you mean?', 'What do you mean?'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

it.each([
  ['date', 'It was on Monday.', 'It was blue.'],
  ['date', 'It was in May 2019.', 'It may be.'],
  ['date', 'It was by 2019.', 'It has 2019 pages.'],
  ['date', 'I came yesterday.', 'I came.'],
  ['date', 'I came last week.', 'It took a week.'],
  ['date', 'It was two days ago.', 'It took two days.'],
  ['date', 'It has stood since Easter.', 'I like Easter.'],
  ['date', 'It ends within a week.', 'It has weeks.'],
  ['clock', 'It left at 6.50.', 'It is 6 metres.'],
  ['clock', 'I waited until five.', 'I waited for five days.'],
  ['clock', 'I came at night.', 'I like the night.'],
  ['duration', 'It took eight months.', 'It was eight months ago.'],
  ['duration', 'It has stood since Easter.', 'It stands.'],
  ['duration', 'I waited all day.', 'I waited.'],
  ['frequency', 'I go twice a week.', 'I go.'],
  ['money', 'It cost 38 pounds.', 'It has 38 pages.'],
  ['count', 'I have six.', 'I paid 600 euros on 3 May.'],
  ['measure', 'It is 6.8 metres long.', 'It is long.'],
  ['person', 'I spoke to Rory.', 'I spoke on Monday in Leeds.'],
  ['person', 'My brother knows.', 'My boat leaks.'],
  ['person', 'The clerk knows.', 'The boat leaks.'],
  ['place', 'It lies near Hallport.', 'It lies on Monday.'],
  ['place', 'It lies under the bridge.', 'It lies in the end.'],
  ['reason', 'I left because it rained.', 'I left and it rained.'],
  ['reason', 'The fumes made me sick.', 'I made tea.'],
  ['saying', 'He said that it was late.', 'He was late.'],
  ['feeling', 'It hurts me.', 'It works.'],
  ['wish', 'I want a letter.', 'I have a letter.'],
  ['duty', 'You must call first.', 'You call first.'],
  ['name', 'She was called Biscuit.', 'She was small.'],
  ['condition', 'I would if you came.', 'I would come.'],
  ['source', 'I saw it on the board.', 'It was on time.'],
] as const)('what gives a %s: %s', (kind, gives, differs) => {
  expect(givenSpans(kind, gives, '')).not.toEqual([])
  expect(givenSpans(kind, differs, '')).toEqual([])
})

it('finds the kinds of both parts of a question', () => {
  expect(askedKinds('Who spotted it, and when?')).toEqual(['person', 'date'])
})

it('takes nothing that the question says itself, and nothing past for what will be', () => {
  expect(givenSpans('date', 'It broke on Monday.', 'When on Monday did it break?')).toEqual([])
  expect(givenSpans('date', 'Last Monday it broke.', 'When will you come?')).toEqual([])
})

it('knows what names the thing that is asked for', () => {
  expect(givenSpans('which', 'The invoice for 18,400 euros was due.', 'Which bill is that?')).toEqual(['bill'])
  expect(givenSpans('which', 'The van was full.', 'Which bill is that?')).toEqual([])
})

it('tells the number of the very thing, in other words too', () => {
  expect(countedIn('How many colonies did you lose?', 'Nine of my hives were dead.')).toBe(true)
  expect(countedIn('How many colonies did you lose?', 'I want 3,600 euros for the colonies.')).toBe(false)
})
