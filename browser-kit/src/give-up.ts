/** Shows one sentence and 'Reload' in place of a page that cannot start; both are in the HTML before the page itself. */
export function giveUp(sentence: string): void {
  const box = document.getElementById('broken')
  if (!box) return document.addEventListener('DOMContentLoaded', () => giveUp(sentence), { once: true })
  document.documentElement.className = 'broken'
  box.querySelector('p')!.textContent = sentence
  box.querySelector('button')!.onclick = () => location.reload()
}
