import type { ListeningProblem } from './speech-input'
import type { SpeakingProblem } from './speech-output'
import { Store } from './store'

export interface VoiceState {
  /** `resting` while the agent speaks or the connection is down; `open` with an agent that listens all the time. */
  microphone: 'listening' | 'resting' | 'open' | 'muted' | 'unable' | ListeningProblem
  speaker: 'on' | 'off' | SpeakingProblem
  speaking: boolean
  /** The user is making a sound, recognized or not. */
  hearing: boolean
  /** The interim result of recognition. */
  interim: string
  /** The conversation stays in text to its end, even if the microphone becomes available. */
  inWriting: boolean
}

/** The microphone and the speaker of a conversation: the browser's, or the agent's own. */
export abstract class Voice extends Store<VoiceState> {
  /** Must be called within a user gesture: browsers allow audio only then. */
  abstract unlock(): void
  /** Asks for the microphone if it can be used. */
  abstract begin(language: string): void
  abstract setConnected(connected: boolean): void
  abstract agentSays(words: string): void
  /** Turns the interim words into a message now, because the page is being closed. */
  abstract flush(): void
  /** The user begins to talk or type: the agent's speech stops. */
  abstract interrupt(): void
  abstract setMuted(muted: boolean): void
  abstract setAloud(aloud: boolean): void
  abstract dispose(): void
}
