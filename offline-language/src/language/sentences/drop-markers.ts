import { loadPatterns } from '../../data/load-patterns.js'
import { loadPhrases } from '../../data/load-phrases.js'

const { tag } = loadPatterns('drop-markers', 'tag')
const { always, beforeClause, clauseStart } = loadPhrases('markers', 'always', 'beforeClause', 'clauseStart')

const mostMarkers = 8

/** A sentence without its discourse markers: "okay, so it hurts, you know?" is "it hurts". */
export function dropMarkers(sentence: string): string {
  let text = sentence.trim()
  for (let round = 0; round < mostMarkers; round++) {
    const shorter = withoutOpening(text)
      .replace(tag, '')
      .replace(/^[\s,.;:-]+/, '')
    if (shorter === text) break
    text = shorter
  }
  return text
}

function withoutOpening(text: string): string {
  const empty = always.startIn(text)
  if (empty) {
    const rest = text.slice(empty.length).replace(/^\s*[,.;:!?]*\s+/, '')
    // "You know the rule, …".
    if (/^you know$/i.test(empty) && /^the \p{L}+,/iu.test(rest)) return text
    // "So far", "and to": part of the clause.
    if (rest.length < text.length - empty.length && !/^(?:to|far|long|much|many|of)\b/i.test(rest)) return rest
  }
  const marker = beforeClause.startIn(text)
  if (!marker) return text
  const rest = text.slice(marker.length)
  if (/^\s*[,.;:!?]\s+/.test(rest)) return rest.replace(/^\s*[,.;:!?]\s+/, '')
  return /^\s+/.test(rest) && clauseStart.startOf(rest.trimStart()) ? rest.trimStart() : text
}
