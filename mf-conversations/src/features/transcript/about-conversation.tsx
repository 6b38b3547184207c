import { Anchor, Code, CopyId, Group, Link, Moment, Text } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { requestPath } from '../../conversation-paths'
import { texts } from '../../texts'

interface AboutConversationProps {
  readonly id: string
  /** Known only if the user comes from the list. */
  readonly conversation: Conversation | undefined
  readonly turns: number | undefined
}

/** The conversation's scenario, people and other details. */
export function AboutConversation({ id, conversation, turns }: AboutConversationProps) {
  const people = [conversation?.recipient_name, conversation?.manager_name].filter((name) => name != null)
  return (
    <Group className="talk-about" gap="xs" component="div">
      {conversation?.scenario_title != null && (
        <Text size="sm" fw={600} component="bdi">
          {conversation.scenario_title}
        </Text>
      )}
      {people.length > 0 && (
        <Text size="sm" component="bdi">
          {people.join(' / ')}
        </Text>
      )}
      {conversation && (
        <Text size="sm" c="dimmed" component="span">
          <Moment at={conversation.created_at} />
        </Text>
      )}
      {turns !== undefined && turns > 0 && (
        <Text size="sm" c="dimmed" component="span">
          {texts.transcript.turns(turns)}
        </Text>
      )}
      <Text size="sm" c="dimmed" component="span">
        {texts.transcript.id} <Code className="talk-id">{id}</Code>
        <CopyId name={texts.transcript.id}>{id}</CopyId>
      </Text>
      <Anchor component={Link} to={requestPath(id)} size="sm">
        {texts.transcript.request}
      </Anchor>
    </Group>
  )
}
