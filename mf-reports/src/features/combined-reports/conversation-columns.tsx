import { Anchor, Button, Checkbox, formatMoment, Link, Moment, type Column } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { memo, type SyntheticEvent } from 'react'
import { requestPath } from '../../admin-paths'
import { OptionalText } from '../../parts/optional-text'
import { combinedTexts } from './texts'
import { sharedTexts } from '../../texts'

interface Handlers {
  readonly ids: ReadonlySet<string>
  toggle(id: string, event: SyntheticEvent): void
  preview(conversation: Conversation): void
}

const { columns } = combinedTexts

export function conversationColumns({ ids, toggle, preview }: Handlers): readonly Column<Conversation>[] {
  return [
    {
      key: 'select',
      header: columns.select,
      isHeaderHidden: true,
      width: 46,
      cell: (conversation) => (
        <SelectBox conversation={conversation} isSelected={ids.has(conversation.id)} toggle={toggle} />
      ),
    },
    {
      key: 'participants',
      header: columns.participants,
      sort: 'recipient_name',
      isCut: true,
      isTitle: true,
      cell: (conversation) => <Participants conversation={conversation} />,
    },
    {
      key: 'phones',
      header: columns.phones,
      sort: 'recipient_phone',
      cell: (conversation) => <Phones conversation={conversation} />,
    },
    {
      key: 'scenario',
      header: columns.scenario,
      sort: 'scenario_title',
      isCut: true,
      cell: ({ scenario_title }) => <OptionalText>{scenario_title}</OptionalText>,
    },
    { key: 'date', header: columns.date, sort: 'created_at', cell: ({ created_at }) => <When at={created_at} /> },
    {
      key: 'actions',
      header: columns.actions,
      cell: (conversation) => <PreviewButton conversation={conversation} preview={preview} />,
    },
  ]
}

interface CellProps {
  readonly conversation: Conversation
}

// Memoized: selecting one row does not render the others again.
const When = memo(Moment)

const SelectBox = memo(function SelectBox(
  props: CellProps & { readonly isSelected: boolean; readonly toggle: Handlers['toggle'] },
) {
  const { id, recipient_name, created_at } = props.conversation
  return (
    <Checkbox
      checked={props.isSelected}
      aria-label={combinedTexts.select(recipient_name ?? sharedTexts.unknown, formatMoment(created_at))}
      onChange={(event) => props.toggle(id, event)}
    />
  )
})

const Participants = memo(function Participants({ conversation }: CellProps) {
  const { id, recipient_name, manager_name } = conversation
  return (
    <span className="reports-pair">
      <span title={combinedTexts.recipient}>
        {recipient_name ? (
          <Anchor component={Link} to={requestPath(id)} inherit>
            {recipient_name}
          </Anchor>
        ) : (
          <OptionalText>{recipient_name}</OptionalText>
        )}
      </span>
      {manager_name && <span title={combinedTexts.manager}>{manager_name}</span>}
    </span>
  )
})

const Phones = memo(function Phones({ conversation }: CellProps) {
  const { recipient_phone, manager_phone } = conversation
  return (
    <span className="reports-pair">
      <span>
        {combinedTexts.recipientPhone} <OptionalText>{recipient_phone}</OptionalText>
      </span>
      {manager_phone && (
        <span>
          {combinedTexts.managerPhone} {manager_phone}
        </span>
      )}
    </span>
  )
})

const PreviewButton = memo(function PreviewButton(props: CellProps & { readonly preview: Handlers['preview'] }) {
  return (
    <Button size="compact-sm" variant="default" onClick={() => props.preview(props.conversation)}>
      {combinedTexts.preview}
    </Button>
  )
})
