import { Text } from '@clarity/admin-kit'
import type { ReactNode } from 'react'

interface ModuleNoteProps {
  readonly meaning?: 'plain' | 'caution' | 'bad'
  readonly role?: 'alert'
  readonly children: ReactNode
  /** What can be done about it. */
  readonly actions?: ReactNode
}

/** One line about the state of a module. */
export function ModuleNote({ meaning = 'plain', role, children, actions }: ModuleNoteProps) {
  return (
    <div className={`module-note module-note-${meaning}`} role={role}>
      <Text size="sm" className="kit-words">
        {children}
      </Text>
      {actions}
    </div>
  )
}
