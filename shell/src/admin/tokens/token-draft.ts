import { RemoteName } from '@clarity/contracts/remote-release'
import { tokenRightNames, tokenRights, tokenScope, type CreateToken, type TokenRight } from '@clarity/contracts/token'
import { is } from 'valibot'
import { texts } from './texts'

/** A token as it is being described. */
export interface TokenDraft {
  readonly name: string
  /** Those chosen for listed modules, and for all. */
  readonly scopes: readonly string[]
  /** The name of a module that is not listed; empty for none. */
  readonly newModule: string
  readonly newModuleRights: readonly TokenRight[]
  readonly days: number
}

export const moduleRights = tokenRightNames.filter((right) => tokenRights[right].isPerModule)
export const otherRights = tokenRightNames.filter((right) => !tokenRights[right].isPerModule)

export const emptyDraft: TokenDraft = { name: '', scopes: [], newModule: '', newModuleRights: moduleRights, days: 90 }

export interface DraftErrors {
  readonly name?: string
  readonly newModule?: string
  readonly rights?: string
}

/** What is wrong, by field; empty if the draft can be sent. */
export function findErrors(draft: TokenDraft): DraftErrors {
  const newModule = draft.newModule.trim()
  return {
    ...(draft.name.trim() === '' && { name: texts.form.nameMissing }),
    ...(newModule !== '' && !is(RemoteName, newModule) && { newModule: texts.form.newModuleWrong }),
    ...(scopesOf(draft).length === 0 && { rights: texts.form.rightsMissing }),
  }
}

export function expiryOf({ days }: TokenDraft): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
}

export function toBody(draft: TokenDraft): CreateToken {
  return { name: draft.name.trim(), scopes: scopesOf(draft), expires_at: expiryOf(draft) }
}

function scopesOf({ scopes, newModule, newModuleRights }: TokenDraft): string[] {
  const name = newModule.trim()
  return [...new Set([...scopes, ...(name === '' ? [] : newModuleRights.map((right) => tokenScope(right, name)))])]
}
