import { Button, Group, NativeSelect, TextInput, type ListFilters } from '@clarity/admin-kit'
import { useListRequestScenariosQuery } from '../../demo-requests.api'
import { requestTexts } from '../../request-texts'
import { causeOptions, filterNames, stateOptions, type FilterOption } from './request-filter-options'
import './request-filters.css'

const { filters: words } = requestTexts

/** The filters of the list, each in the address. */
export function RequestFilters({ filters: { values, change } }: { readonly filters: ListFilters }) {
  const { data: scenarios = [] } = useListRequestScenariosQuery()
  const value = (name: (typeof filterNames)[number]) => values[name] ?? ''
  const select = (name: (typeof filterNames)[number], label: string, options: readonly FilterOption[]) => (
    <NativeSelect
      label={label}
      value={value(name)}
      data={[...options]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const scenarioOptions = [
    { value: '', label: words.anyScenario },
    ...scenarios.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <Group role="group" aria-label={words.label} className="request-filters" gap="sm">
      {select('state', words.state, stateOptions)}
      {select('scenario', words.scenario, scenarioOptions)}
      {select('cause', words.cause, causeOptions(value('cause')))}
      <TextInput
        label={words.campaign}
        placeholder={words.anyCampaign}
        value={value('campaign')}
        maxLength={100}
        onChange={(event) => change({ campaign: event.currentTarget.value })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={words[name]}
          value={value(name).slice(0, 10)}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      {Object.keys(values).length > 0 && (
        <Button variant="default" onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}>
          {words.clear}
        </Button>
      )}
    </Group>
  )
}
