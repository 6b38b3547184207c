import { loadPatterns } from '../../data/load-patterns.js'

const { situation, heading } = loadPatterns('situation-section', 'situation', 'heading')

/** What a prompt in sections has under "The situation" or "Background", whose first sentence says what the talk is about; null if it has none. */
export function situationSection(prompt: string): string | null {
  const lines = prompt.split('\n')
  const from = lines.findIndex((line) => situation.test(line))
  if (from < 0) return null
  const rest = lines.slice(from + 1)
  const end = rest.findIndex((line) => heading.test(line))
  const section = rest.slice(0, end < 0 ? rest.length : end).join('\n')
  return section.trim() === '' ? null : section.trim()
}
