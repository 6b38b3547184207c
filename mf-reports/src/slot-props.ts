import type {} from '@clarity/admin-kit'

declare module '@clarity/admin-kit' {
  interface SlotProps {
    /** Offered by the form of a scenario: what its report would say now, and what readers get, if there is a report. */
    readonly 'report-preview': { readonly now: string; readonly stored: string | null }
  }
}
