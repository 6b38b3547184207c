import { loadedTagger } from '../../language/tokens/loaded-tagger.js'

/** A sentence after "Yes," or "No,": its first word small unless it is "I" or a name. */
export function withYes(text: string): string {
  const [first] = loadedTagger()?.(text) ?? []
  if (!first || /^I\b/.test(text) || first.pos === 'PROPN') return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
