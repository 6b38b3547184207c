const name = "(?:(?:Dr|Mr|Mrs|Ms)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}"
const introduced = new RegExp(`\\bYou are \\*{0,2}(${name})`, 'u')
/** "Henrik Berg owns a company", "Ms Odette Lacroix, events manager." at the beginning. */
const described =
  /^(?:#.*\n+)?((?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+)(?: (?:is|has|was|\p{Ll}{2,}s) |, [^.\n]{3,60}\.)/u
const noName = /^(?:A|An|The|Your|You|In|On|At|Now|As|Not)$/

/** The names of the agent's part, the whole name first: "Dana Whitfield", "Whitfield", "Dana". Empty without a name. */
export function partNamesOf(prompt: string): string[] {
  const whole = introduced.exec(prompt)?.[1] ?? described.exec(prompt)?.[1]
  if (!whole || noName.test(whole.split(' ')[0] ?? '')) return []
  const parts = whole.split(' ').filter((part) => !/^(?:Dr|Mr|Mrs|Ms)\.?$/.test(part) && part.length > 2)
  return [...new Set([whole, ...parts])]
}
