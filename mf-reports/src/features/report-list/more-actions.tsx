import { ActionIcon, icons, Link, mayChange, Menu } from '@clarity/admin-kit'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { attemptsPath, versionsPath } from '../../admin-paths'
import { linkTexts } from '../../parts/report-links/texts'
import { reportListTexts } from '../../texts'
import './more-actions.css'

export interface MoreActionsProps {
  readonly reportId: string
  onLink(reportId: string): void
}

/** What is rarely done with a report: a button alone until it is pressed, because a menu in each row delays the list. */
export function MoreActions(props: MoreActionsProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <ActionsMenu {...props} />
  return <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
}

function ActionsMenu({ reportId, onLink }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Opened from its own button, which gets the focus back.
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MoreButton ref={button} />
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

type ButtonProps = Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'>

/** The menu gives it more, while it is its target. */
function MoreButton(props: ButtonProps) {
  return (
    <ActionIcon variant="default" size={26} className="reports-more" aria-label={reportListTexts.more} {...props}>
      <icons.Ellipsis size={16} aria-hidden />
    </ActionIcon>
  )
}
