import { ActionIcon, Button, Group, icons, Menu, useNavigate } from '@clarity/admin-kit'
import type { Scenario } from '@clarity/contracts/scenario'
import { formPaths } from '../../paths'
import { listTexts } from '../../texts'

interface ScenarioActionsProps {
  readonly scenario: Scenario
  readonly search: string
  onDelete(): void
}

/** The actions of one scenario; the rare ones are in a menu. */
export function ScenarioActions({ scenario: { id }, search, onDelete }: ScenarioActionsProps) {
  const navigate = useNavigate()
  // The buttons look alike in every row, so their accessible names include the scenario.
  const of = { 'aria-describedby': `scenario-${id}` }
  return (
    <Group gap={6} wrap="nowrap">
      <Button {...of} size="compact-sm" variant="default" onClick={() => void navigate(formPaths.edit(id, search))}>
        {listTexts.edit}
      </Button>
      <Button {...of} size="compact-sm" variant="default" className="kit-quiet" onClick={onDelete}>
        {listTexts.delete}
      </Button>
      {/* Within the page's landmark, and outside the frame that would cut it off. */}
      <Menu position="bottom-end" portalProps={{ target: '.scenario-table' }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon {...of} variant="subtle" color="gray" className="kit-quiet" aria-label={listTexts.more}>
            <icons.Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            data-autofocus
            leftSection={<icons.Copy size={16} aria-hidden />}
            onClick={() => void navigate(formPaths.duplicate(id, search))}
          >
            {listTexts.duplicate}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
