import type { ReportMeta } from '@clarity/contracts/report'
import { createContext } from 'react'

interface ReportLanguages {
  /** The language of the report's texts; absent if it is unknown or the page's. */
  readonly written?: string | undefined
  /** The language of the quotes. */
  readonly spoken?: string | undefined
}

export const ReportLanguages = createContext<ReportLanguages>({})

/** The offline writer writes in English, also for other spoken languages. Reports of older versions lack this field. */
export const languagesOf = (meta: ReportMeta | undefined): ReportLanguages => ({
  written: meta?.writer === 'offline' ? undefined : meta?.language,
  spoken: meta?.language,
})
