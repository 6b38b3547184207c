import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { disclosureOf } from './disclosure.js'
import { eachOfList } from './each-of-list.js'

const { lead } = loadPatterns('goals', 'manner', 'lead')

const patterns = loadPatterns('role/instructions', 'wantedList', 'doing')
const doing = patterns.doing.source
const between = new RegExp(
  `[,;]?\\s+(?:and then|then|and|and also|also|but)\\s+(?=${doing}\\b)|[,;]\\s+(?=${doing}\\b)`,
  'i',
)

/** "If the sofa has stains, ask for less" is for a case that may not come. */
const conditional = /^(?:if|when|once|whenever|as soon as|should|unless)\b/i
const onCondition = /^you (?:will|would|can|could) [^;]*\b(?:if|when|once|unless|as soon as)\b/i
const permission = /^you (?:may|might|could)\b/i
/** "You do not know yet what you want from it" is no wish. */
const unsure = /\b(?:do not|don't) (?:\p{L}+ )?know (?:yet )?(?:exactly )?what you (?:want|need|would like)\b/iu
const lastResort = /\b(?:if nothing (?:else )?helps|if all else fails|as a last resort)\b/i
/** "Find out: when it happened, …" */
const listing = /\b(find out|ask(?: them| him| her)?(?: about)?|learn|check|clarify|cover)(?: the following)?: /i

/** "Things you want to know: how old it is" */
const { wantedList } = patterns

/** "Laptops come from the second floor, ask for Yusuf" instructs no one. */
const tells =
  /^(?!you\b|your (?:task|goal|job|aim)\b)(?:the |your |a )?[\p{L} -]{2,40}? (?:is|are|was|were|has|have|comes?|can|costs?|starts?|ends?)\b[^,]*, ask\b/iu

/** Splits "Your task is to find out X, then offer Y" into its two instructions. */
export function instructionsOf(text: string): string[] {
  return sentencesOf(text)
    .filter(
      (sentence) =>
        !conditional.test(sentence) &&
        !onCondition.test(sentence) &&
        !permission.test(sentence) &&
        !lastResort.test(sentence) &&
        !unsure.test(sentence),
    )
    .map((sentence) => disclosureOf(sentence).open.replace(wantedList, 'Find out ').replace(listing, '$1 '))
    .flatMap((sentence) => (tells.test(sentence) ? [] : piecesOf(sentence)))
    .map((piece) => {
      const told = lead.exec(piece)
      if (!told) return piece
      return /\bto\s+\S+$/.test(piece.slice(0, piece.length - (told[1]?.length ?? 0) + 2)) ||
        /^(?:your|.*\byour (?:task|goal|job|aim|objective|mission|role))/i.test(piece) ||
        /\byou want\s+$/i.test(piece.slice(0, piece.length - (told[1]?.length ?? 0))) === false
        ? (told[1] ?? '')
        : `want ${told[1] ?? ''}`
    })
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap(eachOfList)
}

export function piecesOf(text: string): string[] {
  return text
    .split(between)
    .map((piece) => piece.trim())
    .filter(Boolean)
}
