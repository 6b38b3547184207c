import type { ListeningProblem } from './speech-input'
import type { SpeakingProblem } from './speech-output'
import { Store } from './store'

export interface VoiceState {
  /** `resting` while the agent speaks or the connection is down; `open` with an agent that listens all the time. */
  ear: 'listening' | 'resting' | 'open' | 'muted' | 'unable' | ListeningProblem
  mouth: 'on' | 'off' | SpeakingProblem
  speaking: boolean
  /** The person makes a sound, understood or not. */
  hearing: boolean
  /** What the person is saying, as far as it is understood. */
  interim: string
  /** The conversation stays in text to its end, even if the microphone becomes available. */
  inWriting: boolean
}

/** The ear and the mouth of a conversation: the browser's, or the agent's own. */
export abstract class Voice extends Store<VoiceState> {
  /** Must run in the gesture itself: browsers allow audio only then. */
  abstract unlock(): void
  /** Asks for the microphone, if there is something that can use it. */
  abstract begin(language: string): void
  abstract setConnected(connected: boolean): void
  abstract agentSays(words: string): void
  /** What is half said becomes words now: there is no later. */
  abstract flush(): void
  /** The person begins to talk or type: the agent falls silent in mid-sentence. */
  abstract interrupt(): void
  abstract setMuted(muted: boolean): void
  abstract setAloud(aloud: boolean): void
  abstract dispose(): void
}
