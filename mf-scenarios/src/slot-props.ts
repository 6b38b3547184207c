import type {} from '@clarity/admin-kit'

declare module '@clarity/admin-kit' {
  interface SlotProps {
    /** Contents of reports: what the scenario in the form would give now, and what readers get, if there is one. */
    readonly 'report-preview': { readonly now: string; readonly stored: string | null }
  }
}
