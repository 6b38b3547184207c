import { Modal, Text, TextInput, useNavigate } from '@clarity/admin-kit'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { ResultList } from './result-list'
import './search.css'
import { texts } from './texts'
import { useSearchGroups } from './use-search-groups'

interface SearchDialogProps {
  readonly isOpen: boolean
  /** What the search is for; its first letters may be typed before the dialog is there. */
  readonly typed: string
  onType(typed: string): void
  onClose(): void
}

/** A combobox over everything in the admin: the arrows choose a result, Enter opens it. */
export function SearchDialog({ isOpen, ...box }: SearchDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={box.onClose}
      title={texts.title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <SearchBox {...box} />
    </Modal>
  )
}

function SearchBox({ typed, onType, onClose }: Omit<SearchDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(0)
  const { groups, status, isExactOnly } = useSearchGroups(typed)
  const results = groups.flatMap((group) => group.results)
  const at = Math.min(chosen, results.length - 1)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const open = (index: number) => {
    const result = results[index]
    if (!result) return
    onClose()
    void navigate(result.path)
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(at)
    else if (step !== undefined && results.length > 0) setChosen((at + step + results.length) % results.length)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        role="combobox"
        aria-label={texts.field}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        placeholder={texts.placeholder}
        leftSection={<Search size={16} aria-hidden />}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <ResultList ref={list} id={listId} groups={groups} chosen={at} optionId={optionId} onOpen={open} />
      <Text size="sm" c="dimmed" role="status" mt="sm">
        {status}
      </Text>
      {isExactOnly && (
        <Text size="sm" c="dimmed">
          {texts.exactOnly}
        </Text>
      )}
    </>
  )
}
