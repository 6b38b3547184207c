import type { Role } from '@clarity/contracts/role'

let role: Role = 'admin'

/** Called by the shell before it shows a page. Another role comes with another page load. */
export function setRole(signedInAs: Role): void {
  role = signedInAs
}

/** False for an account that only reads. The server refuses its changes and exports, and pages leave them out. */
export function mayChange(): boolean {
  return role === 'admin'
}
