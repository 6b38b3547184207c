import { capitalised } from '../../language/tokens/first-letter.js'
import { inSecondPerson } from './in-second-person.js'
import { isThirdPersonVerb } from './verb-forms.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { past } = loadPatterns('prompt/identity', 'past')
const { post } = loadPatterns('prompt/posts', 'post')

const opening = /(?<=^|[.!?] )((?:[-*•] )?You are )((?:\b(?:Mr|Mrs|Ms|Dr|Prof)\. |[^.!?;])+)([.!?;]|$)/giu
const leading = /^(?:also |now |currently |still |just |always |never |already )?(\p{L}+)\b/iu
const age = /^(?:in )?(?:your |his |her )?((?:early|mid|late)[ -]?(?:\d0s|\p{Ll}+ies))$/iu
const named =
  /^(.*?)[, ]+(?:named|called|by the name of) ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,? (.*))?$/u
/** "The sales manager of a paper mill, Henning Voss" */
const nameLast = /^((?:an?|the) [^,]{4,60}), ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+)(?:, (.*))?$/u
const role =
  /^an? (?:\p{Ll}+ )?(?:customer|caller|client|patient|guest|tenant|employee|buyer|seller|applicant|candidate|passenger|parent)$/iu
const plainNoun =
  /^(?:an?|the|formerly|your|our|their|\d|in|at|on|from|with|of|aged|living|working|head|owner|father|mother)\b/i
const profession =
  /(?:er|or|ist|ian|man|woman|nurse|clerk|chef|rep|teacher|student|pensioner|widow|widower|plumber|engineer|agent|assistant|manager|secretary)$/i
const isVerb = (word: string) =>
  isThirdPersonVerb(word) || isThirdPersonVerb(`${word}s`) || isThirdPersonVerb(`${word}es`)

/** "without your mother, who is parking the car" */
const ofOwnPerson = /\b(?:your|his|her) (?:\p{Ll}+ ){0,2}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u
const isOfOther = (item: string, before = '') => /^who /.test(item) && ofOwnPerson.test(before)

/** Whether an item of the list is a clause of its own: "drives 50,000 km a year", "ordered a kitchen". */
function isClause(item: string, at: number, items: readonly string[] = []): boolean {
  const verb = leading.exec(item)?.[1] ?? ''
  // "Ann, 44, lead electrician at a shipyard"
  if (post.test(item) || /^(?:and )?(?:married|engaged|divorced|widowed|aged|close to)\b/.test(item)) return false
  if (isOfOther(item, items[at - 1])) return false
  return (
    at > 0 &&
    (past.test(item) || doing.test(item) || /^(?:who|which) /.test(item) || (isVerb(verb) && !/^\p{Lu}/u.test(item)))
  )
}

/** "Graham, 67, staying at the Harbour Hotel" */
const doing = /^(?:staying|visiting|celebrating|waiting|recovering|travelling|planning|preparing) \p{Ll}/u

/** "a widow who has brought her dog" as "You have brought your dog" */
function inSecond(clause: string): string {
  const deed = clause.replace(/^(?:who|and|which) /, '').replace(doing, 'is $&')
  const pronoun = /\b(?:she|hers?|herself)\b/.test(deed) ? 'she' : 'he'
  return capitalised(inSecondPerson(`${pronoun} ${deed}`, pronoun).replace(/^you are being\b/, 'you are'))
}

/** What describes the part, as it is said of oneself: "retired maths teacher" with its article. */
function described(item: string, at: number): string {
  const young = age.exec(item)?.[1]
  if (young) return `in your ${young}`
  const plain = item.replace(/^aged? /, '')
  if (at === 0 || plainNoun.test(plain) || !profession.test(plain) || /^\p{Lu}/u.test(plain)) return plain
  return `${/^[aeiou]/i.test(plain) ? 'an' : 'a'} ${plain}`
}

