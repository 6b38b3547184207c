import { useEffect, useEffectEvent, type RefObject } from 'react'
import { areKeysOn } from './keys-setting'

/** Elements in which a key is text input, or belongs to something that is open above the list. */
const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

/** Keys of a list: `/` goes to its search, J and K to the next and previous row, Enter opens the row, `?` shows this. */
export function useListKeys(list: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const frame = list.current
    const target = event.target as Element
    if (!frame || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target.closest(typing) || document.querySelector('[aria-modal=true]')) return
    const act = actions[event.key.toLowerCase()]
    const isHelp = event.key === '?'
    if (!(isHelp || act) || !(event.key === 'Enter' || isHelp || areKeysOn())) return
    if (isHelp) onHelp()
    else if (!act!(frame, target)) return
    event.preventDefault()
  })
  useEffect(() => {
    const note = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', note)
    return () => document.removeEventListener('keydown', note)
  }, [])
}

/** Each returns false if there was nothing to do. */
const actions: Record<string, ((frame: HTMLElement, target: Element) => boolean) | undefined> = {
  '/': (frame) => focus(frame.querySelector('input[type=search]')),
  j: (frame, target) => focusRow(frame, target, 1),
  k: (frame, target) => focusRow(frame, target, -1),
  enter: (_, target) => {
    const link = target.matches('tr[data-index]')
      ? target.querySelector<HTMLElement>('a[href], button:not(.kit-copy)')
      : null
    link?.click()
    return link !== null
  },
}

function focusRow(frame: HTMLElement, target: Element, step: number): boolean {
  const rows = [...frame.querySelectorAll<HTMLElement>('tr[data-index]')]
  const at = rows.findIndex((row) => row.contains(target))
  return focus(rows[at < 0 ? 0 : at + step] ?? null)
}

function focus(element: HTMLElement | null): boolean {
  element?.focus()
  return element !== null
}
