/** Words that keep a conversation going and say nothing; taggers take many of them for nouns in lower-case speech. */
export const discourseWords = new Set(
  `okay ok alright right yeah yes yep yup no nope nah uh um mm mhm mm-hmm uh-huh hmm oh ah gosh wow oof hey hi hello bye goodbye
  sure great perfect good fine cool awesome excellent lovely nice thanks thank welcome please sorry pardon well so now then anyway
  exactly absolutely definitely correct course sir madam ma'am doc guys man dude morning afternoon evening day question questions
  thing things lot bit kind sort way stuff something anything everything nothing someone anyone everyone somebody one ones
  time times while moment minute second today tomorrow yesterday week weeks month months year years hour hours sense point
  part case idea problem issue help call name fact part rest side end start couple number people person example reason mine
  okey gotcha yours am pm a.m. p.m. i'm that's it's let go i me you we us sorts look like degree milligrams milligram mg percent dollars days
  meantime minutes seconds position anybody nobody order room amount note notes place pardon meaning level spot type types area areas center monday tuesday wednesday thursday friday saturday sunday mondays
  tuesdays wednesdays thursdays fridays january february april june july august september october november december noon`.split(
    /\s+/,
  ),
)

const acknowledgements = new Set(
  `okay ok alright all right yeah yes yep yup no nope uh um mm mhm mm-hmm mmhmm uh-huh hmm oh ah wow oof sure great perfect good fine
  cool got it you got correct exactly absolutely i see of course thanks thank bye goodbye that's understood really lovely hi hello sounds
  that is a plan so much very nice agree we do not know right`.split(/\s+/),
)

/** Whether a turn only says that its speaker is listening, or takes leave. */
export function isAcknowledgement(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []
  return words.length <= 6 && words.every((word) => acknowledgements.has(word))
}

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
const tag =
  /(?:,\s+|(?<!\b(?:is|was|are|be|been|am|doing|feel|feels|sounds|going|all|it|not|quite|pretty|very|turn|the|on|your|my))\s+)(?:okay|ok|all right|alright|right|you know|yeah|is that right|is that correct|does that sound okay|though|so|and|but|or|um|uh|please|thank you|thanks|of course|if that makes sense)(?=\s*[.?!]*$)/i

/** A sentence without the markers before and after it: "okay, so it hurts, you know?" is "it hurts". */
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
