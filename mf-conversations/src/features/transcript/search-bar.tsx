import { ActionIcon, CloseButton, icons, Text, TextInput } from '@clarity/admin-kit'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { texts } from '../../texts'
import type { Search } from './use-search'

/** Enter and Shift+Enter walk through the matches, Escape ends the search. */
export function SearchBar({ search }: { readonly search: Search }) {
  const input = useRef<HTMLInputElement>(null)
  useFindKey(input)
  const { words, matches, place } = search
  const hasMatches = matches.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape' && words !== '') search.change('')
    else return
    event.preventDefault()
  }
  return (
    <div className="talk-search" role="search">
      <TextInput
        ref={input}
        type="search"
        aria-label={texts.search.label}
        aria-keyshortcuts="Control+F"
        placeholder={texts.search.placeholder}
        className="kit-search"
        value={words}
        onChange={(event) => search.change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        leftSection={<icons.Search size={16} aria-hidden />}
        rightSection={
          words !== '' && <CloseButton size="sm" aria-label={texts.search.clear} onClick={() => search.change('')} />
        }
      />
      <Text size="sm" c="dimmed" role="status" className="talk-count">
        {words.trim() !== '' && (hasMatches ? texts.search.count(place + 1, matches.length) : texts.search.none)}
      </Text>
      <StepButton label={texts.search.previous} isDisabled={!hasMatches} onClick={() => search.step(-1)}>
        <icons.ChevronDown size={18} className="talk-up" aria-hidden />
      </StepButton>
      <StepButton label={texts.search.next} isDisabled={!hasMatches} onClick={() => search.step(1)}>
        <icons.ChevronDown size={18} aria-hidden />
      </StepButton>
    </div>
  )
}

function StepButton(props: {
  readonly label: string
  readonly isDisabled: boolean
  onClick(): void
  readonly children: ReactNode
}) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      className="talk-step"
      aria-label={props.label}
      disabled={props.isDisabled}
      onClick={props.onClick}
    >
      {props.children}
    </ActionIcon>
  )
}

/** The browser's search finds only rendered turns: its key opens this search first, then the browser's. */
function useFindKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const find = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (!input.current || document.activeElement === input.current) return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    document.addEventListener('keydown', find)
    return () => document.removeEventListener('keydown', find)
  }, [input])
}
