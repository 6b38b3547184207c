import { findRecogniser } from './recogniser'
import { SpeechInput } from './speech-input'
import { canSpeak, SpeechOutput } from './speech-output'
import { spokenLanguage } from './spoken-language'
import { Voice, type VoiceState } from './voice'

/** The browser's speech input and output. The input pauses during the output, or it would recognize the agent. */
export class BrowserVoice extends Voice {
  #input: SpeechInput | null = null
  #output: SpeechOutput | null = null
  #connected = false
  #lastWords = ''
  #watching: AbortController | null = null

  constructor(private readonly onWords: (words: string) => void) {
    super({
      microphone: findRecogniser() ? 'resting' : 'unable',
      speaker: canSpeak() ? 'on' : 'unable',
      speaking: false,
      hearing: false,
      interim: '',
      inWriting: false,
    })
  }

  /** Some browsers let a page speak later only if it has spoken once, even an empty text. */
  unlock(): void {
    if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  }

  begin(language: string): void {
    this.#input?.dispose()
    const spoken = spokenLanguage(language)
    this.#output = new SpeechOutput(spoken, {
      onSpeaking: (speaking) => this.#change({ speaking }),
      onProblem: (speaker) => this.#change({ speaker }),
    })
    this.#input = new SpeechInput(spoken, {
      onInterim: (interim) => this.#change({ interim, hearing: interim !== '' }),
      onWords: (words) => {
        this.#change({ interim: '', hearing: false })
        this.onWords(words)
      },
      onProblem: (microphone) => this.#change({ microphone, interim: '', hearing: false }),
    })
    this.#watchNetwork()
    if (this.#lastWords) this.agentSays(this.#lastWords)
  }

  flush(): void {
    this.#input?.flush()
  }

  setConnected(connected: boolean): void {
    this.#connected = connected
    this.#listenOrRest()
  }

  agentSays(words: string): void {
    this.#lastWords = words
    if (this.state.speaker === 'on') this.#output?.say(words)
  }

  interrupt(): void {
    if (this.state.speaking) this.#output?.cancel()
  }

  setMuted(muted: boolean): void {
    this.#change({ microphone: muted ? 'muted' : 'resting' })
  }

  setAloud(aloud: boolean): void {
    this.#change({ speaker: aloud ? 'on' : 'off' })
    if (aloud) this.agentSays(this.#lastWords)
    else this.interrupt()
  }

  dispose(): void {
    this.#connected = false
    this.#watching?.abort()
    this.#input?.dispose()
    this.interrupt()
    this.#input = this.#output = null
  }

  #watchNetwork(): void {
    this.#watching?.abort()
    this.#watching = new AbortController()
    const { signal } = this.#watching
    document.addEventListener('visibilitychange', () => this.#listenOrRest(), { signal })
    // Of a sentence that is cut off by closing the tab, the recognized part is kept.
    addEventListener('pagehide', () => this.flush(), { signal })
  }

  #listenOrRest(): void {
    const { microphone, speaking } = this.state
    const wanted =
      (microphone === 'listening' || microphone === 'resting') && this.#connected && !speaking && !document.hidden
    if (!this.#input) return
    if (wanted && microphone === 'resting') this.change({ microphone: 'listening' })
    if (!wanted && microphone === 'listening') this.change({ microphone: 'resting' })
    if (wanted) this.#input.listen()
    else this.#input.rest()
  }

  #change(change: Partial<VoiceState>): void {
    this.change(change)
    this.#listenOrRest()
  }
}
