const healMs = 1_000

/**
 * Loads a later part of a remote within a page: `loadPart(() => import('./part'))`. A part that did not arrive, or that
 * the browser keeps in a spoilt state, is fetched once more past the browser's cache. Pages take `lazyPage` instead:
 * their failures are the shell's to explain.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const address = addressOf(error)
    if (address === null) throw error
    await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(healMs) }).catch(() => undefined)
    return load()
  }
}

/** The address that webpack names when a part of a build does not arrive. */
function addressOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError' || !('request' in error)) return null
  return String(error.request)
}
