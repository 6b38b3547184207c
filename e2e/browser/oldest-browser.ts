import type { Page } from '@playwright/test'
import { parse, type ecmaVersion } from 'acorn'

/** Removes every feature that one of the oldest supported browsers lacks: Safari 16.4, Firefox 115, Chromium 110. */
function forgetTheNew(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Array, ['fromAsync']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [RegExp, ['escape']],
    [Math, ['f16round', 'sumPrecise']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [URL, ['parse', 'canParse']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Document.prototype, ['startViewTransition']],
    [Response, ['json']],
    [Navigator.prototype, ['userActivation', 'connection', 'userAgentData', 'virtualKeyboard', 'scheduling']],
    // Trusted Types stay: this browser enforces the page's policy, which an older one does not know either.
    [window, ['Iterator', 'Float16Array', 'CloseWatcher', 'navigation', 'scheduler', 'requestIdleCallback']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

/** Limits the page to an old browser's features. `unread` are the scripts that such a browser could not parse. */
export async function emulateOldestBrowser(
  page: Page,
): Promise<{ readonly read: string[]; readonly unread: string[] }> {
  const scripts = { read: [] as string[], unread: [] as string[] }
  await page.addInitScript(forgetTheNew)
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return
    const response = await request.response()
    const text = await response?.text().catch(() => undefined)
    if (text !== undefined) scripts[isReadAs(2022, text) ? 'read' : 'unread'].push(request.url())
  })
  return scripts
}

export function isReadAs(version: ecmaVersion, script: string): boolean {
  try {
    parse(script, { ecmaVersion: version })
    return true
  } catch {
    return false
  }
}
