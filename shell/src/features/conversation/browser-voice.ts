import { findRecogniser } from './recogniser'
import { SpeechInput } from './speech-input'
import { canSpeak, SpeechOutput } from './speech-output'
import { spokenLanguage } from './spoken-language'
import { Voice, type VoiceState } from './voice'

/** The browser's speech input and output. One at a time: the input rests during the output, or it would hear itself. */
export class BrowserVoice extends Voice {
  #input: SpeechInput | null = null
  #output: SpeechOutput | null = null
  #connected = false
  #lastWords = ''
  #watching: AbortController | null = null

  constructor(private readonly onWords: (words: string) => void) {
    super({
      ear: findRecogniser() ? 'resting' : 'unable',
      mouth: canSpeak() ? 'on' : 'unable',
      speaking: false,
      hearing: false,
      interim: '',
      inWriting: false,
    })
  }

  /** Some browsers let a page speak later only if it has spoken, be it nothing, by then. */
  unlock(): void {
    if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  }

  begin(language: string): void {
    this.#input?.dispose()
    const spoken = spokenLanguage(language)
    this.#output = new SpeechOutput(spoken, {
      onSpeaking: (speaking) => this.#change({ speaking }),
      onProblem: (mouth) => this.#change({ mouth }),
    })
    this.#input = new SpeechInput(spoken, {
      onInterim: (interim) => this.#change({ interim, hearing: interim !== '' }),
      onWords: (words) => {
        this.#change({ interim: '', hearing: false })
        this.onWords(words)
      },
      onProblem: (ear) => this.#change({ ear, interim: '', hearing: false }),
    })
    this.#watchTheWindow()
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
    if (this.state.mouth === 'on') this.#output?.say(words)
  }

  interrupt(): void {
    if (this.state.speaking) this.#output?.cancel()
  }

  setMuted(muted: boolean): void {
    this.#change({ ear: muted ? 'muted' : 'resting' })
  }

  setAloud(aloud: boolean): void {
    this.#change({ mouth: aloud ? 'on' : 'off' })
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

  #watchTheWindow(): void {
    this.#watching?.abort()
    this.#watching = new AbortController()
    const { signal } = this.#watching
    document.addEventListener('visibilitychange', () => this.#listenOrRest(), { signal })
    // A tab that is closed in mid-sentence keeps the half that was understood.
    addEventListener('pagehide', () => this.flush(), { signal })
  }

  #listenOrRest(): void {
    const { ear, speaking } = this.state
    const wanted = (ear === 'listening' || ear === 'resting') && this.#connected && !speaking && !document.hidden
    if (!this.#input) return
    if (wanted && ear === 'resting') this.change({ ear: 'listening' })
    if (!wanted && ear === 'listening') this.change({ ear: 'resting' })
    if (wanted) this.#input.listen()
    else this.#input.rest()
  }

  #change(change: Partial<VoiceState>): void {
    this.change(change)
    this.#listenOrRest()
  }
}
