import { useSearchParams } from '@clarity/admin-kit'
import { copyParameter } from '../../paths'
import { formTexts } from '../../texts'
import { FormFrame } from './form-frame'
import { OpenedScenario } from './opened-scenario'
import { draftOfCopy, newDraft } from './scenario-draft'
import { ScenarioForm } from './scenario-form'

/** The form for a new scenario, empty or as a copy of one. */
export default function AddScenarioPage() {
  const [search] = useSearchParams()
  const copied = search.get(copyParameter)
  return (
    <FormFrame title={formTexts.add}>
      {copied === null ? (
        <ScenarioForm id={null} draft={newDraft} />
      ) : (
        <OpenedScenario key={copied} id={copied}>
          {(scenario) => <ScenarioForm id={null} draft={draftOfCopy(scenario)} />}
        </OpenedScenario>
      )}
    </FormFrame>
  )
}
