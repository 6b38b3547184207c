import { describe, expect, it } from 'vitest'
import { withLine, wordsOfLines } from './with-line'

const prompt = `## Who you are
You are Ruth.

## What you say
- If they ask how she is, say: "Better."
- If they blame you ("Your own fault", "You did it"), you say: “Me?”
- If they say "No", say: "Why?"

## Goals
- A date. Ask: "When?"`

const lineAfter = (say: string, words: string, of = prompt) =>
  withLine(of, say, words)
    .split('\n')
    .filter((line) => !of.split('\n').includes(line))

describe('a line for what somebody said', () => {
  it('stands after the other lines', () => {
    const whole = withLine(prompt, 'It is "late",\nno?', 'Whose fault is that?')
    expect(whole).toContain('say: "Why?"\n- If they say "It is \'late\', no?", say: "Whose fault is that?"\n\n## Goals')
    expect(whole.length - prompt.length).toBe(
      '\n- If they say "It is \'late\', no?", say: "Whose fault is that?"'.length,
    )
  })

  it.each([
    ['Better.', '- If they ask how she is ("Is she in pain?"), say: "Better."'],
    ['Me?', '- If they blame you ("Your own fault", "You did it", "Is she in pain?"), you say: “Me?”'],
    ['Why?', '- If they say "No" or "Is she in pain?", say: "Why?"'],
  ])('with the words “%s” of another line is an example of that line', (words, line) => {
    expect(lineAfter('Is she in pain?', words)).toEqual([line])
  })

  it('has a heading of its own if the prompt has no lines', () => {
    expect(withLine('You are Ruth.\n', 'Hello', 'Yes?')).toBe(
      'You are Ruth.\n\n## What you say\n- If they say "Hello", say: "Yes?"',
    )
    expect(withLine('', 'Hello', 'Yes?')).toBe('## What you say\n- If they say "Hello", say: "Yes?"')
  })
})

it('the words of the lines are those that are said', () => {
  expect(wordsOfLines(prompt)).toEqual(['Better.', 'Me?', 'Why?'])
})
