import '@clarity/admin-kit'
import type { DemoRequestDetails } from '@clarity/contracts/demo-request-details'

declare module '@clarity/admin-kit' {
  interface SlotProps {
    /** Below the way of a demo request. */
    readonly 'request-page': { readonly details: DemoRequestDetails }
  }
}
