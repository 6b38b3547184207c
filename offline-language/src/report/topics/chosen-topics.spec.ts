import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import { chosenTopics } from './chosen-topics.js'

const rated = (name: string, worth: number) => ({
  label: { text: name, name, stems: name.split(' ') },
  mentions: [{}, {}] as Sentence[],
  worth,
})
const chosen = (turns: number, ...all: ReturnType<typeof rated>[]) =>
  chosenTopics(all, turns).map(({ label }) => label.text)

it('has one of two names that share their words', () => {
  const all = [rated('emergency engineer', 0.9), rated('engineers', 0.8), rated('rent', 0.7)]
  expect(chosen(24, ...all)).toEqual(['emergency engineer', 'rent'])
})

it('has five of a long talk, none that readers would not name', () => {
  const all = ['rent', 'boiler', 'heater', 'fan', 'form', 'text'].map((name, at) => rated(name, 0.9 - at / 20))
  expect(chosen(24, ...all)).toHaveLength(5)
  expect(chosen(24, rated('rent', 0.9), rated('text', 0.05))).toEqual(['rent'])
})

it('has two rather than a third of which it is not sure', () => {
  expect(chosen(24, rated('rent', 0.9), rated('boiler', 0.6), rated('wife', 0.24))).toEqual(['rent', 'boiler'])
})
