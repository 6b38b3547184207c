import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each(
  ideasOf('replies/asks-for-talk', 'asksForTalk', {
    time: ['Have you got a few minutes?', 'Have you got a few chairs?'],
    moment: ['Is this a good moment?', 'Is this a good chair?'],
    talk: ['Can we have a quick word?', 'Can we have a quick lunch?'],
  }),
)('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
