import {
  Button,
  ListView,
  Text,
  countText,
  useListAddress,
  usePagedRows,
  useRangeToggle,
  type CallError,
} from '@clarity/admin-kit'
import { combinedReportMaxConversations, combinedReportTexts } from '@clarity/contracts/combined-report'
import { conversationTexts, type Conversation } from '@clarity/contracts/conversation'
import { useMemo } from 'react'
import { useListConversationsToCombineInfiniteQuery } from '../../combined-reports.api'
import { ListFrame } from '../../parts/list-frame'
import { LoadingNote } from '../../parts/loading-note'
import { useDialogContent } from '../../parts/use-dialog-content'
import { combinedTexts } from './texts'
import { conversationColumns } from './conversation-columns'
import { TranscriptDialog } from './transcript-dialog'
import type { Selection } from '../../parts/use-selection'
import './conversation-choice.css'

const everything = { q: '', sort: '' }

/** The conversations, to be selected one by one or all loaded ones, with a preview. */
export function ConversationChoice({ selection }: { readonly selection: Selection }) {
  const { ids, toggle, add, clear } = selection
  const address = useListAddress()
  const list = usePagedRows(
    useListConversationsToCombineInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }),
  )
  // The counter shows all conversations, also during a search.
  const all = usePagedRows(useListConversationsToCombineInfiniteQuery(everything))
  const preview = useDialogContent<Conversation>()
  const { open } = preview
  const shown = useMemo(() => list.rows.map(({ id }) => id), [list.rows])
  const change = useRangeToggle(shown, toggle, add)
  const columns = useMemo(() => conversationColumns({ ids, toggle: change, preview: open }), [ids, change, open])
  const isAllSelected = list.rows.length > 0 && list.rows.every(({ id }) => ids.has(id))
  return (
    <ListFrame className="reports-choice">
      <ListView
        label={combinedTexts.choose}
        address={address}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        none={{ text: conversationTexts.none, hint: combinedTexts.noConversationsHint }}
        failure={listFailure}
        exportPath="/api/admin/conversations/export"
      >
        <Button
          variant="default"
          disabled={list.rows.length === 0}
          onClick={() => (isAllSelected ? clear() : add(list.rows.map(({ id }) => id)))}
        >
          {isAllSelected ? combinedTexts.deselectAll : combinedTexts.selectAll}
        </Button>
        <Text size="sm" fw={600} role="status">
          {combinedTexts.selected(ids.size, countText(all.total, all.isEstimate))}
        </Text>
        {ids.size > combinedReportMaxConversations && (
          <Text size="sm" className="reports-caution">
            {combinedReportTexts.tooMany}
          </Text>
        )}
        <LoadingNote isLoading={list.isLoading} />
      </ListView>
      <TranscriptDialog preview={preview} />
    </ListFrame>
  )
}

function listFailure({ kind }: CallError): string {
  return kind === 'unreadable' ? conversationTexts.invalid : conversationTexts.fetchFailed
}
