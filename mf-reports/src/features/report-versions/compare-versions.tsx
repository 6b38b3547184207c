import { Card, Group, NativeSelect, Text, Title } from '@clarity/admin-kit'
import { reportVersionTexts, type ReportVersion } from '@clarity/contracts/report-version'
import { useState } from 'react'
import { BothContents } from '../../parts/both-contents'
import { useGetReportVersionTextQuery } from '../../reports.api'
import { compareTexts } from '../../parts/compare-texts'
import { readStoredReport } from '../../stored-report'
import { VersionDifference } from '../../parts/version-difference'

interface CompareVersionsProps {
  readonly reportId: string
  /** Newest first; at least two. */
  readonly versions: readonly ReportVersion[]
}

/** Two versions to choose, at first the newest two, and their differences. */
export function CompareVersions({ reportId, versions }: CompareVersionsProps) {
  const [older, setOlder] = useState<number | null>(null)
  const [newer, setNewer] = useState<number | null>(null)
  // What was not chosen follows the list, which grows with a restore.
  const left = older ?? versions[1]?.version ?? 1
  const right = newer ?? versions[0]?.version ?? 1
  return (
    <Card withBorder bg="var(--mantine-color-body)" component="section" aria-label={compareTexts.title}>
      <Title order={2} size="h4">
        {compareTexts.title}
      </Title>
      <Group my="sm" gap="sm">
        <VersionChoice label={compareTexts.older} versions={versions} value={left} onChange={setOlder} />
        <VersionChoice label={compareTexts.newer} versions={versions} value={right} onChange={setNewer} />
      </Group>
      <Differences reportId={reportId} left={left} right={right} />
    </Card>
  )
}

function VersionChoice(props: {
  readonly label: string
  readonly versions: readonly ReportVersion[]
  readonly value: number
  onChange(version: number): void
}) {
  return (
    <NativeSelect
      label={props.label}
      value={String(props.value)}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
      data={props.versions.map(({ version }) => ({ value: String(version), label: compareTexts.version(version) }))}
    />
  )
}

function Differences({ reportId, left, right }: { reportId: string; left: number; right: number }) {
  const one = useGetReportVersionTextQuery({ reportId, version: left })
  const other = useGetReportVersionTextQuery({ reportId, version: right })
  return (
    <BothContents one={one} other={other} failed={reportVersionTexts.contentFailed}>
      {(before, after) => (
        <>
          <About content={after} />
          <VersionDifference
            left={{ label: compareTexts.version(left), content: before }}
            right={{ label: compareTexts.version(right), content: after }}
          />
        </>
      )}
    </BothContents>
  )
}

/** Whose report it is, and of which conversation: the page's address has only an id. */
function About({ content }: { readonly content: string }) {
  const report = readStoredReport(content)
  if (!report) return null
  return (
    <Text fw={600} mb="xs" dir="auto">
      {compareTexts.about(report.participants.recipient.name, report.scenarioName)}
    </Text>
  )
}
