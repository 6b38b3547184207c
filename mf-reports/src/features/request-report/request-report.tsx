import {
  Anchor,
  Button,
  ErrorBanner,
  Group,
  Link,
  mayChange,
  Moment,
  StateBadge,
  Text,
  type SlotProps,
} from '@clarity/admin-kit'
import type { DemoRequestReport } from '@clarity/contracts/demo-request-details'
import { useState } from 'react'
import { versionsPath } from '../../admin-paths'
import { useDialogContent } from '../../parts/use-dialog-content'
import { reportAddress } from '../../report-address'
import { linkTexts } from '../../parts/report-links/texts'
import { requestReportTexts as texts } from '../../texts'
import { ReRunButton } from '../../parts/re-run-button'
import { ReRunDialog } from '../../parts/re-run-dialog'
import { LinkBadge } from '../../parts/report-links/link-badge'
import { LinkDialog } from '../../parts/report-links/link-dialog'
import { ReportReaders } from './report-readers'
import './request-report.css'

/** The report of a demo request: its state, its versions, and who read it. */
export function RequestReport({ details: { request, report, erased_at } }: SlotProps['request-page']) {
  const [problem, setProblem] = useState<string | null>(null)
  const reRun = useDialogContent<string>()
  const links = useDialogContent<readonly string[]>()
  if (!report || erased_at !== undefined)
    return (
      <Text size="sm" c="dimmed">
        {report ? texts.erased : texts.none}
      </Text>
    )
  return (
    <>
      {problem !== null && <ErrorBanner>{problem}</ErrorBanner>}
      <Group gap="sm">
        <StateBadge meaning={tones[report.state]}>{texts.states[report.state]}</StateBadge>
        {report.generated_at !== null && (
          <Anchor href={reportAddress(report.id)} target="_blank" rel="noopener" size="sm">
            {texts.open}
          </Anchor>
        )}
        {mayChange() && (
          <ReRunButton size="compact-sm" variant="default" demoRequestId={request.id} onAsk={reRun.open} />
        )}
        {report.link && <LinkBadge state={report.link.state} />}
        {mayChange() && (
          <Button size="compact-sm" variant="default" onClick={() => links.open([report.id])}>
            {linkTexts.open}
          </Button>
        )}
      </Group>
      <Versions report={report} />
      <ReportReaders readers={report.readers} />
      <LinkDialog links={links} />
      <ReRunDialog asked={reRun} onProblem={setProblem} />
    </>
  )
}

const tones = { written: 'good', preparing: 'plain', failed: 'bad' } as const

function Versions({ report: { id, versions } }: { readonly report: DemoRequestReport }) {
  if (versions.length === 0) return null
  return (
    <section className="request-report-part" aria-label={texts.versions}>
      <Text fw={600} size="sm">
        {texts.versions}
      </Text>
      <ul>
        {versions.map(({ version, written_at, cause, current }) => (
          <li key={version}>
            {texts.version(version, texts.causes[cause])} <Moment at={written_at} /> {current && texts.current}
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={versionsPath(id)} size="sm">
        {texts.compare}
      </Anchor>
    </section>
  )
}
