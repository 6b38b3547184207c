import type { TranscriptAbout, TranscriptRole } from '@clarity/contracts/transcript'
import { createContext } from 'react'
import { texts } from '../../texts'

export type Speakers = Readonly<Record<TranscriptRole, string>>

const { speaker } = texts.transcript

/** What the two speakers are called. */
export const TalkSpeakers = createContext<Speakers>(speaker)

/** The recipient is called by name, if it is known. */
export const speakersOf = (about: TranscriptAbout | undefined): Speakers => ({
  ...speaker,
  user: about?.recipient_name?.trim() || speaker.user,
})
