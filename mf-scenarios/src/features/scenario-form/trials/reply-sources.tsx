import { Text } from '@clarity/admin-kit'
import type { ReplySources as Sources } from '@clarity/contracts/scenario-trial'
import { trialTexts } from '../../../trial-texts'

/** Where the words of an answer are in the prompt. */
export function ReplySources({ said, nearest }: Sources) {
  return (
    <>
      {said.map(({ kind, text }, at) => (
        <Text key={at} size="xs" c="dimmed" dir="auto">
          {trialTexts.sourceOf(trialTexts.sources[kind], text)}
        </Text>
      ))}
      {said.length === 0 && (
        <Text size="xs" c="dimmed">
          {trialTexts.noSource}
        </Text>
      )}
      {nearest && (
        <Text size="xs" c="dimmed" dir="auto">
          {trialTexts.nearest(nearest)}
        </Text>
      )}
    </>
  )
}
