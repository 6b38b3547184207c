import type { TranscriptRole } from '@clarity/contracts/transcript'
import { createContext } from 'react'

/** The names of who talked. */
export const ReportSpeakers = createContext<Record<TranscriptRole, string>>({ agent: '', user: '' })
