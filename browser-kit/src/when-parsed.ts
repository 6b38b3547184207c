/** Runs once the whole document is parsed: a cached script can run before the rest of its page has arrived. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
