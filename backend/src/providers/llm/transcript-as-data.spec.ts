import { describe, expect, it } from 'vitest'
import { lastTurnsAsData, transcriptAsData, transcriptInChunks } from './transcript-as-data.js'

interface Line {
  readonly turn: number
  readonly role: string
  readonly says: string
}

const read = (lines: string) => lines.split('\n').map((line) => JSON.parse(line) as Line)
const turn = (message: string, at = 0) => ({ role: 'user', message, time_in_call_secs: at }) as const
const transcript = Array.from({ length: 300 }, (_, at) =>
  turn(`Turn ${at} is about <b>thing ${at * 7}</b> & "more".`, at),
)

describe('a conversation in chunks', () => {
  const chunks = transcriptInChunks(transcript, 3000)

  it('is complete, each turn under its own index', () => {
    const said = new Map(chunks.flatMap(read).map((line) => [line.turn, line.says]))
    expect([...said.keys()].sort((a, b) => a - b)).toEqual([...transcript.keys()])
    for (const [at, says] of said) expect(says).toBe(transcript[at]!.message)
  })

  it('has room in each, with the last two turns of the one before', () => {
    expect(chunks.length).toBeGreaterThan(5)
    for (const [at, chunk] of chunks.entries()) {
      expect(chunk.length).toBeLessThanOrEqual(3000)
      if (at > 0) expect(read(chunk).slice(0, 2)).toEqual(read(chunks[at - 1]!).slice(-2))
    }
  })

  it('is one chunk if it fits', () => {
    expect(transcriptInChunks(transcript, 100_000)).toHaveLength(1)
    expect(transcriptInChunks([], 1000)).toEqual([''])
  })

  it('has a turn that is too long for one in pieces, and loses no word of it', () => {
    const words = Array.from({ length: 2000 }, (_, at) => `word${at}`).join(' ')
    const long = [turn('Before.'), turn(words), turn('🦜'.repeat(900) + 'a'), turn('After.')]
    const parts = transcriptInChunks(long, 1200)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1200)
    const lines = parts.flatMap(read)
    const said = new Set(lines.filter((line) => line.turn === 1).flatMap(({ says }) => says.trim().split(/\s+/)))
    expect([...said]).toEqual(words.split(' '))
    expect(lines.some(({ says }) => !says.isWellFormed())).toBe(false)
    expect(new Set(lines.map((line) => line.turn))).toEqual(new Set([0, 1, 2, 3]))
  })
})

it('says whether there was room for all', () => {
  expect(transcriptAsData(transcript, 3000)).toEqual({ lines: transcriptInChunks(transcript, 3000)[0], isCut: true })
  expect(transcriptAsData(transcript, 100_000).isCut).toBe(false)
})

it('shows the last turns if not all of them fit, because the last one is answered', () => {
  const lines = lastTurnsAsData(transcript, 3000)
  expect(lines.length).toBeLessThanOrEqual(3000)
  const shown = read(lines).map((line) => line.turn)
  expect(shown).toEqual(Array.from({ length: shown.length }, (_, at) => 300 - shown.length + at))
  expect(shown.length).toBeGreaterThan(20)
})
