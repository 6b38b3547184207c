// What only the shell takes: the store, the theme, the role of the account, the gate that calls wait at, and the host of slots. No remote can reach it.
export { letEndpointsReturn } from './api/api'
export { setRole } from './api/role'
export { signInGate } from './api/sign-in-gate'
export { createAdminStore } from './api/store'
export { SlotHost, type FillingsProps } from './slots/slot'
export { ThemeProvider } from './theme/theme-provider'
