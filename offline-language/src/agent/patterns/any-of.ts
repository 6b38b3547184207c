/** One expression that matches what any idea of a table matches, between `before` and `after`. The ideas share their flags. */
export function anyOf(ideas: Readonly<Record<string, RegExp>>, before = '', after = ''): RegExp {
  const all = Object.values(ideas)
  return new RegExp(`${before}${all.map(({ source }) => source).join('|')}${after}`, all[0]?.flags)
}
