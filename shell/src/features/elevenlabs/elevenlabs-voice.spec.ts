import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ElevenLabsVoice, type Sound } from './elevenlabs-voice'

/** The last settings sent to the provider's client, and its volume. */
class TestSound implements Sound {
  isMuted = false
  volume = 1
  loudness = 0
  activities = 0
  setMicMuted(isMuted: boolean): void {
    this.isMuted = isMuted
  }
  setVolume({ volume }: { volume: number }): void {
    this.volume = volume
  }
  getInputVolume(): number {
    return this.loudness
  }
  sendUserActivity(): void {
    this.activities++
  }
}

let voice: ElevenLabsVoice
let sound: TestSound
beforeEach(() => {
  vi.useFakeTimers()
  voice = new ElevenLabsVoice()
  sound = new TestSound()
  voice.carriedBy(sound)
})
afterEach(() => voice.dispose())

test('it is open to the person all the time, also while the agent speaks', () => {
  expect(voice.snapshot().microphone).toBe('open')
  voice.speaks(true)
  expect(voice.snapshot()).toMatchObject({ microphone: 'open', speaking: true })
})

test('an agent that is interrupted by typing is silent until it says something new', () => {
  voice.speaks(true)
  voice.interrupt()
  expect([sound.volume, sound.activities]).toEqual([0, 1])
  voice.agentSays()
  expect(sound.volume).toBe(1)
  voice.interrupt()
  voice.speaks(false)
  expect(sound.volume).toBe(1)
})

test('a listening agent is not silenced by an interruption, and is informed of typing', () => {
  voice.interrupt()
  expect([sound.volume, sound.activities]).toEqual([1, 1])
})

test('what was switched off stays off with the next connection', () => {
  voice.setMuted(true)
  voice.setAloud(false)
  expect([sound.isMuted, sound.volume]).toEqual([true, 0])
  const next = new TestSound()
  voice.silence()
  voice.carriedBy(next)
  expect([next.isMuted, next.volume, voice.snapshot().microphone]).toEqual([true, 0, 'muted'])
  voice.agentSays()
  expect(next.volume).toBe(0)
  voice.setMuted(false)
  voice.setAloud(true)
  expect([next.isMuted, next.volume, voice.snapshot().microphone]).toEqual([false, 1, 'open'])
})

test('it sees that the person talks, and when they stop', () => {
  sound.loudness = 0.5
  vi.advanceTimersByTime(200)
  expect(voice.snapshot().hearing).toBe(true)
  sound.loudness = 0.01
  vi.advanceTimersByTime(200)
  expect(voice.snapshot().hearing).toBe(false)
})

test('in writing there is nothing left to switch', () => {
  voice.goesOnInWriting('notAllowed')
  expect(voice.snapshot()).toMatchObject({ microphone: 'notAllowed', speaker: 'off', inWriting: true })
  sound.loudness = 0.5
  vi.advanceTimersByTime(1_000)
  expect(voice.snapshot().hearing).toBe(false)
})
