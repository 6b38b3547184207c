import { expect, it } from 'vitest'
import { shownQuote } from './shown-quote.js'

it.each([
  ['They stayed, like, nine days.', 'They stayed nine days.'],
  ["I don't need, um, everybody's opinion.", "I don't need everybody's opinion."],
  ["We've lived there, you know, twenty years.", "We've lived there twenty years."],
  ['She wants, like, a goat.', 'She wants a goat.'],
  ['I told him, uh, four times.', 'I told him four times.'],
  ['It was a mess, like, a disaster.', 'It was a mess, a disaster.'],
  ['It is the man from the depot, uh, Carl Ives.', 'It is the man from the depot, Carl Ives.'],
  ['I spoke to, um, Carl.', 'I spoke to Carl.'],
  ['In April, like, three of them left.', 'In April, three of them left.'],
  ["He's ill, you know, he can't come.", "He's ill, he can't come."],
  ["We have a room, or, um, there's a tent.", "We have a room, or there's a tent."],
  ["I'd love to hear, uh, how it works.", "I'd love to hear how it works."],
  ['His heart has, um, his weight has been good since Tuesday.', 'His weight has been good since Tuesday.'],
  ['If it rains, it rains, just bring a hat.', 'If it rains, it rains, just bring a hat.'],
  ["It wasn't, it wasn't my hat.", "It wasn't my hat."],
])('%s', (said, shown) => {
  expect(shownQuote(said)).toBe(shown)
})
