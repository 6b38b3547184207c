import { Moment, Text } from '@clarity/admin-kit'
import type { Remote, RemoteChange, RemoteDecision } from '@clarity/contracts/remote-release'
import { texts } from './texts'

/** Who changed or decided what, when and why; newest first. */
export function HistoryList({ remote: { changes, decisions } }: { readonly remote: Remote }) {
  const entries = [
    ...changes.map((change) => ({ ...change, sentence: changeSentence(change), reason: null })),
    ...decisions.map((decision) => ({ ...decision, sentence: decisionSentence(decision) })),
  ].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <ol className="changes">
      {entries.map(({ at, by, sentence, reason }) => (
        <li key={`${at}${sentence}`}>
          <Text size="sm">
            {sentence}
            {reason !== null && `: ${reason}`}
          </Text>
          <Text size="xs" c="dimmed">
            <Moment at={at} /> · {by}
          </Text>
        </li>
      ))}
    </ol>
  )
}

function changeSentence({ action, version, previous_version: previous }: RemoteChange): string {
  return action === 'release' ? texts.changes.release(version) : texts.changes[action](version, previous)
}

function decisionSentence({ action, version, percent }: RemoteDecision): string {
  if (action === 'canary' && percent === 0) return texts.decisions.endCanary(version ?? '')
  const sentence = texts.decisions[action]
  return typeof sentence === 'string' ? sentence : sentence(version ?? '', percent ?? 0)
}
