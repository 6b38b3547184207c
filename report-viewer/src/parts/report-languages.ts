import type { ReportMeta } from '@clarity/contracts/report'
import { createContext } from 'react'

interface ReportLanguages {
  /** Of the report's own texts; absent if unknown or the page's. */
  readonly written?: string | undefined
  /** Of the quotes. */
  readonly spoken?: string | undefined
}

export const ReportLanguages = createContext<ReportLanguages>({})

/** The offline writer writes English, in every spoken language. Reports of older versions lack this field. */
export const languagesOf = (meta: ReportMeta | undefined): ReportLanguages => ({
  written: meta?.writer === 'offline' ? undefined : meta?.language,
  spoken: meta?.language,
})