/** "a customer, carla, mid 40s": a name in small letters after what someone is. */
function withCapital(items: readonly string[]): string[] {
  const [first = '', second = '', ...rest] = items
  const isName = role.test(first) && /^\p{Ll}{3,12}$/u.test(second) && !profession.test(second) && rest.length > 0
  return isName ? [capitalised(second), first, ...rest] : [...items]
}

const ofOther =
  /\b(?:has|have|with|and) (?:an?|the|his|her|your|two|three)\b|\band \p{Ll}{3,} (?:an?|the|his|her|your)\b/iu

/** "A bus driver named Walter Pohl who has come …" with the name first. */
function withNameFirst(text: string): string {
  const [, first = '', own = '', more = ''] = nameLast.exec(text) ?? []
  if (own) return `${own}, ${first}${more ? `, ${more}` : ''}`
  const [, what = '', who = '', rest = ''] = named.exec(text) ?? []
  // "51, with a dog named Bolek", "49 and own a bookshop called The Paper Moon"
  if (ofOther.test(what)) return text
  return who && what.split(' ').length <= 8 ? `${who}, ${what}${rest ? `, ${rest}` : ''}` : text
}

/** The items of a list, of which the last may follow "and". */
function itemsOf(list: string): string[] {
  const items = withNameFirst(list)
    .replace(/^(\p{Lu}[\p{L} .'’-]{2,40}): /u, '$1, ')
    .replace(/ \((\d{1,2})\)/, ', $1')
    .replace(
      /(?<!\b(?:some|any|no)(?:one|body)|\b(?:those|people|person|man|woman)),? who (?=(?:has|is|was|had|\p{Ll}+s|\p{Ll}+ed|came|works) )/gu,
      ', who ',
    )
    .replace(/ ((?:showing|selling|letting|running) )(?:her|his) /, ' $1your ')
    .split(/, (?:and )?/)
  return withCapital(items.filter(Boolean)).flatMap((item, at, all) => {
    if (isOfOther(item, all[at - 1])) return [item]
    const [first = '', ...rest] = item.split(/ and (?=\p{Ll})/u)
    return rest.length > 0 && rest.every((each) => isClause(each, at + 1)) ? [first, ...rest] : [item]
  })
}

/** "and you are so tired that …, and now your sister, who left for London": what follows is no list of what the part does. */
const ofSubject = /,(?: and| but| so)? (?=[^,]*\b(?:you|he|she) (?!who\b)\p{Ll})/u

/** "You are Judith Rhodes: retired teacher, 68, lives alone" as "You are Judith Rhodes, a retired teacher, 68. You live alone." */
export function withoutAsides(line: string): string {
  return line.replace(opening, (whole: string, are: string, list: string, end: string) => {
    if (
      /["“]|\b(?:when|because|if|but)\b|^[^,]*\bthat\b|\bwhich\b[^,]*, and (?:you|he|she|it|they) /.test(list) ||
      /^(?:not|very|so|too|willing|prepared|ready|able|happy|keen|going|supposed|expected|allowed|about) \b/.test(list)
    )
      return whole
    const [own = '', rest = ''] = list
      .split(ofSubject, 2)
      .map((part, at) => (at === 0 ? part : list.slice(list.search(ofSubject))))
    const items = itemsOf(own)
    const first = items.findIndex(isClause)
    const self = (first < 0 ? items : items.slice(0, first)).map(described).join(', ')
    const clauses: string[] = []
    for (const [at, item] of (first < 0 ? [] : items.slice(first)).entries()) {
      if (isClause(item, at + 1)) clauses.push(inSecond(item))
      else clauses[clauses.length - 1] += `, ${item}`
    }
    if (clauses.length === 0 && self === own.replace(/, and /g, ', ') && !/^\p{Lu}/u.test(list)) return whole
    return `${are}${self}${clauses.length > 0 ? `. ${clauses.join('. ')}` : ''}${rest}${end}`
  })
}
