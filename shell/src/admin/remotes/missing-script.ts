import { FileStalled } from './file-arrival'
import { TooSlow } from './while-moving'

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
  if (error instanceof FileStalled) return { address: error.address, integrity: '' }
  if (error instanceof TooSlow) return takePendingScript(folder)
  const address = chunkOf(error)
  return address === undefined ? undefined : { address, integrity: integrityOf.get(address) ?? '' }
}

// Removed from the page: the next attempt must not wait for it too. Another load that waits for it fails with it.
function takePendingScript(folder: string): MissingScript | undefined {
  const pending = [...document.scripts].filter(({ src }) => src.startsWith(folder))
  for (const script of pending) {
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
  return pending.map(({ src, integrity }) => ({ address: src, integrity }))[0]
}

/** Whether an error says that nothing came, and not that something wrong came. */
export const isSilence = (error: unknown) =>
  error instanceof FileStalled || error instanceof TooSlow || (isChunkError(error) && error.type === 'timeout')

const chunkOf = (error: unknown) => (isChunkError(error) ? String(error.request) : undefined)

/** The error of webpack's loading of parts, which names their address. */
const isChunkError = (error: unknown): error is Error & { readonly request: unknown; readonly type?: unknown } =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error
