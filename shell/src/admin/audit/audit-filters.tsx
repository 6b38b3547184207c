import { Button, Group, TextInput, type ListFilters } from '@clarity/admin-kit'
import { texts } from './texts'

const { filters: words } = texts

export const filterNames = ['who', 'action', 'id', 'from', 'to'] as const

/** The filters of the list, each in the address. */
export function AuditFilters({ filters: { values, change } }: { readonly filters: ListFilters }) {
  const field = (name: (typeof filterNames)[number]) => ({
    label: words[name],
    value: values[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <Group role="group" aria-label={words.label} className="audit-filters" gap="sm">
      <TextInput {...field('who')} placeholder={words.whoHint} maxLength={254} />
      <TextInput {...field('action')} placeholder={words.anyAction} maxLength={100} />
      <TextInput {...field('id')} placeholder={words.idHint} maxLength={64} />
      <TextInput {...field('from')} type="date" />
      <TextInput {...field('to')} type="date" />
      {Object.keys(values).length > 0 && (
        <Button variant="default" onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}>
          {words.clear}
        </Button>
      )}
    </Group>
  )
}
