import { Anchor, Code, CopyId, Group, Link, Moment, Text } from '@clarity/admin-kit'
import type { TranscriptAbout } from '@clarity/contracts/transcript'
import { requestPath } from '../../conversation-paths'
import { texts } from '../../texts'

interface AboutConversationProps {
  readonly id: string
  /** Undefined while it loads, and from servers of earlier releases. */
  readonly about: TranscriptAbout | undefined
  readonly turns: number | undefined
}

/** The conversation's scenario, people and other details. */
export function AboutConversation({ id, about, turns }: AboutConversationProps) {
  const people = [about?.recipient_name, about?.manager_name].filter(Boolean)
  return (
    <Group className="talk-about" gap="xs" component="div">
      {about?.scenario_title != null && (
        <Text size="sm" fw={600} component="bdi">
          {about.scenario_title}
        </Text>
      )}
      {people.length > 0 && (
        <Text size="sm" component="bdi">
          {people.join(' / ')}
        </Text>
      )}
      {about && (
        <Text size="sm" c="dimmed" component="span">
          <Moment at={about.started_at} />
        </Text>
      )}
      {turns !== undefined && turns > 0 && (
        <Text size="sm" c="dimmed" component="span">
          {texts.transcript.turns(turns)}
        </Text>
      )}
      <Text size="sm" c="dimmed" component="span" className="talk-id-line">
        {texts.transcript.id} <Code className="talk-id">{id}</Code>
        <CopyId name={texts.transcript.id}>{id}</CopyId>
      </Text>
      <Anchor component={Link} to={requestPath(id)} size="sm">
        {texts.transcript.request}
      </Anchor>
    </Group>
  )
}
