interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): void
}

/** Addresses of scripts, of which the page's content policy allows those of this site. */
export const ownScripts = { createScriptURL: String }

/**
 * Creates the one policy of a page by which its code and its libraries may give the browser texts that it could run:
 * only what the rules let through. Call it before any other code.
 */
export function allowTexts(rules: Parameters<TrustedTypes['createPolicy']>[1]): void {
  const { trustedTypes } = self as { trustedTypes?: TrustedTypes }
  if (trustedTypes) trustedTypes.createPolicy('default', rules)
}
