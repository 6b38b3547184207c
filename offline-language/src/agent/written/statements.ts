import type { Units } from '../units/unit.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { KindShares } from './kind-of.js'
import { halvesOf, isOfTalk } from '../units/halves.js'
import { isToldOfListener } from '../units/sayable.js'
import { hasVerb } from '../units/statements.js'
import { inFirstPerson } from '../wording/first-person.js'
import { askedWords } from './asked-words.js'
import { withBothOfUs } from './both-of-us.js'
import { isDealing, isOfPerson } from './dealings.js'
import { isAuthorsComment, isHanging } from './hanging.js'
import { answeringWords, sayingWords, type Scene, toldToPart, valueOf } from './own-words.js'
import { isKeptBack, isUnknown, isUnsayable, type ReadPrompt, type ReadSentence, sourceOf } from './read-kinds.js'
import type { KeptSecret } from './kept-secrets.js'
import { withPersonChanged } from './person-changed.js'
import { reportedWords } from './reported-speech.js'
import { unknownWords } from './unknown-words.js'
import { withoutEchoes } from '../wording/without-echoes.js'

/** A clause of the prompt with the words in which the part says it. */
export interface Statement {
  text: string
  /** The label or heading over it, or empty. */
  topic: string
  shares: KindShares
  whole: string
  before: string
  /** The place of its sentence in the prompt. */
  place: number
  /** Null for what is kept back, and for what the part cannot say. */
  said: string | null
  isSecret: boolean
  /** The place of the secret that it is part of; null for what is open. */
  secretAt: number | null
  /** Of what is kept back, the words in which the part tells it once it is found out; null if it is no such part. */
  told: string | null
  /** What is said of it to who surely asks for it, though the part does not bring it up; null if nothing is. */
  asked: string | null
  /** Of what is done on a condition: what is done, in the part's words; null if that is not known. */
  yes: string | null
}

/** "Ann has asked me to come because I …" says more than what was done. */
const because = /\bbecause\b/i
/** Whether each sentence of a text has a verb. */
const isWhole = (text: string) => sentencesOf(text).every(hasVerb)

/** A list of clauses as one unit, where one of them answers. */
const isOverlong = (text: string, piece: ReadSentence) =>
  piece.text !== piece.whole &&
  text.split(' ').length > mostWords &&
  text.length > piece.text.length * mostOfClause &&
  sentencesOf(text).length === 1
const mostWords = 25
const mostOfClause = 1.4

/** A clause that says nothing alone: "Since Ann moved in." */
const cut =
  /^(?:since(?! then)|as(?! (?:soon|long|for|to))|although|though|because(?! of)|while|whereas|even though) [^,]*$/i

/** "but he tells nobody" is no part of what is done on a condition. */
const isPartOf = ({ stems }: ReadSentence, text: string) => stems.size === 0 || shared(contentStems(text), stems) > 0

/** A sentence with this share of a secret's words reveals it. */
const mostOfSecret = 0.7
const leastBargain = 0.3

/** What the part says of a sentence that is no statement by its form: the value of a label, and what is surely about the matter. */
const otherWords = (piece: ReadSentence, before: string, scene: Scene): string | null =>
  (piece.label ? valueOf(piece, scene.counterpart, scene.cast) : null) ?? withPersonChanged(piece, before, scene)

