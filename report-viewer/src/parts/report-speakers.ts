import type { Report } from '@clarity/contracts/report'
import type { TranscriptRole } from '@clarity/contracts/transcript'
import { createContext } from 'react'
import { reportTexts } from '../texts'

/** The names of who talked. */
export const ReportSpeakers = createContext<Record<TranscriptRole, string>>({ agent: '', user: '' })

export const speakersOf = ({ agent, recipient }: Report['participants']): Record<TranscriptRole, string> => ({
  agent: agent?.name ?? reportTexts.agent,
  user: recipient.name,
})
