import type { VoiceConversation } from '@elevenlabs/client'
import type { ListeningProblem } from '../conversation/speech-input'
import { Voice } from '../conversation/voice'

/** The used part of a voice conversation. */
export type Sound = Pick<VoiceConversation, 'setMicMuted' | 'setVolume' | 'getInputVolume' | 'sendUserActivity'>

const lookEveryMs = 120
/** Input louder than this is speech, not background noise. */
const heardVolume = 0.08

/** The agent's own speech input and output: it listens all the time, even while it speaks, and can be interrupted. */
export class ElevenLabsVoice extends Voice {
  #sound: Sound | null = null
  /** Until the agent begins something new. */
  #isHushed = false
  #looking: ReturnType<typeof setInterval> | undefined

  constructor() {
    super({ microphone: 'resting', speaker: 'on', speaking: false, hearing: false, interim: '', inWriting: false })
  }

  /** Each connection has its own audio; muted input and output stay muted. */
  carriedBy(sound: Sound): void {
    this.#sound = sound
    this.#apply()
    if (this.state.microphone !== 'muted') this.change({ microphone: 'open' })
    clearInterval(this.#looking)
    this.#looking = setInterval(() => this.#look(), lookEveryMs)
  }

  silence(): void {
    clearInterval(this.#looking)
    this.#sound = null
    this.change({ speaking: false, hearing: false, interim: '' })
  }

  /** For good: a conversation is either by voice or by text. */
  goesOnInWriting(problem: ListeningProblem): void {
    this.silence()
    this.change({ microphone: problem, speaker: 'off', inWriting: true })
  }

  speaks(speaking: boolean): void {
    if (!speaking) this.#hush(false)
    this.change({ speaking })
  }

  understands(interim: string): void {
    this.change({ interim })
  }

  // The client does this itself: it asks for the microphone when it connects, then listens and speaks.
  unlock(): void {}
  begin(): void {}
  setConnected(): void {}
  flush(): void {}

  agentSays(): void {
    this.#hush(false)
  }

  interrupt(): void {
    // Otherwise the agent would ask "are you still there?" while an answer is being typed.
    this.#sound?.sendUserActivity()
    if (this.state.speaking) this.#hush(true)
  }

  setMuted(muted: boolean): void {
    this.change({ microphone: muted ? 'muted' : 'open' })
    this.#apply()
  }

  setAloud(aloud: boolean): void {
    this.change({ speaker: aloud ? 'on' : 'off' })
    this.#apply()
  }

  dispose(): void {
    this.silence()
  }

  #hush(isHushed: boolean): void {
    this.#isHushed = isHushed
    this.#apply()
  }

  #apply(): void {
    const { microphone, speaker } = this.state
    this.#sound?.setMicMuted(microphone === 'muted')
    this.#sound?.setVolume({ volume: speaker === 'on' && !this.#isHushed ? 1 : 0 })
  }

  #look(): void {
    const hearing = this.#sound!.getInputVolume() > heardVolume
    if (hearing !== this.state.hearing) this.change({ hearing })
  }
}
