import { TooSlow } from './within-limit'

/** A file of a remote that did not arrive, and the hash that it has to have. */
export interface MissingScript {
  readonly address: string
  readonly integrity: string
}

/** Thrown if a remote's entry does not arrive. */
export class EntryMissing extends Error {
  constructor(readonly script: MissingScript) {
    super(`${script.address} did not load`)
  }
}

const integrityOf = new Map<string, string>()

// A script's error event does not bubble, and its element has left the page before the failure is examined.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) integrityOf.set(target.src, target.integrity)
  },
  true,
)

/** The missing file below `folder` that an error names, if any. */
export function missingScript(error: unknown, folder: string): MissingScript | undefined {
  if (error instanceof EntryMissing) return error.script
  if (error instanceof TooSlow) return takePendingScript(folder)
  const address = chunkOf(error)
  return address === undefined ? undefined : { address, integrity: integrityOf.get(address) ?? '' }
}

// Removed from the page: the next attempt must not wait for it too.
function takePendingScript(folder: string): MissingScript | undefined {
  const pending = [...document.scripts].filter(({ src }) => src.startsWith(folder))
  for (const script of pending) script.remove()
  return pending.map(({ src, integrity }) => ({ address: src, integrity }))[0]
}

/** The address that webpack's loading of parts names in its error. */
const chunkOf = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error ? String(error.request) : undefined
