// What only the shell takes: the store, the theme and the gate that calls wait at. No remote can reach it.
export { letEndpointsReturn } from './api/api'
export { signInGate } from './api/sign-in-gate'
export { createAdminStore } from './api/store'
export { ThemeProvider } from './theme/theme-provider'
