import { icons, Text, TextInput } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import type { ScenarioSearch } from './use-scenario-search'

/** Finds a scenario among many, and says how many there are. */
export function ScenarioSearchField({ words, search, drawn, found }: ScenarioSearch) {
  return (
    <div className="batch-scenario-search">
      <TextInput
        type="search"
        aria-label={texts.searchScenarios}
        placeholder={texts.searchScenarios}
        value={words}
        maxLength={200}
        leftSection={<icons.Search size={16} aria-hidden />}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {texts.scenariosFound(Math.min(drawn.length, found), found)}
      </Text>
    </div>
  )
}
