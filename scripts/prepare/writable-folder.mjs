import { accessSync, constants } from 'node:fs'
import { root } from './places.mjs'
import { Refusal } from './say.mjs'

/** A checkout installs and builds into its own folder: otherwise each tool would fail with its own stack trace. */
export function requireWritableFolder() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Refusal(
      `${root} cannot be written to, but a checkout is built there: run this as its owner, or start the package that 'npm run package' makes, which writes to DATA_DIR only.`,
    )
  }
}
