import { Card, Group, Tabs, Text, Title } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { useRef } from 'react'
import { FilledSlots } from './filled-slots'
import { HistoryList } from './history-list'
import { ModuleActions } from './module-actions'
import { ModuleNotes } from './module-notes'
import { ModuleState } from './module-state'
import { QuestionDialog } from './question-dialog'
import { ReleaseTable } from './release-table'
import { texts } from './texts'
import { useQuestion } from './use-question'

/** One module: what runs, how it does, what there was before, and the ways to change it. */
export function ModuleCard({ remote }: { readonly remote: Remote }) {
  const { title } = remote
  const heading = useRef<HTMLHeadingElement>(null)
  const { ask, ...asked } = useQuestion(heading)
  return (
    <Card withBorder radius={10} padding="lg" component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Group gap="xs">
            <Title order={2} size="h4" ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <ModuleState remote={remote} />
          </Group>
          <Text size="sm" c="dimmed" className="module-version">
            {versionLine(remote)}
          </Text>
          <FilledSlots remote={remote} />
          {remote.key && (
            <Text size="sm" c="dimmed">
              {texts.signedOnly}
            </Text>
          )}
        </div>
        <ModuleActions remote={remote} ask={ask} />
      </Group>
      <ModuleNotes remote={remote} ask={ask} onDone={() => heading.current?.focus()} />
      <Tabs defaultValue="releases" mt="sm" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="releases">{texts.releases}</Tabs.Tab>
          <Tabs.Tab value="history">{texts.history}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="releases" pt="sm">
          <ReleaseTable remote={remote} ask={ask} />
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="sm">
          <HistoryList remote={remote} />
        </Tabs.Panel>
      </Tabs>
      <QuestionDialog remote={remote} asked={asked} />
    </Card>
  )
}

/** 'mf-reports · Version 1.1.0 · Released by ada@example.com' */
function versionLine({ name, active_version: active, releases }: Remote): string {
  if (active === null) return `${name} · ${texts.noActiveVersion}`
  const by = releases.find(({ version }) => version === active)?.released_by
  const source = by === 'start' ? texts.fromServer : by && texts.releasedBy(by)
  return [name, texts.activeVersion(active), source].filter(Boolean).join(' · ')
}
