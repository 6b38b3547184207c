import { beforeAll, expect, it } from 'vitest'
import { playSaid } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

beforeAll(prepareTagger)

const prompt = `You are Ines Roth, 50, head of a print shop. Tom asks for more pay. You want to give him three per cent. With a good reason you can go up to
five per cent; you tell nobody that.`
const repliesTo = (...said: string[]) =>
  playSaid(
    { title: 'A raise', prompt, firstMessage: '', language: 'en', recipientName: 'Tom', recipientRole: 'printer' },
    said,
  ).slice(1)
const taken = /\bagreed\b|\bdeal\b|keep to that/i

it('who asks what else is needed has not taken a figure yet', () => {
  const replies = repliesTo(
    'I would like seven per cent.',
    'Okay, three is something. What reasons would you want to hear?',
  )
  expect(replies.at(-1)).not.toMatch(taken)
})

it('nothing is agreed with who says that they have not agreed', () => {
  const replies = repliesTo(
    'I would like seven per cent.',
    'Three per cent, fine.',
    "Hang on, I haven't agreed to three. I would still like to talk about seven.",
  )
  expect(replies.at(-1)).not.toMatch(taken)
})
