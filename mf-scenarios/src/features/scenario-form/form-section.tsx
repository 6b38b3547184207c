import { Card, Text, Title } from '@clarity/admin-kit'
import type { ReactNode } from 'react'
import { formTexts } from '../../texts'

interface FormSectionProps {
  readonly name: keyof typeof formTexts.sections
  readonly children: ReactNode
}

/** One card of the form: its heading, then its fields, in two columns if there is room. */
export function FormSection({ name, children }: FormSectionProps) {
  const { title, help } = formTexts.sections[name]
  return (
    <Card component="section" withBorder className="scenario-section">
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      <div className="scenario-fields">{children}</div>
    </Card>
  )
}
