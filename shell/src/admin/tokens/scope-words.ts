import { readTokenScope, tokenRights, type TokenRight } from '@clarity/contracts/token'

/** A module by its name in addresses and its title on the screen. */
export interface NamedModule {
  readonly name: string
  readonly title: string
}

/** A right, such as 'Release versions'. */
export function rightWords(right: TokenRight): string {
  const { words } = tokenRights[right]
  return words[0]!.toUpperCase() + words.slice(1)
}

/** What these scopes allow, a line for each module: 'Reports: release versions, activate and withdraw versions'. */
export function scopeLines(scopes: readonly string[], modules: readonly NamedModule[]): string[] {
  const titles = new Map(modules.map(({ name, title }) => [name, title]))
  const lines = new Map<string, string[]>()
  for (const scope of scopes) {
    const { right, module } = readTokenScope(scope) ?? {}
    // A later release of the server may know more scopes.
    if (!right) lines.set(scope, [])
    else if (!module) lines.set(rightWords(right), [])
    else lines.set(module, [...(lines.get(module) ?? []), tokenRights[right].words])
  }
  return [...lines].map(([head, words]) =>
    words.length === 0 ? head : `${titles.get(head) ?? head}: ${words.join(', ')}`,
  )
}
