import '@clarity/admin-kit'
import type { DemoRequestDetails } from '@clarity/contracts/demo-request-details'

declare module '@clarity/admin-kit' {
  interface SlotProps {
    /** Offered by the module of the conversations, on the page of a demo request. */
    readonly 'request-page': { readonly details: DemoRequestDetails }
  }
}
