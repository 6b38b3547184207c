import { darkTokens, lightTokens } from '@clarity/browser-kit/design-tokens'

/** Replaces `@design-tokens paper ink;` by the named tokens: an inline page contains only the tokens that it uses. */
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
