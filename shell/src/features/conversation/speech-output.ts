import { sentencesOf } from './sentences-of'

export interface SpeechOutputEvents {
  onSpeaking: (speaking: boolean) => void
  /** No sound was played: there is no voice, or the browser needs a tap first. */
  onProblem: (problem: SpeakingProblem) => void
}

export type SpeakingProblem = 'wantsTap' | 'unable'

/** A browser that has not begun to speak after this time will not. */
const beginTimeoutMs = 2_500
/** Some voices never fire their end event; all speech is faster than this. */
const slowestMsPerCharacter = 150

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Speaks by the browser's own synthesis, a sentence at a time: long texts get stuck in some browsers. */
export class SpeechOutput {
  #sentences: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Referenced here, or the browser may garbage-collect an utterance before its end event. */
  #utterance: SpeechSynthesisUtterance | null = null

  constructor(
    private readonly language: string,
    private readonly events: SpeechOutputEvents,
  ) {}

  say(words: string): void {
    this.#sentences.push(...sentencesOf(words, this.language))
    if (!this.#utterance) this.#next()
  }

  cancel(): void {
    this.#sentences = []
    if (this.#utterance) this.#finished(this.#utterance)
    speechSynthesis.cancel()
  }

  #next(): void {
    const sentence = this.#sentences.shift()
    if (!sentence) return this.events.onSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = this.language
    utterance.onstart = () =>
      this.#waitAtMost(sentence.length * slowestMsPerCharacter + 2_000, () => this.#ended(utterance))
    utterance.onend = () => this.#ended(utterance)
    utterance.onerror = ({ error }) => {
      if (error !== 'canceled' && error !== 'interrupted')
        this.#failed(utterance, error === 'not-allowed' ? 'wantsTap' : 'unable')
    }
    this.#utterance = utterance
    this.events.onSpeaking(true)
    this.#waitAtMost(beginTimeoutMs, () => this.#failed(utterance, 'unable'))
    speechSynthesis.speak(utterance)
  }

  #ended(utterance: SpeechSynthesisUtterance): void {
    if (this.#utterance !== utterance) return
    clearTimeout(this.#timer)
    this.#utterance = null
    this.#next()
  }

  #failed(utterance: SpeechSynthesisUtterance, problem: SpeakingProblem): void {
    if (this.#utterance !== utterance) return
    this.events.onProblem(problem)
    this.cancel()
  }

  #finished(utterance: SpeechSynthesisUtterance): void {
    if (this.#utterance !== utterance) return
    clearTimeout(this.#timer)
    this.#utterance = null
    this.events.onSpeaking(false)
  }

  #waitAtMost(ms: number, onTimeout: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(onTimeout, ms)
  }
}
