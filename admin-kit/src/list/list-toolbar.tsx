import { CloseButton, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { mayChange } from '../api/role'
import { texts } from '../texts'
import { ExportButton } from './export-button'
import type { ListAddress } from './list-address'

interface ListToolbarProps {
  readonly address: ListAddress
  readonly shown: number
  readonly total: number
  readonly isEstimate?: boolean | undefined
  /** Path of the list's export; without it nothing can be exported. */
  readonly exportPath?: string
  readonly children?: ReactNode
}

const typingPauseMs = 250

/** Search, count and export above a table, with `children` between them. */
export function ListToolbar({ address, shown, total, isEstimate = false, exportPath, children }: ListToolbarProps) {
  const [typed, setTyped] = useState(address.query.q)
  const search = useDebouncedCallback(address.setSearch, typingPauseMs)
  const change = (q: string) => {
    setTyped(q)
    search(q)
  }
  return (
    <Group className="kit-toolbar" gap="sm">
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={typed}
        maxLength={200}
        onChange={(event) => change(event.currentTarget.value)}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={
          typed !== '' && <CloseButton size="sm" aria-label={texts.clearSearch} onClick={() => change('')} />
        }
        className="kit-search"
      />
      {children}
      <Text size="sm" c="dimmed" role="status" ml="auto">
        {total > 0 && texts.rows(shown, total, isEstimate)}
      </Text>
      {exportPath !== undefined && mayChange() && (
        <ExportButton path={exportPath} query={address.query} isDisabled={total === 0} />
      )}
    </Group>
  )
}
