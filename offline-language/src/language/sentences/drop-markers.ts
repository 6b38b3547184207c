import { loadPatterns } from '../../data/load-patterns.js'

const { tag } = loadPatterns('drop-markers', 'tag')

const alwaysEmpty =
  'okay|ok|alright|all right|um|uh|oh|gosh|wow|yeah|yep|yup|so|and|but|then|anyway|anyways|because|hi|hello|hey|also|plus|of course|got it|no rush|no problem|no worries|like i said|as i said'
const emptyBeforeClause =
  'right|well|no|nope|yes|sure|great|good|perfect|now|fine|exactly|absolutely|definitely|correct|actually|honestly|sorry|wait|look|see|thanks|thank you|cool|awesome|excellent|interesting|fair enough|again|luckily|unfortunately|first of all|ideally|additionally|next|lastly|finally|also|honestly|frankly|i see|i understand'
const clause =
  '(?:i|you|we|he|she|it|they|there|this|that|these|those|my|your|our|the|what|how|when|where|which|who|why|is|are|do|does|did|can|could|would|will|have|has|let|if|so|and|but|please|no)'
const opening = new RegExp(
  `^(?:(?:${alwaysEmpty})\\b[,.;:!?]*\\s+(?!to\\b|far\\b|far,|long\\b|much\\b|many\\b)|(?:${emptyBeforeClause})(?:[,.;:!?]\\s+|\\s+(?=${clause}\\b)))`,
  'i',
)

/** A sentence without its discourse markers: "okay, so it hurts, you know?" is "it hurts". */
export function dropMarkers(sentence: string): string {
  let text = sentence.trim()
  for (let round = 0; round < 8; round++) {
    const shorter = text
      .replace(opening, '')
      .replace(/^(?:i know|i see)[,.]\s+/i, '')
      .replace(tag, '')
      .replace(/^[\s,.;:-]+/, '')
    if (shorter === text) break
    text = shorter
  }
  return text
}
