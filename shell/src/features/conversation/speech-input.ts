import { findRecogniser, type Recogniser, type RecogniserResult } from './recogniser'

export type ListeningProblem = 'notAllowed' | 'noMicrophone' | 'unreachable'

export interface SpeechInputEvents {
  /** The interim result; empty once it became final or was dropped. */
  onInterim: (words: string) => void
  onWords: (words: string) => void
  /** Recognition has stopped for good; the user has to type. */
  onProblem: (problem: ListeningProblem) => void
}

const problems: Record<string, ListeningProblem> = {
  'not-allowed': 'notAllowed',
  'service-not-allowed': 'notAllowed',
  'audio-capture': 'noMicrophone',
  network: 'unreachable',
  'language-not-supported': 'unreachable',
}

const againAfterMs = 250
/** A recogniser that ends this often without a result, immediately each time, does not work. */
const toleratedFailures = 4
const atOnceMs = 1_000

/** Listens with the browser's speech recognition, one utterance after the other, while it is switched on. */
export class SpeechInput {
  #wanted = false
  #recogniser: Recogniser | null = null
  #heldBack = false
  #interim = ''
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly language: string,
    private readonly events: SpeechInputEvents,
  ) {}

  listen(): void {
    this.#wanted = true
    this.#heldBack = false
    if (!this.#recogniser && this.#timer === undefined) this.#start()
  }

  /** An utterance that has started is still recognized. */
  rest(): void {
    this.#wanted = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    // Before the start the browser may still show its permission prompt, which aborting would close.
    if (this.#recogniser && !this.#heldBack) this.#finish(this.#recogniser)
  }

  /** Returns the interim words now, because the page is being closed. */
  flush(): void {
    const words = this.#interim
    this.#interim = ''
    if (words) this.events.onWords(words)
  }

  dispose(): void {
    this.rest()
    if (!this.#recogniser) return
    this.#recogniser.onresult = this.#recogniser.onerror = this.#recogniser.onend = null
    this.#recogniser.abort()
    this.#recogniser = null
  }

  #start(): void {
    const Recogniser = findRecogniser()!
    const recogniser = new Recogniser()
    const startedAt = Date.now()
    let begun = false
    recogniser.lang = this.language
    // One utterance at a time: some phones deliver every result of a continuous recognition again and again.
    recogniser.continuous = false
    recogniser.interimResults = true
    recogniser.onstart = () => {
      begun = true
      this.#heldBack = false
      if (!this.#wanted) this.#finish(recogniser)
    }
    recogniser.onresult = ({ results }) => {
      this.#failures = 0
      this.#read(Array.from(results))
    }
    recogniser.onerror = ({ error }) => this.#failed(error)
    recogniser.onend = () => {
      this.#recogniser = null
      this.flush()
      if (!begun || Date.now() - startedAt < atOnceMs) this.#failures++
      if (this.#failures > toleratedFailures) this.#failed('network')
      if (this.#wanted) this.#timer = setTimeout(() => this.#again(), againAfterMs)
    }
    this.#recogniser = recogniser
    this.#heldBack = true
    try {
      recogniser.start()
    } catch {
      this.#recogniser = null
      this.#failed('network')
    }
  }

  #again(): void {
    this.#timer = undefined
    if (this.#wanted) this.#start()
  }

  #finish(recogniser: Recogniser): void {
    if (this.#interim) recogniser.stop()
    else recogniser.abort()
  }

  #read(results: RecogniserResult[]): void {
    const textOf = (final: boolean) =>
      results
        .filter(({ isFinal }) => isFinal === final)
        .map((result) => result[0]?.transcript.trim() ?? '')
        .join(' ')
        .trim()
    const words = textOf(true)
    this.#interim = textOf(false)
    if (words) this.events.onWords(words)
    this.events.onInterim(this.#interim)
  }

  #failed(error: string): void {
    const problem = problems[error]
    if (!problem) return
    this.#wanted = false
    this.events.onProblem(problem)
  }
}
