import { useParams } from '@clarity/admin-kit'
import { formTexts } from '../../texts'
import { FormFrame } from './form-frame'
import { OpenedScenario } from './opened-scenario'
import { draftOf } from './scenario-draft'
import { ScenarioForm } from './scenario-form'

/** The form for a scenario that exists. */
export default function EditScenarioPage() {
  const { id = '' } = useParams()
  return (
    <FormFrame title={formTexts.edit}>
      <OpenedScenario key={id} id={id}>
        {(scenario) => <ScenarioForm id={id} draft={draftOf(scenario)} />}
      </OpenedScenario>
    </FormFrame>
  )
}
