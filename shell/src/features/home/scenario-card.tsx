import type { ScenarioChoice } from '@clarity/contracts/scenario'
import { ScenarioIcon } from '../../parts/scenario-icon'

interface ScenarioCardProps {
  scenario: Pick<ScenarioChoice, 'id' | 'icon' | 'title' | 'description'>
  isChosen: boolean
  onChoose: (id: string) => void
}

/** A scenario to choose. `site/place-scenarios.ts` fills its HTML before the app has loaded. */
export function ScenarioCard({ scenario: { id, icon, title, description }, isChosen, onChoose }: ScenarioCardProps) {
  return (
    <label className="scenario">
      <input type="radio" name="scenario" value={id} checked={isChosen} onChange={() => onChoose(id)} />
      <ScenarioIcon icon={icon} />
      <strong dir="auto">{title}</strong>
      <span className="scenario-description" dir="auto">
        {description}
      </span>
    </label>
  )
}
