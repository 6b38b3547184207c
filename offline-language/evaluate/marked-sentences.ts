import { readFileSync } from 'node:fs'
import type { Piece } from '../src/report/moves/piece.js'
import { type ReadConversation, readSets, readTalks } from './conversations.js'

/** Words of a stored turn that a reader marked. */
export type Mark = readonly [turn: number, text: string]

/** A sentence is marked if so many of its words are. */
const leastShare = 0.6

/** Whether a sentence of a talk is one of those that a reader marked. */
export const isMarked = ({ turn, text, said }: Piece, marks: readonly Mark[]): boolean =>
  marks.some(([at, quote]) => {
    const words = new Set(wordsOf(quote))
    const isHere = (own: readonly string[]) => own.filter((word) => words.has(word)).length >= own.length * leastShare
    return at === turn && [text, said].map(wordsOf).some(isHere)
  })

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The longer talks and the short ones, which readers marked. */
export const markedTalks = (): Pick<ReadConversation, 'name' | 'conversation'>[] => [
  ...readTalks(),
  ...readSets().find(({ name }) => name === 'short')!.conversations,
]

/** What readers marked in each talk. */
export const readMarks = <Marks>(file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/test-data/${file}.json`, 'utf8')) as Readonly<Record<string, Marks>>
