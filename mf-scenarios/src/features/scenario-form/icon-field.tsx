import { icons, ScenarioIcon, Textarea } from '@clarity/admin-kit'
import { useWatch } from 'react-hook-form'
import { formTexts } from '../../texts'
import type { ScenarioDraft } from './scenario-draft'
import { useField } from './use-field'

/** The icon's field, with a preview. */
export function IconField() {
  const icon = useWatch<ScenarioDraft, 'icon'>({ name: 'icon' }).trim()
  return (
    <div className="scenario-icon-field">
      <Textarea {...useField('icon')} required autosize minRows={1} maxRows={6} spellCheck={false} />
      <div className="scenario-icon-preview" role="img" aria-label={formTexts.iconPreview}>
        {icon === '' ? <icons.CircleDashed size={28} aria-hidden /> : <ScenarioIcon icon={icon} size={36} />}
      </div>
    </div>
  )
}
