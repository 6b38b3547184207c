import { ErrorBanner, formatMoment, NativeSelect, TextInput, usePagedRows } from '@clarity/admin-kit'
import { conversationTexts, type Conversation } from '@clarity/contracts/conversation'
import { useDeferredValue, useState } from 'react'
import { goalTestTexts } from '../../../goal-texts'
import { useListConversationsToCheckInfiniteQuery } from '../../../scenarios.api'

interface ConversationFieldProps {
  readonly chosen: string
  choose(id: string): void
}

/** Chooses one of the newest conversations that the search finds. */
export function ConversationField({ chosen, choose }: ConversationFieldProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { rows, isLoading, error, retry } = usePagedRows(useListConversationsToCheckInfiniteQuery({ q, sort: '' }))
  const search = (text: string) => {
    setTyped(text)
    choose('')
  }
  return (
    <div className="scenario-fields">
      <TextInput
        type="search"
        label={goalTestTexts.search}
        value={typed}
        onChange={(event) => search(event.currentTarget.value)}
        // Enter would submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <NativeSelect
        label={goalTestTexts.conversation}
        value={chosen}
        data={[{ value: '', label: emptyChoice(isLoading, rows.length) }, ...rows.map(choiceOf)]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {error && (
        <div className="scenario-wide">
          <ErrorBanner onRetry={retry}>{conversationTexts.fetchFailed}</ErrorBanner>
        </div>
      )}
    </div>
  )
}

function emptyChoice(isLoading: boolean, count: number): string {
  if (isLoading) return goalTestTexts.loading
  return count > 0 ? goalTestTexts.choose : goalTestTexts.noMatch
}

function choiceOf({ id, created_at, recipient_name, scenario_title }: Conversation) {
  const who = recipient_name ?? goalTestTexts.unknown
  return { value: id, label: [who, scenario_title, formatMoment(created_at)].filter(Boolean).join(' · ') }
}
