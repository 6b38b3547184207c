import { findRecogniser } from './recogniser'
import { SpeechInput, type ListeningProblem } from './speech-input'
import { canSpeak, SpeechOutput, type SpeakingProblem } from './speech-output'
import { spokenLanguage } from './spoken-language'
import { Store } from './store'

export interface VoiceState {
  /** `resting` while the agent speaks or nobody is there to hear. */
  ear: 'listening' | 'resting' | 'muted' | 'unable' | ListeningProblem
  mouth: 'on' | 'off' | SpeakingProblem
  speaking: boolean
  /** What the person is saying, as far as it is understood. */
  interim: string
}

/** The browser's ear and mouth. One at a time: the ear rests while the mouth speaks, or it would hear itself. */
export class Voice extends Store<VoiceState> {
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
      interim: '',
    })
  }

  /** In the gesture itself: some browsers let a page speak later only if it has spoken, be it nothing, by then. */
  readonly unlock = (): void => {
    if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  }

  /** Asks for the microphone, if there is something that can use it. */
  readonly begin = (language: string): void => {
    this.#input?.dispose()
    const spoken = spokenLanguage(language)
    this.#output = new SpeechOutput(spoken, {
      onSpeaking: (speaking) => this.#change({ speaking }),
      onProblem: (mouth) => this.#change({ mouth }),
    })
    this.#input = new SpeechInput(spoken, {
      onInterim: (interim) => this.#change({ interim }),
      onWords: (words) => {
        this.#change({ interim: '' })
        this.onWords(words)
      },
      onProblem: (ear) => this.#change({ ear, interim: '' }),
    })
    this.#watchTheWindow()
    if (this.#lastWords) this.agentSays(this.#lastWords)
  }

  /** What is half said becomes words now: there is no later. */
  readonly flush = (): void => this.#input?.flush()

  readonly setConnected = (connected: boolean): void => {
    this.#connected = connected
    this.#listenOrRest()
  }

  readonly agentSays = (words: string): void => {
    this.#lastWords = words
    if (this.state.mouth === 'on') this.#output?.say(words)
  }

  /** The person begins to talk or type: the agent stops in mid-sentence. */
  readonly interrupt = (): void => {
    if (this.state.speaking) this.#output?.cancel()
  }

  readonly setMuted = (muted: boolean): void => this.#change({ ear: muted ? 'muted' : 'resting' })

  readonly setAloud = (aloud: boolean): void => {
    this.#change({ mouth: aloud ? 'on' : 'off' })
    if (aloud) this.agentSays(this.#lastWords)
    else this.interrupt()
  }

  readonly dispose = (): void => {
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
    addEventListener('pagehide', this.flush, { signal })
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
