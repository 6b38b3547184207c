import { ActionIcon, icons, Menu } from '@clarity/admin-kit'
import { useRef } from 'react'

interface MoreMenuProps {
  /** What the actions are for; the button's name. */
  readonly label: string
  readonly items: readonly MoreItem[]
}

export interface MoreItem {
  readonly label: string
  readonly isDangerous?: boolean
  /** Gets the menu's button, for the focus. */
  onChoose(button: HTMLElement | null): void
}

/** The rare actions, behind one button; nothing if there are none. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  if (items.length === 0) return null
  return (
    <Menu position="bottom-end" portalProps={{ target: '.kit-page' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" className="module-more" aria-label={label}>
          <icons.Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item, place) => (
          <Menu.Item
            key={item.label}
            {...(place === 0 && { 'data-autofocus': true })}
            {...(item.isDangerous && { className: 'module-danger' })}
            onClick={() => item.onChoose(button.current)}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
