import { ActionIcon, icons, Link, mayChange, Menu } from '@clarity/admin-kit'
import { attemptsPath, versionsPath } from '../../admin-paths'
import { linkTexts, reportListTexts } from '../../texts'
import './more-actions.css'

export interface MoreActionsProps {
  readonly reportId: string
  onLink(reportId: string): void
}

/** What is rarely done with a report. */
export function MoreActions({ reportId, onLink }: MoreActionsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={26} className="reports-more kit-quiet" aria-label={reportListTexts.more}>
          <icons.Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={versionsPath(reportId)}>
          {reportListTexts.versions}
        </Menu.Item>
        {mayChange() && (
          <Menu.Item component={Link} to={attemptsPath(reportId)}>
            {reportListTexts.attempts}
          </Menu.Item>
        )}
        {mayChange() && <Menu.Item onClick={() => onLink(reportId)}>{linkTexts.open}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
