import { loadPart, notify, useDisclosure } from '@clarity/admin-kit'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { SearchDialog } from './search-dialog'
import { texts } from './texts'
import { useEarlyKeys } from './use-early-keys'

type Dialog = ComponentType<Parameters<typeof SearchDialog>[0]>

/** The search of the whole admin, opened by a button or Ctrl+K (⌘K). Its script is fetched when it is first opened. */
export function useSearchDialog() {
  const [isOpen, { open, close }] = useDisclosure()
  const [Loaded, setLoaded] = useState<Dialog | null>(null)
  const [typed, setTyped] = useState('')
  useEarlyKeys(isOpen, (letter) => setTyped((before) => (letter === null ? before.slice(0, -1) : before + letter)))
  const show = () => {
    if (!isOpen) setTyped('')
    open()
    if (!Loaded)
      loadPart(() => import('./search-dialog')).then(
        (part) => setLoaded(() => part.SearchDialog),
        () => {
          close()
          notify.failed(texts.failed)
        },
      )
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    const note = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', note)
    return () => document.removeEventListener('keydown', note)
  }, [])
  return { show, dialog: Loaded && <Loaded isOpen={isOpen} onClose={close} typed={typed} onType={setTyped} /> }
}
