import { Text, TextInput } from '@clarity/admin-kit'
import { tokenScope, type TokenRight } from '@clarity/contracts/token'
import { RightBoxes } from './right-boxes'
import type { NamedModule } from './scope-words'
import { texts } from './texts'
import { moduleRights, otherRights, type DraftErrors, type TokenDraft } from './token-draft'

interface RightsFieldProps {
  readonly draft: TokenDraft
  readonly errors: DraftErrors
  readonly modules: readonly NamedModule[]
  onChange(change: Partial<TokenDraft>): void
}

/** What a token may do: by module, over all of them, and to a module that is not listed. */
export function RightsField({ draft, errors, modules, onChange }: RightsFieldProps) {
  const { scopes, newModule, newModuleRights } = draft
  const boxesOf = (rights: readonly TokenRight[], title: string, name: string) => (
    <RightBoxes
      key={name}
      of={title}
      rights={rights}
      isChosen={(right) => scopes.includes(tokenScope(right, name))}
      onToggle={(right) => onChange({ scopes: toggled(scopes, tokenScope(right, name)) })}
    />
  )
  return (
    <fieldset className="token-fieldset" aria-describedby={errors.rights ? 'token-rights-error' : undefined}>
      <legend>{texts.form.rights}</legend>
      {modules.map(({ name, title }) => boxesOf(moduleRights, title, name))}
      {boxesOf(otherRights, texts.form.others, '')}
      <TextInput
        label={texts.form.newModule}
        description={texts.form.newModuleHint}
        value={newModule}
        error={errors.newModule}
        autoComplete="off"
        onChange={(event) => onChange({ newModule: event.currentTarget.value })}
      />
      {newModule.trim() !== '' && (
        <RightBoxes
          of={newModule.trim()}
          rights={moduleRights}
          isChosen={(right) => newModuleRights.includes(right)}
          onToggle={(right) => onChange({ newModuleRights: toggled(newModuleRights, right) })}
        />
      )}
      {errors.rights && (
        <Text id="token-rights-error" size="sm" role="alert" className="token-error">
          {errors.rights}
        </Text>
      )}
    </fieldset>
  )
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
}
