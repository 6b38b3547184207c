import { Anchor, ErrorBanner, Link, mayChange, Skeleton, Text, type SlotProps } from '@clarity/admin-kit'
import { formPaths, turnPath } from '../../paths'
import { useGetReportGoalsQuery } from '../../report-goals.api'
import { GoalVerdicts } from '../../parts/goal-verdicts'
import { TalkFigures } from '../../parts/talk-figures'
import { requestGoalTexts as texts } from './texts'

/** Which goals the person met, with the words that show it: those of the text that readers get. */
export function RequestGoals({ details: { request, report, scenario_id, erased_at } }: SlotProps['request-page']) {
  const version = report?.versions.find(({ current }) => current)?.version
  if (!report || version === undefined || erased_at !== undefined)
    return (
      <Text size="sm" c="dimmed">
        {erased_at === undefined ? texts.notYet : texts.erased}
      </Text>
    )
  // The text of a report, which has the verdicts, is for admins; others open the report.
  if (!mayChange())
    return (
      <Text size="sm" c="dimmed">
        {texts.inReport}
      </Text>
    )
  return (
    <Goals
      reportId={report.id}
      version={version}
      conversationId={request.conversation_id}
      scenarioPath={formPaths.edit(scenario_id, '')}
    />
  )
}

interface GoalsProps {
  readonly reportId: string
  readonly version: number
  readonly conversationId: string | null
  readonly scenarioPath: string
}

function Goals({ reportId, version, conversationId, scenarioPath }: GoalsProps) {
  const { currentData, error, refetch } = useGetReportGoalsQuery({ reportId, version })
  if (error !== undefined) return <ErrorBanner onRetry={() => void refetch()}>{texts.failed}</ErrorBanner>
  if (!currentData) return <Skeleton height={110} role="status" aria-label={texts.loading} />
  const { goals, measures } = currentData
  return (
    <>
      {goals.length === 0 ? (
        <Text size="sm" c="dimmed" mb="sm">
          {texts.none}
        </Text>
      ) : (
        <GoalVerdicts goals={goals} {...(conversationId !== null && { turnPath: turnPath(conversationId) })} />
      )}
      {measures && <TalkFigures measures={measures} />}
      <Anchor component={Link} to={scenarioPath} size="sm" display="inline-block" mt="sm">
        {goals.length === 0 ? texts.give : texts.scenario}
      </Anchor>
    </>
  )
}
