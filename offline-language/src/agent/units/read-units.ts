import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { bargainIn } from './conditions.js'
import { isImperative, isManner, kinds } from './kinds.js'
import { cutFrom, secretOf } from './locked-units.js'
import { meaningOf } from './meaning.js'
import { orderedUnit } from './ordered-unit.js'
import { pricesIn } from './prices.js'
import { aboutListener, sayableOf } from './sayable.js'
import { secretsIn } from './secrets.js'
import { statementsOf } from './statements.js'
import type { Bargain, Price, Unit, Units } from './unit.js'

const toldOrder = /^(?:tell|let) (?:them|him|her|you|the \p{L}+)(?: know)? that (.+)/iu

const followsOn = /^(?:He|She|They|It|His|Her|Their|Its) (?!is (?:\p{Lu}|noon|morning|late))/u
/** "I am proud of it." */
const pointsBack = /^I (?:am|was|do|did|have|like|love|hate)\b[^.]{0,24} (?:it|that|them)\.$/
const longestUnit = 200
/** A longer one is none that a person wrote to be read. */
const longestSentence = 800

interface Read {
  said: Unit[]
  bargains: Bargain[]
}

/** The units of a prompt whose sentences are about "you". */
export function readUnits(whole: readonly string[], counterpart: Counterpart): Units {
  const sentences = whole.map((sentence) => (sentence.length > longestSentence ? '' : sentence))
  const written = secretsIn(sentences)
  const taken = new Set(written.flatMap(({ places }) => places))
  const statements = sentences.flatMap((sentence, place) =>
    taken.has(place) ? [] : statementsOf(sentence.replace(/[.!]+$/, '')).map((text) => ({ text, place })),
  )
  const sayable = (text: string) => sayableOf(text, '', counterpart)
  const read: Read = { said: [], bargains: [] }
  let before = ''
  for (const { text, place } of statements) {
    readStatement(text, place, before, counterpart, read)
    before = `${before.split('. ').at(-1) ?? ''}. ${text}`
  }
  const locked = written.filter(({ about }) => about.size > 0).map((secret) => cutFrom(read.said, secret))
  const secrets = written.flatMap((secret) =>
    secret.matter ? [secretOf(sayableSecret(secret.matter, counterpart), secret)] : [],
  )
  const prices = pricesIn(statements, sayable)
  const limits = prices.flatMap(({ limit }) => limit?.text.replace(/[^\d,.]/g, '') || [])
  const said = read.said.filter(({ text }) => !limits.some((limit) => text.includes(limit)))
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
  }
}

/** "You can lend up to 20,000": a limit is no secret if it is all that the prompt names. */
function openLimit(text: string, prices: readonly Price[], counterpart: Counterpart): string[] {
  const limit =
    /^you (?:can|may|could) (?:only )?(?:lend|approve|grant|offer|give|sign|decide)\b.*?\bup to (\S*\d)/i.exec(
      text,
    )?.[1]
  const isOpen = limit && prices.some((price) => price.limit?.text.includes(limit) && !price.opening)
  return isOpen && !/\b(?:never|at first|not more)\b/i.test(text) ? [inFirstPerson(text, counterpart)] : []
}

function readStatement(text: string, place: number, before: string, counterpart: Counterpart, read: Read): void {
  const told = toldOrder.exec(text)?.[1]
  const plain = told ? told.charAt(0).toUpperCase() + told.slice(1) : text
  const ordered = orderedUnit(plain, place, counterpart)
  if (ordered) {
    read.said.push(ordered)
    return
  }
  for (const wanted of listedWishes(plain)) {
    const wish = inFirstPerson(wanted, counterpart)
    read.said.push({ kind: 'wish', text: wish, stems: meaningOf(wish), place })
  }
  const about = /^you (?:always |also |then |often )?ask about (.+)/i.exec(plain)?.[1]
  if (about) read.said.push({ kind: 'wish', text: `Tell me about ${about}.`, stems: meaningOf(about), place })
  const bargain = bargainIn(plain, place, counterpart)
  if (bargain) {
    read.bargains.push(bargain)
    return
  }
  if (isManner.test(plain) || isImperative.test(plain) || onCondition.test(plain)) return
  const kind = kinds.find(([, looks]) => looks.test(plain))?.[0] ?? 'fact'
  const said = aboutListener(sayableOf(plain, before, counterpart), before)
  if (said) addUnit({ kind, text: said, stems: meaningOf(said), place }, read)
}

const onCondition = /\b(?:if|unless|once|when) (?:he|she|they|the \p{L}+|you|somebody|someone)\b/iu

/** "He drinks a lot" is said with the sentence that names him. */
function addUnit(unit: Unit, { said }: Read): void {
  const last = said.at(-1)
  if (!followsOn.test(unit.text) && !pointsBack.test(unit.text)) said.push(unit)
  else if (last && last.place >= unit.place - 1 && last.text.length + unit.text.length < longestUnit) {
    last.text = `${last.text} ${unit.text}`
    last.stems = new Set([...last.stems, ...unit.stems])
  }
}

/** "You want to know three things: how much …, when …" as wishes, one by one. */
function listedWishes(text: string): string[] {
  const [, wants = '', list = ''] =
    /^(you (?:want|need|would like)(?: to (?:know|hear|see|have|find out))?)(?: \p{L}+ (?:things|answers))?: (.+)$/iu.exec(
      text,
    ) ?? []
  return list
    ? list.split(/, (?:and )?| and (?=(?:how|when|who|what|why|where|whether)\b)/).map((each) => `${wants} ${each}`)
    : []
}

function sayableSecret(matter: string, counterpart: Counterpart): string {
  return inFirstPerson(matter.charAt(0).toUpperCase() + matter.slice(1), counterpart)
}
