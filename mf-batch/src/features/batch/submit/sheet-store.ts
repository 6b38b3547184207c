import { configureStore } from '@clarity/admin-kit'
import { sheetReducer } from '../rows/sheet-slice'

/** The one sheet of a page, in a store of its own: a batch goes on between renders, and ends with its page. */
export function createSheetStore() {
  return configureStore({
    reducer: sheetReducer,
    // Walking thousands of rows at every letter would only find that they are plain data.
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
}

export type SheetStore = ReturnType<typeof createSheetStore>
