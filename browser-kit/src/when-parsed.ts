/** Runs once the whole document is there: a script from the cache can be faster than the rest of its page. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
