import { secondsOf } from './tone.ts'

/** The transcript of a piece of audio. */
export interface Spoken {
  readonly words: string
  /** The user interrupts the agent's last turn: only this part of it was spoken. */
  readonly leaves?: string
}

/** This much audio counts as one turn. */
const turnSecs = 0.4

/** A speech recognizer without recognition: a test configures the transcripts beforehand. */
export class Hearing {
  /** Duration of all pieces together. */
  secs = 0
  private readonly speech: Spoken[]
  private heardSecs = 0

  constructor(speech: Spoken[]) {
    this.speech = speech
  }

  /** The next transcript, once there was enough audio for it; an error message if the piece is no audio. */
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
