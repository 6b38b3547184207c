import { type Amount, amountsIn, writtenLike } from '../wording/amounts.js'

const wholes = '(?:money|price|amount|sum|fee|costs?|total|bill|purchase price)'
const share = new RegExp(
  `\\b(?:(half|a third|a quarter|three quarters)(?: of)?|(\\d{1,2}) ?(?:%|per ?cent) of) (?:the|your) ${wholes}\\b`,
  'gi',
)
/** "Half of the 300 pounds": the sum is named beside it. */
const ofSum =
  /\b(half|a third|a quarter|three quarters)(?: of)? (?:the |those |these )?([$€£]?\d[\d,.]*\d(?: (?:pounds|euros|dollars))?)(?=[.,;\n]|$)/gi
const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
}
const isPaid = /\b(?:paid|cost|costs|price|bill|invoice|for|in advance)\b/i

/** The only sum that the prompt names as paid; null if there are several. */
function sumPaid(prompt: string): Amount | null {
  const sums = prompt
    .split(/(?<=[.!?\n])\s/)
    .filter((sentence) => isPaid.test(sentence))
    .flatMap(amountsIn)
    .filter(({ before, after, isShare }) => !isShare && Boolean(before || after))
  const [first] = sums
  return first && sums.every(({ value }) => value === first.value) ? first : null
}

/** "You paid 420 euros. You want half of the money back" asks for 210 euros. */
export function withSharesInMoney(written: string): string {
  const prompt = written.replace(ofSum, (words: string, word: string, sum: string) => {
    const [amount] = amountsIn(sum)
    return amount ? `${words}, so ${writtenLike(amount.value * (parts[word.toLowerCase()] ?? 1), amount)}` : words
  })
  const whole = sumPaid(prompt)
  if (!whole) return prompt
  return prompt.replace(share, (_, word: string | undefined, percent: string | undefined) => {
    const part = word ? (parts[word.toLowerCase()] ?? 1) : Number(percent) / 100
    return writtenLike(Math.round(whole.value * part), whole)
  })
}
