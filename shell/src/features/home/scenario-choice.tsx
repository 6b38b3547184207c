import { Button } from '../../parts/button'
import { describedBy, FieldError } from '../../parts/field'
import { Notice } from '../../parts/notice'
import { failureTexts, requestTexts } from '../../texts'
import { ScenarioCard } from './scenario-card'
import type { Scenarios } from './use-scenarios'

interface ScenarioChoiceProps {
  scenarios: Scenarios
  chosen: string | undefined
  error: string | undefined
  onChoose: (id: string) => void
}

/** The scenarios as cards, one of which is chosen. */
export function ScenarioChoice({ scenarios, chosen, error, onChoose }: ScenarioChoiceProps) {
  return (
    <fieldset id="scenario" tabIndex={-1} {...describedBy('scenario', error)}>
      <legend className="label">{requestTexts.scenario}</legend>
      {scenarios.state === 'loading' && <ScenarioSkeleton />}
      {scenarios.state === 'failed' && (
        <div className="scenarios">
          <Notice tone="bad">{scenarios.sentence}</Notice>
          <Button look="plain" onClick={scenarios.retry}>
            {failureTexts.tryAgain}
          </Button>
        </div>
      )}
      {scenarios.state === 'ready' && !scenarios.list.length && <p className="soft">{requestTexts.noScenarios}</p>}
      {scenarios.state === 'ready' && scenarios.list.length > 0 && (
        <div className="scenarios">
          {scenarios.list.map((scenario) => (
            <ScenarioCard key={scenario.id} scenario={scenario} isChosen={scenario.id === chosen} onChoose={onChoose} />
          ))}
        </div>
      )}
      <FieldError id="scenario" error={error} />
    </fieldset>
  )
}

function ScenarioSkeleton() {
  return (
    <div className="scenarios">
      <span className="unseen">{requestTexts.scenariosLoading}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="scenario-skeleton skeleton" />
      ))}
    </div>
  )
}
