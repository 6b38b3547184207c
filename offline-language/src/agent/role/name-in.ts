/** The name of the role that a prompt gives: "You are Dana Whitfield, …". Null if it gives none. */
const ofName = /\byour name is (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u

export function nameIn(prompt: string): string | null {
  const own = ofName.exec(prompt)?.[1]
  if (own) return own
  const named =
    /\b(?:[Yy]ou(?: are|'re| play|r name is| will play| act as)) \*{0,2}((?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      prompt,
    )?.[1]
  return named && !/^(?:A|An|The|Your|You|In|On|At|Now|As|Not)\b/.test(named) ? named : null
}
