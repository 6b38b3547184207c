/** Describes an element: its kind, and its name or text. */
export type Kind = 'button' | 'link' | 'field' | 'heading' | 'text'

/**
 * The first visible element of this kind and name, or null. Runs inside the page of any browser, so it uses nothing
 * from outside itself.
 */
export function findElement(kind: Kind, name: string): Element | null {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    field: 'input, textarea',
    heading: 'h1, h2, h3',
    text: 'body *',
  }
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (element: Element) => {
    const labels = (element as Partial<HTMLInputElement>).labels
    const byId = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const named = [element.getAttribute('aria-label'), byId?.textContent ?? null]
    return [...Array.from(labels ?? [], ({ textContent }) => textContent), ...named, element.textContent].map(oneLine)
  }
  const isVisible = (element: Element) => element.getClientRects().length > 0
  const isMeant = (element: Element) =>
    kind === 'text'
      ? Array.from(element.childNodes).some((node) => node.nodeType === 3 && oneLine(node.textContent).includes(name))
      : namesOf(element).includes(name)
  return Array.from(document.querySelectorAll(selectors[kind])).find((e) => isVisible(e) && isMeant(e)) ?? null
}
