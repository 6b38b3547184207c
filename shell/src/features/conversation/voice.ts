import type { ListeningProblem } from './speech-input'
import type { SpeakingProblem } from './speech-output'
import { Store } from './store'

export interface VoiceState {
  /** `resting` while the agent speaks or nobody is there to hear; `open` to an agent that hears all the time. */
  ear: 'listening' | 'resting' | 'open' | 'muted' | 'unable' | ListeningProblem
  mouth: 'on' | 'off' | SpeakingProblem
  speaking: boolean
  /** The person makes a sound, understood or not. */
  hearing: boolean
  /** What the person is saying, as far as it is understood. */
  interim: string
  /** The conversation is held in writing to its end, whatever becomes of the microphone. */
  inWriting: boolean
}

/** The ear and the mouth of a conversation: the browser's, or the agent's own. */
export abstract class Voice extends Store<VoiceState> {
  /** In the gesture itself, for browsers that let a page be heard only after one. */
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
