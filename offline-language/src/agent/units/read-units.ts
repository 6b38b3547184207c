import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isClean } from '../wording/clean-sentence.js'
import { isCue } from '../prompt/cue.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { addUnit } from './add-unit.js'
import { bargainIn } from './conditions.js'
import { isImperative, isManner, kinds, ofView } from './kinds.js'
import { labelledValue } from './labelled-values.js'
import { cutFrom, secretOf, withKeysOf } from './locked-units.js'
import { meaningOf } from './meaning.js'
import { openLimit } from './open-limit.js'
import { orderedUnit } from './ordered-unit.js'
import { limitsIn } from './limits.js'
import { pricesIn } from './prices.js'
import { aboutListener, type Own, sayableOf } from './sayable.js'
import { secretsIn } from './secrets.js'
import { isNounWithClause, statementsOf } from './statements.js'
import type { Bargain, Unit, Units } from './unit.js'

const toldOrder = /^(?:tell|let) (?:them|him|her|you|the \p{L}+)(?: know)? that (.+)/iu

/** A longer one is none that a person wrote to be read. */
const longestSentence = 800

interface Read {
  said: Unit[]
  bargains: Bargain[]
}

/** The units of a prompt whose sentences are about "you". */
export function readUnits(
  whole: readonly string[],
  counterpart: Counterpart,
  manner: ReadonlySet<string> = new Set(),
  own: Own = 'you',
): Units {
  const sentences = whole.map((sentence, at) =>
    sentence.length > longestSentence || isCue(sentence, whole[at + 1]) ? '' : sentence,
  )
  const written = secretsIn(sentences)
  const taken = new Set(written.flatMap(({ places }) => places))
  const statements = sentences.flatMap((sentence, place) =>
    taken.has(place) ? [] : partsOf(sentence, place).map((text) => ({ text, place })),
  )
  const sayable = (text: string) => sayableOf(text, '', counterpart)
  const read: Read = { said: [], bargains: [] }
  let before = ''
  let kin = ''
  for (const { text, place } of statements) {
    const already = read.said.length
    readStatement(text, place, `${kin}${before}`, { counterpart, own }, read)
    // Whom "his" and "her" can mean later, too.
    kin += (text.match(ofKin) ?? []).map((noun) => `${noun}. `).join('')
    if (manner.has(whole[place] ?? '')) read.said = read.said.filter(({ kind }, at) => at < already || kind !== 'fact')
    before = `${before.split('. ').at(-1) ?? ''}. ${text}`
  }
  const locked = written.map((secret) => (secret.about.size > 0 ? cutFrom(read.said, secret) : null))
  const secrets = written.flatMap((secret) =>
    secret.matter ? [secretOf(sayableSecret(secret.matter, counterpart), secret)] : [],
  )
  withKeysOf(
    written.filter(({ about }, at) => about.size > 0 && !locked[at]),
    secrets,
  )
  const prices = pricesIn(statements, sayable)
  const limits = prices.flatMap(({ limit }) => limit?.text.replace(/[^\d,.]/g, '') || [])
  const said = read.said.filter(
    ({ text }) =>
      sentencesOf(text).every((sentence) => isClean(sentence) && !isNounWithClause(sentence)) &&
      !limits.some((limit) => text.includes(limit)),
  )
  const bargained = new Set(read.bargains.map(({ place }) => place))
  const takenIn = sentences.filter((_, place) => taken.has(place) || bargained.has(place))
  const onRequest = [
    ...read.bargains.flatMap(({ text, isSilent, place }) => (isSilent ? [] : { text, place })),
    ...statements.flatMap(({ text, place }) =>
      openLimit(text, prices, counterpart).map((each) => ({ text: each, place })),
    ),
  ].map(({ text, place }): Unit => ({ kind: 'fact', text, stems: meaningOf(text), place }))
  return {
    said,
    onRequest,
    bargains: read.bargains,
    taken: new Set(takenIn),
    secrets: [...secrets, ...locked.flatMap((each) => each ?? [])],
    prices,
    limits: limitsIn(sentences.filter((_, place) => !bargained.has(place))),
  }
}

