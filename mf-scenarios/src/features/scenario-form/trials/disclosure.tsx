import { Button, icons, useDisclosure } from '@clarity/admin-kit'
import { useId, type ReactNode } from 'react'

interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
}

/** A button that opens and closes what is below it. What is closed is not loaded, and forgets what it showed. */
export function Disclosure({ title, children }: DisclosureProps) {
  const [isOpen, { toggle }] = useDisclosure()
  const id = useId()
  return (
    <>
      <Button
        variant="default"
        className="scenario-trial-button"
        rightSection={<icons.ChevronDown size={16} className={isOpen ? 'scenario-trial-up' : undefined} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {title}
      </Button>
      {isOpen && (
        <div id={id} className="scenario-trial">
          {children}
        </div>
      )}
    </>
  )
}
