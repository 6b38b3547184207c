const rootId = 'root'

let root: HTMLElement | null = null

/** Remembers the element that holds the whole page. */
export function watchRoot(): void {
  root = document.getElementById(rootId)
}

/** Puts the page's root back if it was taken out of the document; whether it was. */
export function mendRoot(): boolean {
  if (!root || root.isConnected) return false
  document.body.prepend(root)
  return true
}