/** All clauses of a prompt, each with what the part says of it; `kept` are the texts that the prompt keeps back besides its secrets. */
export function statementsOf(
  prompt: ReadPrompt,
  units: Units,
  kept: readonly string[],
  keptSecrets: readonly KeptSecret[],
  scene: Scene,
): Statement[] {
  const read = [...units.said, ...units.onRequest].map(({ text }) => ({ text, source: sourceOf(text, prompt) }))
  const secretTexts = [...units.secrets.map(({ text }) => text), ...kept]
  const secrets = new Set(secretTexts.map((text) => sourceOf(text, prompt)))
  const secretStems = secretTexts.map(contentStems).filter(({ size }) => size > 0)
  const isSecretInPart = ({ stems }: ReadSentence) =>
    secretStems.some((each) => shared(each, stems) >= each.size * mostOfSecret)
  const secretPlaces = new Set([...secrets].map((piece) => piece?.place))
  const isPartOfSecret = ({ place, stems }: ReadSentence) =>
    secretPlaces.has(place) && stems.size > 0 && secretStems.some((each) => shared(each, stems) === stems.size)
  const isSecret = (piece: ReadSentence) => isKeptBack(piece) || secrets.has(piece) || isPartOfSecret(piece)
  const bargainOf = ({ place }: ReadSentence) =>
    units.bargains.find(({ text }) => sourceOf(text, prompt)?.place === place)
  const wordsOf = (piece: ReadSentence): string[] => {
    const onCondition = bargainOf(piece)
    if (onCondition && !onCondition.isSilent) return isPartOf(piece, onCondition.text) ? [onCondition.text] : []
    const found = read
      .filter(
        ({ text, source }) => source === piece && !cut.test(text) && (!because.test(text) || because.test(piece.text)),
      )
      .map(({ text }) => text)
    const isRead = found.length > 0 && found.every(isWhole) && !found.some((text) => isOverlong(text, piece))
    if (isSecretInPart(piece) || isRead) return found
    const before = prompt.sentences[prompt.sentences.indexOf(piece) - 1]?.text ?? ''
    const own = answeringWords(cut.test(piece.text) ? { ...piece, text: piece.whole } : piece, before, scene)
    return !own && found.length > 0 ? found : [own ?? otherWords(piece, before, scene) ?? []].flat()
  }
  const yesOf = (piece: ReadSentence): string | null => {
    const bargain = bargainOf(piece)
    if (bargain) return `${bargain.yes}.`
    const given = piece.shares.bargain >= leastBargain ? halvesOf(piece.whole)?.given : undefined
    const words = given ? answeringWords({ ...piece, text: given, whole: given }, '', scene) : null
    return words && !isOfTalk(words.replace(/^I /, 'you ')) ? words : null
  }
  const openWords = (piece: ReadSentence): string[] => {
    if (isAuthorsComment(piece.text)) return []
    const reported = reportedWords(toldToPart(piece.text, scene)).flatMap((clause) => sayingWords(clause, scene) ?? [])
    if (reported.length > 0) return reported
    if (!isUnsayable(piece)) return wordsOf(piece)
    return isOfPerson(piece) ? wordsOf(piece).filter(isDealing) : []
  }
  const told = new Map(keptSecrets.flatMap((secret) => [...secret.told]))
  const wholes = new Map(prompt.sentences.map(({ place, whole }) => [place, whole]))
  // "Friday: get a straight answer. Ask: "Will it be in?"": a goal with its question.
  const asking = new Set(prompt.sentences.flatMap(({ text, label }) => (label && asks.test(text) ? label : [])))
  const all = prompt.sentences
    .filter(
      ({ isHeading, text, label }) =>
        !isHeading && !asks.test(text) && !closes.test(text) && !(asking.has(label) && /^\p{Ll}/u.test(text)),
    )
    .map((piece): Statement => {
      const { text, whole, label, heading, shares, place } = piece
      const isKept = isSecret(piece)
      const words = isKept || piece.isCue ? [] : isUnknown(piece) ? unknownWords(piece, scene) : openWords(piece)
      const before = wholes.get(place - 1) ?? ''
      const said = words.filter((text) => !/\?["”]?$/.test(text)).map((text) => withBothOfUs(text, before, prompt.cast))
      return {
        text,
        topic: label || heading,
        shares,
        place,
        whole,
        before,
        said: said.length > 0 ? withoutEchoes(said).join(' ') : null,
        isSecret: isKept,
        secretAt: piece.secretAt,
        told: told.get(piece) ?? null,
        asked: said.length > 0 || piece.isCue ? null : askedWords(piece, isKept, scene),
        yes: yesOf(piece),
      }
    })
  const isScene = ({ said, asked, isSecret, text }: Statement) =>
    said === null &&
    asked === null &&
    !isSecret &&
    isToldOfListener(inFirstPerson(scene.counterpart.asRecipient(toldToPart(text, scene)), scene.counterpart))
  return all
    .filter((each) => !isScene(each))
    .map((each, at, shown) => (isLost(each, shown[at - 1]) ? { ...each, said: null } : each))
}

/** 'Ask: "When will it be in?"': what the part asks answers no question. */
const asks = /^(?:then )?(?:you )?asks?: ?["“]/i
/** "Close as well when your ten minutes are over: …": what ends the talk answers nothing. */
const closes =
  /^(?:you )?(?:close|end|finish|hang up)(?: the (?:call|talk|conversation))?(?: as well| also)?,? (?:when|if|once|as soon as|after)\b/i
/** "They broke down three times" means nothing if no one can hear what broke down. */
const isLost = ({ said, place, topic }: Statement, last: Statement | undefined): boolean =>
  said !== null &&
  (isHanging(said) || pointsBack.test(said)) &&
  last?.said === null &&
  last.topic === topic &&
  place - last.place <= 1
/** "I am ashamed of this" */
const pointsBack = /^I am \p{Ll}+ (?:of|about|at|by) (?:this|that|it)\b(?! \p{Ll}+ing)/u
