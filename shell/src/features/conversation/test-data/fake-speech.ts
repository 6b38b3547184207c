import { vi } from 'vitest'
import type { Recogniser, RecogniserResult } from '../recogniser'

/** A browser's speech recognition, controlled by the test. */
export class FakeRecogniser implements Recogniser {
  static all: FakeRecogniser[] = []
  static get listening(): FakeRecogniser | undefined {
    return FakeRecogniser.all.find(({ running }) => running)
  }

  lang = ''
  continuous = true
  interimResults = false
  onstart: Recogniser['onstart'] = null
  onresult: Recogniser['onresult'] = null
  onerror: Recogniser['onerror'] = null
  onend: Recogniser['onend'] = null
  running = false

  constructor() {
    FakeRecogniser.all.push(this)
  }

  start(): void {
    this.running = true
    this.onstart?.()
  }

  stop(): void {
    this.end()
  }

  abort(): void {
    this.end()
  }

  hears(transcript: string, isFinal = false): void {
    const result: RecogniserResult = { 0: { transcript }, length: 1, isFinal }
    this.onresult?.({ results: [result] })
  }

  fails(error: string): void {
    this.onerror?.({ error })
    this.end()
  }

  end(): void {
    this.running = false
    this.onend?.()
  }
}

class FakeUtterance {
  lang = ''
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

/** A browser's speech synthesis, controlled by the test. */
export class FakeSynthesis {
  spoken: FakeUtterance[] = []
  speak(utterance: FakeUtterance): void {
    if (utterance.text) this.spoken.push(utterance)
  }
  cancel(): void {}
  get words(): string[] {
    return this.spoken.map(({ text }) => text)
  }
  finish(): void {
    this.spoken.at(-1)!.onend?.()
  }
}

export function stubSpeechRecognition(): void {
  FakeRecogniser.all = []
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
}

export function stubSpeechSynthesis(): FakeSynthesis {
  const synthesis = new FakeSynthesis()
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return synthesis
}
