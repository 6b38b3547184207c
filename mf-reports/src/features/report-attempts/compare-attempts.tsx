import { Card, ErrorBanner, formatMoment, Group, NativeSelect, Text } from '@clarity/admin-kit'
import { reportAttemptTexts, type ReportAttempt } from '@clarity/contracts/report-attempt'
import { useState } from 'react'
import { BothContents } from '../../parts/both-contents'
import { compareTexts } from '../../parts/compare-texts'
import { useGetReportTextQuery } from '../../reports.api'
import { readStoredReport } from '../../stored-report'
import { attemptsTexts } from './texts'
import { AttemptsTable, type NumberedAttempt } from './attempts-table'
import { compareReports } from './compare-reports'

/** Two attempts to choose, at first the first and the latest, side by side. At least two, oldest first. */
export function CompareAttempts({ attempts }: { readonly attempts: readonly ReportAttempt[] }) {
  const numbered = attempts.map((attempt, at) => ({ ...attempt, number: attempt.number ?? at + 1 }))
  const [leftId, setLeft] = useState<string | null>(null)
  const [rightId, setRight] = useState<string | null>(null)
  const left = numbered.find(({ report_id }) => report_id === leftId) ?? numbered[0]!
  const right = numbered.find(({ report_id }) => report_id === rightId) ?? numbered.at(-1)!
  return (
    <Card withBorder bg="var(--mantine-color-body)" component="section" aria-label={attemptsTexts.table}>
      <Group mb="md" gap="sm">
        <AttemptChoice label={attemptsTexts.left} attempts={numbered} value={left} onChange={setLeft} />
        <AttemptChoice label={attemptsTexts.right} attempts={numbered} value={right} onChange={setRight} />
      </Group>
      {numbered.at(-1)!.number > numbered.length && (
        <Text size="sm" c="dimmed" mb="md">
          {attemptsTexts.newestOnly(numbered.at(-1)!.number)}
        </Text>
      )}
      <Comparison left={left} right={right} />
    </Card>
  )
}

function AttemptChoice(props: {
  readonly label: string
  readonly attempts: readonly NumberedAttempt[]
  readonly value: NumberedAttempt
  onChange(reportId: string): void
}) {
  return (
    <NativeSelect
      label={props.label}
      value={props.value.report_id}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      data={props.attempts.map(({ report_id, number, started_at, is_this }) => ({
        value: report_id,
        label: attemptsTexts.choice(number, formatMoment(started_at), is_this),
      }))}
    />
  )
}

interface ComparisonProps {
  readonly left: NumberedAttempt
  readonly right: NumberedAttempt
}

function Comparison({ left, right }: ComparisonProps) {
  const one = useGetReportTextQuery(left.report_id, { refetchOnMountOrArgChange: true })
  const other = useGetReportTextQuery(right.report_id, { refetchOnMountOrArgChange: true })
  return (
    <BothContents one={one} other={other} failed={reportAttemptTexts.contentFailed}>
      {(before, after) => <Compared left={left} right={right} contents={[before, after]} />}
    </BothContents>
  )
}

function Compared({ left, right, contents }: ComparisonProps & { contents: readonly [string | null, string | null] }) {
  const before = readStoredReport(contents[0])
  const after = readStoredReport(contents[1])
  if (!before || !after)
    return <ErrorBanner>{attemptsTexts.unreadable(before ? right.number : left.number)}</ErrorBanner>
  const groups = compareReports(before, after)
  return (
    <>
      <Text fw={600} mb="xs" dir="auto">
        {compareTexts.about(after.participants.recipient.name, after.scenarioName)}
      </Text>
      {groups.length === 0 && <Text c="dimmed">{attemptsTexts.nothing}</Text>}
      <AttemptsTable left={left} right={right} groups={groups} />
    </>
  )
}
