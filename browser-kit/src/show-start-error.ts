/** Shows one sentence and 'Reload' in place of a page that cannot start; both are in the HTML before the page itself. */
export function showStartError(sentence: string): void {
  const box = document.getElementById('broken')
  if (!box) return document.addEventListener('DOMContentLoaded', () => showStartError(sentence), { once: true })
  document.documentElement.className = 'broken'
  box.querySelector('p')!.textContent = sentence
  box.querySelector('button')!.onclick = () => location.reload()
}
