/** Signals to the head script that the page has started, and shows what it kept hidden. */
export function takeOver(): void {
  const page = document.documentElement
  page.className = ''
  page.dataset['mounted'] = ''
}
