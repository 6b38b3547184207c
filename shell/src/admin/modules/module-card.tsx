import { Card, ErrorBanner, Group, Moment, StateBadge, Tabs, Text, Title } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { texts } from '../texts'
import { ChangeList } from './change-list'
import { ReleaseTable } from './release-table'
import { RollBack } from './roll-back'

/** One module: what runs, how it does, what there was before. */
export function ModuleCard({ remote }: { readonly remote: Remote }) {
  const { name, title, active_version: active, last_error: lastError } = remote
  return (
    <Card withBorder radius={10} padding="lg" component="section" aria-label={title}>
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            <ModuleState remote={remote} />
          </Group>
          <Text size="sm" c="dimmed">
            {name} · {active === null ? texts.modules.noActiveVersion : texts.modules.activeVersion(active)}
          </Text>
        </div>
        <RollBack remote={remote} />
      </Group>
      {lastError && (
        <ErrorBanner>
          {texts.modules.lastError}, <Moment at={lastError.at} />: {lastError.reason}
        </ErrorBanner>
      )}
      <Tabs defaultValue="releases" mt="sm" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="releases">{texts.modules.releases}</Tabs.Tab>
          <Tabs.Tab value="history">{texts.modules.history}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="releases" pt="sm">
          <ReleaseTable remote={remote} />
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="sm">
          <ChangeList remote={remote} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}

function ModuleState({ remote: { active_version, last_error } }: { readonly remote: Remote }) {
  if (active_version === null) return <StateBadge meaning="plain">{texts.modules.inactive}</StateBadge>
  if (last_error) return <StateBadge meaning="bad">{texts.modules.failing}</StateBadge>
  return <StateBadge meaning="good">{texts.modules.active}</StateBadge>
}
