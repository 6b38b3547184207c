import { secondsOf } from './tone.ts'

/** What is understood of the sound that comes. */
export interface Spoken {
  readonly words: string
  /** The person talks into the agent's last words: no more than this was said of them. */
  readonly leaves?: string
}

/** So much sound is taken for one turn. */
const turnSecs = 0.4

/** Listens to what a page sends: there is no recogniser here, so a test says beforehand what will be understood. */
export class Hearing {
  /** Of all pieces together. */
  secs = 0
  private readonly speech: Spoken[]
  private heardSecs = 0

  constructor(speech: Spoken[]) {
    this.speech = speech
  }

  /** The next words, once there was enough sound for them; an error's sentence for what is no sound. */
  hear(piece: unknown): Spoken | string | null {
    const secs = secondsOf(piece)
    if (secs === null) return 'user_audio_chunk is no sound'
    this.secs += secs
    if (this.speech.length === 0) return null
    this.heardSecs += secs
    if (this.heardSecs < turnSecs) return null
    this.heardSecs = 0
    return this.speech.shift()!
  }
}
