import { describe, expect, it } from 'vitest'
import { cleanSpeech } from '../../language/sentences/clean-speech.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isNoOutcome } from './no-outcome.js'

/** Turns of two speakers, each as its sentences. */
const turnsOf = (...said: string[][]): SpokenTurn[] =>
  said.map((sentences, turn) => {
    const role = turn % 2 === 0 ? ('agent' as const) : ('user' as const)
    const pieces = sentences.map((one) => ({ turn, role, text: cleanSpeech(one) }) as Piece)
    return { turn, role, pieces }
  })

const isNone = (...said: string[][]): boolean => {
  const turns = turnsOf(...said)
  return isNoOutcome(turns[0]!.pieces[0]!, turns)
}

describe('a threat', () => {
  it.each([
    "If the oven isn't fixed by June, I rent somewhere else.",
    'If another parcel gets lost, we close the account.',
    'You pay by Monday, or if you are late, I go to the ombudsman.',
    "If you raise it, I'll tell the press.",
  ])('is no outcome: %s', (said) => expect(isNone([said])).toBe(true))

  it.each([
    'If you sign until May, I give you five percent.',
    'If Monday does not suit you, I can come on Friday.',
    'If the board says yes, the money comes in June.',
    'If we cancel twice.',
    'I will cancel the old order and send a new one on Friday.',
  ])('is not: %s', (said) => expect(isNone([said])).toBe(false))
})

describe('what is taken back', () => {
  it('is no outcome, at once or in the next turn of its speaker', () => {
    expect(isNone(["I'll sell the van tonight."], [])).toBe(false)
    expect(isNone(["I'll sell the van tonight.", "No, I won't, we need it for the market."])).toBe(true)
    expect(isNone(["I'll sell the van tonight.", 'No... no, she needs it for school, forget that.'])).toBe(true)
    expect(
      isNone(['The dealer in Leeds is ten cheaper.'], ['On the same van?'], ['Fair, I take that one off the table.']),
    ).toBe(true)
    expect(isNone(['Sixty I could maybe... no, let me not say sixty before I asked.'])).toBe(true)
  })

  it('is not the offer before a bid that breaks off', () => {
    expect(
      isNone(['I can do six percent.'], ['And sixty days?'], ['Not sixty. Fifty, no, I will not say fifty.']),
    ).toBe(false)
  })

  it('is not what is refused to the other', () => {
    expect(isNone(['We meet on Friday at noon.'], ['Fine.'], ['Forget it, I have no time for the cake.'])).toBe(false)
  })
})
