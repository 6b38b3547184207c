import { money } from './general-nouns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { figuresOf } from './figures.js'
import { isAbout, isNamed, type MatterName, matterLabel } from './matters.js'

/** What an amount can be of. */
const ofMoney = [
  'refund',
  'rent',
  'pay',
  'price',
  'loan',
  'deposit',
  'discount',
  'invoice',
] as const satisfies MatterName[]
const leastAmount = 10
const reach = 8
/** "Ten minutes", "18 gigabytes", "eighty degrees": no money. */
const measures =
  /\b\d[\d.,]*(?: |-)?(?:minutes?|hours?|days?|weeks?|months?|years?|percent|degrees?|\w*met(?:re|er)s?|gigabytes?|places|staff|guests)\b/i

const strong = 2.6
const weak = 0.9

/**
 * "Refund" for "205 in total": the matter that an amount belongs to, by its own sentences, else by those before, else by the
 * title. Of one amount, a thing that the point names says more.
 */
export function moneyTitle(
  own: readonly Sentence[],
  sentences: readonly Sentence[],
  scenario: string,
): { text: string; weight: number } | null {
  const [first] = own
  if (!first || !own.some(hasAmount)) return null
  const title = (name: MatterName, weight: number) => ({ text: matterLabel(name), weight })
  const said = own.flatMap(({ text }) => matterOf(text) ?? [])[0]
  if (said) return title(said, strong)
  if (own.some(({ text }) => asksPrice.test(text))) return title('price', weak)
  const before = sentences.slice(Math.max(0, first.at - reach), first.at).map(({ text }) => text)
  const [matter] = [...before.toReversed(), scenario].flatMap((text) => matterOf(text) ?? [])
  if (!matter || matter === 'invoice') return null
  const amounts = new Set(own.filter(hasAmount).flatMap(({ text }) => text.match(/\d[\d.,]*\d/g) ?? []))
  return title(matter, matter !== 'price' && amounts.size > 1 ? strong : weak)
}

/** "We pay 40" names no pay. */
const ofWork = /\b(?:the|my|your|our|their|of|about|on) pay\b/i
const asksPrice = /\b(?:charge|cost)s?\b.*(?:\?|$)/i

const matterOf = (text: string): MatterName | undefined =>
  ofMoney.find((name) => isAbout(text, name) || (name === 'pay' ? ofWork.test(text) : isNamed(text, name)))

/** The last amount of a point, as it was said: "1,250". */
export const amountIn = (own: readonly Sentence[]): string | undefined =>
  own
    .filter(hasAmount)
    .at(-1)
    ?.text.match(/\d[\d.,]*\d/g)
    ?.at(-1)

function hasAmount({ text, words }: Sentence): boolean {
  if (words.some(({ lower }) => money.test(lower))) return true
  return (
    !measures.test(text) &&
    !/\b(?:the|from|by) \d+(?:st|nd|rd|th)\b/.test(text) &&
    figuresOf(text).some(
      ({ kind, value, isTime }) =>
        kind === 'number' &&
        !isTime &&
        Number(value) > leastAmount * 4 &&
        Number(value) < 1_000_000 &&
        !/^(?:19|20)\d\d$/.test(value),
    )
  )
}
