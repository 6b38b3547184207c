import { darkTokens, lightTokens } from '@clarity/browser-kit/design-tokens'

/** Puts the named tokens in the place of `@design-tokens paper ink;`: a page that is sent inline names only its own. */
export const withDesignTokens = (css) =>
  css.replace(/@design-tokens ([\w\s-]+);/g, (_, names) => {
    const declare = (tokens) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => declaration(tokens, name))
        .join('')
    const dark = `@media (prefers-color-scheme: dark) { :root { ${declare(darkTokens)} } }`
    return `:root { color-scheme: light dark; ${declare(lightTokens)} } ${dark}`
  })

function declaration(tokens, name) {
  if (!(name in tokens)) throw new Error(`There is no design token '${name}'.`)
  return `--${name}: ${tokens[name]};`
}
