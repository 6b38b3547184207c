import { Button, icons, ScenarioIcon, Skeleton, StateBadge } from '@clarity/admin-kit'
import { scenarioTexts, type ScenarioChoice } from '@clarity/contracts/scenario'
import { texts } from '../../../texts'
import { ScenarioSearchField } from './scenario-search-field'
import { useScenarioSearch } from './use-scenario-search'
import type { Scenarios } from './use-scenarios'

/** The scenarios as cards, one of which is chosen. Many are searched, because each card costs a phone time. */
export function ScenarioCards({ scenarios }: { readonly scenarios: Scenarios }) {
  const { state, list, chosen, choose, reload } = scenarios
  const search = useScenarioSearch(list, chosen)
  return (
    <fieldset className="batch-scenarios" aria-busy={state === 'loading'}>
      <legend>{texts.scenario}</legend>
      {state === 'loading' && <CardSkeletons />}
      {state === 'failed' && (
        <Button variant="default" size="compact-sm" leftSection={<icons.RefreshCw size={14} />} onClick={reload}>
          {texts.reloadScenarios}
        </Button>
      )}
      {state === 'ready' && list.length === 0 && <p className="batch-soft">{scenarioTexts.none}</p>}
      {search.isNeeded && <ScenarioSearchField {...search} />}
      <div className="batch-cards">
        {search.drawn.map((scenario) => (
          <ScenarioCard
            key={scenario.id}
            scenario={scenario}
            isChosen={scenario.id === chosen}
            onChoose={() => choose(scenario.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ScenarioCardProps {
  readonly scenario: ScenarioChoice
  readonly isChosen: boolean
  onChoose(this: void): void
}

function ScenarioCard({ scenario, isChosen, onChoose }: ScenarioCardProps) {
  return (
    <label className={isChosen ? 'batch-card chosen' : 'batch-card'}>
      <input type="radio" name="batch-scenario" value={scenario.id} checked={isChosen} onChange={onChoose} />
      <ScenarioIcon icon={scenario.icon} size={26} />
      <span className="batch-card-words">
        <strong dir="auto">{scenario.title}</strong>{' '}
        {!scenario.is_active && <StateBadge meaning="plain">{texts.hiddenScenario}</StateBadge>}
        <span dir="auto" className="batch-card-description" title={scenario.description}>
          {scenario.description}
        </span>
      </span>
    </label>
  )
}

function CardSkeletons() {
  return (
    <div className="batch-cards" role="status" aria-label={texts.loadingScenarios}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={76} />
      ))}
    </div>
  )
}
