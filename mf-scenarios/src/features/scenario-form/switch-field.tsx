import { Switch, Text } from '@clarity/admin-kit'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { fieldTexts } from '../../texts'
import type { ScenarioDraft } from './scenario-draft'

interface SwitchFieldProps {
  readonly name: 'is_active' | 'verify_reader'
  readonly heading: string
}

/** A yes or no of the scenario, with what it means below it. */
export function SwitchField({ name, heading }: SwitchFieldProps) {
  const helpId = useId()
  const { field } = useController<ScenarioDraft, typeof name>({ name })
  const { value, ...input } = field
  const { label, help } = fieldTexts[name]
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {heading}
      </Text>
      {/* A description of the switch's own would become a part of its name. */}
      <Switch {...input} checked={value ?? false} label={label} aria-describedby={helpId} />
      <Text id={helpId} size="xs" c="dimmed" mt={4}>
        {help}
      </Text>
    </div>
  )
}
