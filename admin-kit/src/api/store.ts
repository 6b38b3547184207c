import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api'

/** The admin's one store: what the server said, and nothing else. */
export function createAdminStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // Long lists are data of the server's; walking them all at every action would only find that they are.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  })
  setupListeners(store.dispatch)
  return store
}