const ofKin = /(?<=\byour (?:late )?)(?:father|son|brother|husband|mother|daughter|sister|wife)\b/gi

/** A labelled value is one statement, even if a conjunction joins its parts. */
const partsOf = (sentence: string, place: number) => {
  const plain = sentence.replace(bargainLabel, '')
  return labelledValue(plain, place) ? [plain] : statementsOf(plain.replace(/[.!]+$/, ''))
}
/** "Deal: if the manager …", "- **Deal:** If …" */
const labelOfBargain =
  '(?:the |your )?(?:deal|bargain|compromise|agreement):|what (?:you|he|she|they) (?:would|will|could) (?:agree to|accept|settle for):'
const bargainLabel = new RegExp(
  `^[-*• ]*(?:${labelOfBargain}|you are open to)\\*{0,2} (?=(?:if|once|when|should|as soon as|provided)\\b)`,
  'i',
)

interface Persons {
  counterpart: Counterpart
  own: Own
}

function readStatement(text: string, place: number, before: string, { counterpart, own }: Persons, read: Read): void {
  const value = labelledValue(text, place)
  if (value) {
    read.said.push({ ...value, text: inFirstPerson(value.text, counterpart) })
    return
  }
  const plain = withoutOrder(text)
  const ordered = orderedUnit(plain, place, counterpart)
  if (ordered) {
    read.said.push(ordered)
    return
  }
  const about = /^you (?:always |also |then |often )?ask about (.+)/i.exec(plain)?.[1]
  if (about) read.said.push({ kind: 'wish', text: `Tell me about ${about}.`, stems: meaningOf(about), place })
  const bargain = bargainIn(plain, place, counterpart, own)
  if (bargain) {
    if (isClean(bargain.text)) read.bargains.push(bargain)
    return
  }
  if (isForPlayer(plain)) return
  const kind = kinds.find(([, looks]) => looks.test(plain))?.[0] ?? 'fact'
  const said = aboutListener(sayableOf(plain, before, counterpart), before, own)
  if (said) addUnit({ kind, text: said, stems: meaningOf(said), place }, read.said)
}

/** "Tell them that the lift is broken" states that it is. */
function withoutOrder(text: string): string {
  const told = toldOrder.exec(text)?.[1]
  return told ? capitalised(told) : text
}

/** Whether a statement is an order to the one who plays the part. */
export const isForPlayer = (plain: string) =>
  (isManner.test(plain) && !ofView.test(plain)) || isImperative.test(plain) || onCondition.test(plain)
// "The repair takes three hours once the hose is there" is a rule of the matter.
const onCondition =
  /^(?=.*\b(?:you|your|he|she|they|recipient|some\p{L}+)\b).*\b(?:if|unless|once|when) (?:he|she|they|the \p{L}+|you|some\p{L}+)\b/iu

/** "Your voice shakes, because you blame yourself": what is kept back is the reason. */
const withReason = /^(.+?),? because ((?:you|your|the|it) .+)$/i
/** "You do not say how lonely you are unless she asks" */
const degree = /^how (?!(?:much|many|long|often|old|far|it|this|that)\b)(\p{Ll}+) you are$/u
/** How a voice, a face or a hand shows what someone feels. */
const ofBody = /\byour (?:voice|eyes|hands?|face|tone|lip) /i

function sayableSecret(matter: string, counterpart: Counterpart): string {
  const [, shown = '', reason] = withReason.exec(matter) ?? []
  const told =
    reason && (isManner.test(shown) || ofBody.test(shown)) ? reason : matter.replace(degree, 'you are very $1')
  const plain = told.replace(andTold, '').replace(/ and that (?=\p{L})/gu, ' and ')
  return inFirstPerson(capitalised(plain), counterpart)
}
/** "He left; if she asks, you tell it." */
const andTold = /; (?:then )?(?:you|he|she) (?:tell|say|admit)s? (?:it|so|this)[.]?$/i
