import { NativeSelect } from '@clarity/admin-kit'
import { scenarioLanguages } from '@clarity/contracts/scenario'
import { useField } from './use-field'

const choices = Object.entries(scenarioLanguages).map(([value, label]) => ({ value, label }))

export function LanguageField() {
  return <NativeSelect {...useField('language')} data={choices} />
}
