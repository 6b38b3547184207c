import { type Cast, partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'

const forms: Readonly<Record<string, readonly ['male' | 'female', isOwner: boolean | null]>> = {
  he: ['male', false],
  him: ['male', false],
  his: ['male', true],
  she: ['female', false],
  her: ['female', null],
}
const theirs = /^(?:parents|mothers?|fathers?|families|family|managers?|boss|teachers?|lawyers?|doctors?)$/
/** "Ask her tomorrow", "bring her round". */
const times =
  /^(?:today|tonight|tomorrow|next|later|again|round|around|back|along|over|home|out|up|in|down|there|here)$/

/** "Ask her tomorrow" becomes "ask Petra tomorrow", if the talk says who is meant. What has no name stays. */
export function withNames(clause: readonly Word[], { meant, role }: Sentence, cast: Cast): readonly Word[] {
  const named = new Set<string>()
  const owners = [
    [`${partyOf(cast, role).short}'s `, 'my'],
    [`${partyOf(cast, other(role)).short}'s `, 'your'],
  ] as const
  return clause.flatMap((word, at) => {
    // "Their" would be the owner's.
    if (word.lower === 'their' && theirs.test(clause[at + 1]?.lower ?? ''))
      return [{ ...word, text: 'the', lower: 'the' }]
    const [gender, isOwner] = (Object.hasOwn(forms, word.lower) ? forms[word.lower] : undefined) ?? []
    const label = gender && meant?.[gender]
    if (!label || named.has(label)) return [word]
    if (clause.slice(0, at).some(({ text }) => label.split(' ').includes(text))) return [word]
    named.add(label)
    return personWords(word, label, isOwner ?? isBeforeNoun(clause[at + 1]), owners)
  })
}

const isBeforeNoun = (next: Word | undefined): boolean =>
  next !== undefined && /^(?:NOUN|ADJ)$/.test(next.pos) && !times.test(next.lower)

/** "Ann's sister" is "my sister" in Ann's own sentence. */
function personWords(
  word: Word,
  label: string,
  isOwner: boolean,
  owners: readonly (readonly [start: string, owner: string])[],
): Word[] {
  const [start, owner] = owners.find(([start]) => label.startsWith(start)) ?? ['', null]
  const said = `${label.slice(start.length)}${isOwner ? "'s" : ''}`
  const person = { ...word, text: said, lower: said.toLowerCase(), pos: owner === null ? 'PROPN' : 'NOUN' }
  return owner === null
    ? [person]
    : [
        { ...word, text: owner, lower: owner, pos: 'PRON' },
        { ...person, spaceBefore: true },
      ]
}

/** Without "before he comes home", "whether she wants it" or "with him", if no one knows who. */
export function withoutUnnamed(clause: readonly Word[]): readonly Word[] {
  const at = clause.findIndex(
    ({ lower }, place) =>
      place > 2 &&
      opens.test(lower) &&
      /^(?:he|she)$/.test(clause[place + 1]?.lower ?? '') &&
      !namesBefore(clause, place),
  )
  const rest = at > 0 ? clause.slice(0, at) : clause
  const [before, link, person] = rest.slice(-3)
  const isBeside =
    rest.length > 5 && before?.pos === 'NOUN' && link?.lower === 'with' && /^(?:him|her)$/.test(person?.lower ?? '')
  return isBeside && !namesBefore(rest, rest.length) ? rest.slice(0, -2) : rest
}

const opens = /^(?:before|after|until|when|whether|if|once)$/
const namesBefore = (clause: readonly Word[], end: number): boolean =>
  clause.slice(0, end).some(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}/u.test(text))
