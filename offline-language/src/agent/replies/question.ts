import { amountsIn, quantitiesIn } from '../wording/amounts.js'
import { whenIn } from '../dialogue-acts/when.js'
import { asksAhead } from '../units/spans.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { conflicts } from '../units/conflict.js'
import type { Unit } from '../units/unit.js'
import type { QuestionKind } from './asked.js'
import { matterOf, nearest, type Talk } from './talk.js'
import { asksWish } from './asks-back.js'
import { listedItem } from './listed-item.js'
import { ofOccasion } from '../wording/occasion.js'
import { asksStory, withRest } from './whole-story.js'
import { withYes } from './wording.js'
import { person, place, reason, times } from './answer-signs.js'

/** Whether a unit can answer a question of this kind. */
export const fits: Readonly<Record<QuestionKind, (text: string) => boolean>> = {
  when: (text) => whenIn(text) !== null || times.test(text),
  'how-much': (text) => amountsIn(text).length > 0,
  'how-many': (text) =>
    /\d/.test(text) ||
    quantitiesIn(text).length > 0 ||
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|once)\b/i.test(text),
  where: (text) => place.test(text),
  who: (text) => person.test(text),
  why: (text) => reason.test(text),
  how: () => true,
  what: () => true,
  'yes-no': () => true,
}
export const needsFit: ReadonlySet<QuestionKind> = new Set(['when', 'how-much', 'how-many', 'why'])

const fitBonus = 0.5
const leastScore = 0.55
const leastShare = 0.42
const leastOfContext = 0.18
const nearlyAsGood = 0.8
/** A unit of which the person has just said nearly all. */
const echo = 0.85
/** What the person has done or wants is nothing new to the person. */
const ofPerson =
  /^You\b|^(?:Today )?I (?:interview|meet|call|phone)\b|^.{0,40}\b(?:wants?|asks?|calls?|visits?) (?:me\b|to talk|from me)/u
const over = /\b(?:\p{L}+ )?\p{L}+ ago\b/gu
const asksSelf = /\b(?:did|do|have|am|was|had|would) i\b|\bmy\b/i
const asksWho = /\bwho are you\b|\babout yourself\b|\byour (?:name|job|role|work)\b/i

/** "Is there another room?" is answered by what there is. */
const asksIfThere = /\b(?:is|are) there (?:another|any|an?|some)\b|\b(?:have|got) (?:another|any other)\b/i
const isThere = /\b(?:free|available|possible|left|in stock)\b|^(?:There (?:is|are)|I have)\b/i
const moreFit = 1.6

/** How well a unit of its kind answers: a wish is no fact, and who the role is answers nothing else. */
export function fitness({ kind, text }: Unit, clause: string): number {
  if (ofOccasion.test(text) && !asksSelf.test(clause)) return 0.2
  if (ofPerson.test(text) && !asksSelf.test(clause)) return 0.4
  const subject = /\bhow (?:is|are|was|were) (?:your|the|my) (\p{L}+)/iu.exec(clause)?.[1]
  if (subject && !new RegExp(`^(?:My|The|Your) (?:\\p{L}+ )?${subject}`, 'iu').test(text)) return 0
  if (/^I am \p{Lu}/u.test(text)) return asksWho.test(clause) ? 1 : 0
  if (asksIfThere.test(clause) && isThere.test(text)) return moreFit
  return kind === 'wish' && !asksWish.test(clause) ? 0.3 : 1
}

/** The unit that answers a question best; null if none is near enough. */
function answerUnit(talk: Talk, kind: QuestionKind, clause: string): Unit | null {
  const own = meaningOf(clause)
  const best = own.size > 0 ? bestOf(talk, kind, clause, own, leastShare) : null
  return best ?? bestOf(talk, kind, clause, matterOf(talk, clause), leastOfContext)
}

function bestOf(
  talk: Talk,
  kind: QuestionKind,
  clause: string,
  matter: ReadonlySet<string>,
  least: number,
): Unit | null {
  const { memory } = talk.conversation
  const told = meaningOf(talk.text)
  const ranked = nearest(talk, matter, clause)
    .map((each) => ({
      ...each,
      score: each.score * fitness(each.unit, clause),
      share: each.share * fitness(each.unit, clause),
    }))
    .map((each) => ({
      ...each,
      isFit: fits[kind](asksAhead.test(clause) ? each.unit.text.replace(over, '') : each.unit.text),
      isNew: !memory.isSaid(each.unit.text),
    }))
    .filter(({ isFit, unit }) => (isFit || !needsFit.has(kind)) && coverage(unit.stems, told) < echo)
    .map((each) => ({ ...each, rank: each.score + (each.isFit && needsFit.has(kind) ? fitBonus : 0) }))
    .filter(({ score, share }) => score >= leastScore && share >= least)
    .sort((a, b) => b.rank - a.rank || a.unit.place - b.unit.place)
  const [first] = ranked
  if (!first || first.isNew) return first?.unit ?? null
  // The role has said it: what its sentence says besides, else the next best.
  const sibling = talk.units.said.find(({ place, text }) => place === first.unit.place && !memory.isSaid(text))
  return (
    (kind === 'what' ? sibling : null) ??
    ranked.find(({ isNew, share }) => isNew && share >= first.share * nearlyAsGood)?.unit ??
    null
  )
}

const isNo = /\b(?:not|never|no|closed|closes|nothing|nobody|cannot|sold out|refuse)\b/i
/** Without the clauses about its nouns, and what is in brackets. */
const mainOf = (text: string) =>
  text.replace(/ \([^()]*\)/g, '').split(/\b(?:that|which|who|whose|where|because)\b/)[0] ?? text
const leastForYes = 0.7

/** The answer of the prompt to a question; null if it has none. */
export function questionReply(talk: Talk, kind: QuestionKind, clause: string): string | null {
  const isOfCount = talk.conversation.role.dealings.some(({ limit }) => limit.count !== undefined)
  if (kind === 'yes-no' && isOfCount && quantitiesIn(clause).length > 0) return null
  const unit = answerUnit(talk, kind, clause)
  if (!unit) return null
  if ((unit.kind === 'refusal' || unit.kind === 'acceptance') && conflicts(clause, unit.text)) return null
  const item = kind === 'yes-no' ? listedItem(unit.text, clause) : null
  if (item) return `Yes, ${item}.`
  if (kind !== 'yes-no' || unit.kind === 'wish') return asksStory.test(clause) ? withRest(talk, unit) : unit.text
  return answeredYesOrNo(talk, unit, clause)
}

/** "Was there anything that you did not like?" */
const denied = /\b(?:any(?:thing|body|one)|something|somebody|someone)\b.*(?:\b(?:not|never)\b|n['’]t\b)/i

/** A unit with the yes or no that it means, if it means one. */
function answeredYesOrNo(talk: Talk, unit: Unit, clause: string): string {
  const share = nearest(talk, meaningOf(clause)).find((each) => each.unit === unit)?.share ?? 0
  const isAboutRole = /\b(?:do|did|are|were|have|would|can|could|will|is|does|was|has)\b/i.test(clause)
  if (!isNo.test(mainOf(unit.text)) && share < leastForYes) return unit.text
  if (!isAboutRole || / or /.test(clause) || denied.test(clause)) return unit.text
  return `${isNo.test(mainOf(unit.text)) || conflicts(clause, unit.text) ? 'No' : 'Yes'}, ${withYes(unit.text)}`
}
