import { afterEach, beforeEach } from 'vitest'

/** The fate of a requested script: it runs, it fails to load, or it never answers. */
export type Outcome = { runs: () => void } | 'fails' | 'hangs'

let outcomes: Record<string, Outcome[]> = {}

/** Addresses of the scripts that were asked for, in order. */
export let asked: string[] = []

/** The next outcomes of a script, since jsdom fetches none by itself. */
export function serveScript(address: string, ...next: Outcome[]): void {
  ;(outcomes[address] ??= []).push(...next)
}

function serve(script: HTMLScriptElement): void {
  const address = new URL(script.src).pathname
  asked.push(address)
  const outcome = outcomes[address]?.shift() ?? 'fails'
  if (outcome === 'hangs') return
  if (outcome === 'fails') script.dispatchEvent(new Event('error'))
  else {
    try {
      outcome.runs()
    } catch (error) {
      dispatchEvent(new ErrorEvent('error', { filename: script.src, error }))
    }
    script.dispatchEvent(new Event('load'))
  }
}

const watch = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) serve(node)
})

beforeEach(() => {
  outcomes = {}
  asked = []
  watch.observe(document.head, { childList: true })
})
afterEach(() => {
  watch.disconnect()
  document.head.replaceChildren()
})
