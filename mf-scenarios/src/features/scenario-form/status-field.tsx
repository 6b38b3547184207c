import { Switch, Text } from '@clarity/admin-kit'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { fieldTexts, formTexts } from '../../texts'
import type { ScenarioDraft } from './scenario-draft'

const { label, help } = fieldTexts.is_active

export function StatusField() {
  const helpId = useId()
  const { field } = useController<ScenarioDraft, 'is_active'>({ name: 'is_active' })
  const { value, ...input } = field
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {formTexts.status}
      </Text>
      {/* A description of the switch's own would become a part of its name. */}
      <Switch {...input} checked={value ?? false} label={label} aria-describedby={helpId} />
      <Text id={helpId} size="xs" c="dimmed" mt={4}>
        {help}
      </Text>
    </div>
  )
}
