const integrityOf = new Map<string, string>()

// A script's error event does not bubble, and its element is gone from the page when anybody asks.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) integrityOf.set(target.src, target.integrity)
  },
  true,
)

/** The scripts below a folder that failed since they were last asked for: address and the integrity they had to have. */
export function takeFailedScripts(folder: string): [address: string, integrity: string][] {
  const failed = [...integrityOf].filter(([address]) => address.startsWith(folder))
  for (const [address] of failed) integrityOf.delete(address)
  return failed
}

/** Takes the scripts below a folder that have not arrived out of the page, so that nothing waits for them any more. */
export function takePendingScripts(folder: string): [address: string, integrity: string][] {
  const pending = [...document.scripts].filter(({ src }) => src.startsWith(folder))
  for (const script of pending) script.remove()
  return pending.map(({ src, integrity }) => [src, integrity])
}
