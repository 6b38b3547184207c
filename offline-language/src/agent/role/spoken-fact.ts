/** "Three halls (Coral 40, Lagoon 90)" as it is spoken. */
export function withoutBrackets(text: string): string {
  return text
    .replace(/^(\p{Lu}\p{Ll}+ number) (?=\S*\d)/u, (_, name: string) => `My ${name.toLowerCase()} is `)
    .replace(/ \(([^()]*)\)(?=\.$)/, ': $1')
    .replace(/ \(([^()]*)\)/g, ', $1,')
    .replace(/,([,.])/g, '$1')
}
