import { asCallError, Button, ErrorBanner, Group, Text } from '@clarity/admin-kit'
import { scenarioTrialTexts } from '@clarity/contracts/scenario-trial'
import { trialTexts } from '../../../trial-texts'
import { TestLog } from './test-log'
import { TestMessage } from './test-message'
import { useTestTalk } from './use-test-talk'

/** A conversation in writing with the agent of the typed scenario. */
export function TestTalk() {
  const { turns, isLoading, isClosed, isFull, error, start, say, sayInstead, retry } = useTestTalk()
  const isBegun = turns.length > 0 || isLoading || Boolean(error)
  return (
    <>
      <Text size="xs" c="dimmed">
        {trialTexts.talkHelp}
      </Text>
      {isBegun && <TestLog turns={turns} isThinking={isLoading} sayInstead={sayInstead} />}
      {error && (
        <ErrorBanner onRetry={retry}>{asCallError(error).sentence ?? scenarioTrialTexts.replyFailed}</ErrorBanner>
      )}
      {isClosed && <Text size="sm">{trialTexts.closed}</Text>}
      {isFull && <Text size="sm">{trialTexts.full}</Text>}
      {turns.length > 0 && !isClosed && !isFull && !error && <TestMessage isBusy={isLoading} say={say} />}
      <Group gap="sm">
        <Button variant="default" loading={isLoading && turns.length === 0} onClick={start}>
          {isBegun ? trialTexts.again : trialTexts.start}
        </Button>
      </Group>
    </>
  )
}
