import { configureStore } from '@clarity/admin-kit'
import { sheetReducer } from '../rows/sheet-slice'

/** A page's sheet in its own store: a batch continues between renders, and ends with its page. */
export function createSheetStore() {
  return configureStore({
    reducer: sheetReducer,
    // These checks would walk thousands of rows at every key press.
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
}

export type SheetStore = ReturnType<typeof createSheetStore>
