import { type AskedKind, askedKinds } from '../answers/asked-kinds.js'
import { askedIn } from './asked.js'
import { unansweredKinds } from './deflect.js'
import { asksTime } from './asks-when.js'
import { isNoAppointment } from './appointment.js'
import { asksForMood, isMood } from './own-mood.js'

const time =
  '(?:(?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})|noon|tonight|today|tomorrow|\\p{L}+day)'
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const date = `(?:(?:next |this |last )?${time}|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|(?:last |next )?${month})`
/** "Two works for me.", "Tonight, thank you.", "As I said, Saturday." */
const before = '(?:(?:yes|okay|fine|good|as i said), )?(?:(?:at|on|by|in|since|until) )?'
const taken = '(?:, (?:thank you|then|noted)| (?:works|suits|is fine|would be)[^.]*)?'
const onlyTime = new RegExp(`^${before}${date}(?: at ${time})?${taken}[.!]$`, 'iu')
const onlyFigure = /^(?:As I said, )?[$€£]?\d[\d.,]*(?: (?:euros?|pounds?|dollars?|percent))?[.!]$/i
const asksElse = /\b(?:why|how come)\b[^.?]*\?/i
const demands = /\bi (?:want|demand|expect|insist)\b/i
const asksSpan = /\bhow (?:long|often|old)\b|\bsince when\b/i
const asksNumber =
  /\bhow (?:much|many|high|big|large|old|far|long|often)\b|\bwhat\b.*\b(?:amount|sum|price|cost|figure|number|fee|rent|salary|charge|pay|offer|quote)\b/i
const wishes = /^(?:What )?I (?:also )?(?:want|need|would like)\b/i
/** "What was that like?" asks for no wish. */
const asksExperience =
  /\bwhat(?: is|['’]s| was) (?:it|that|this) like\b|\bhow (?:did|does|do) (?:it|that|this|all (?:this|that)) (?:\p{L}+ )?feel\b/iu
/** "How do the others feel?" asks for nothing that the part has done. */
const ownDeed =
  /^I (?!(?:also |just |really )?(?:think|believe|hope|guess|suppose|reckon|fear|am (?:sure|afraid)|do not know|cannot|could not|would)\b)/
const openKinds: ReadonlySet<string> = new Set(['what', 'how', 'who', 'where', 'why'])
const hasFigure = /\d/

/** Whether each question of a turn asks for something other than a time; false for a turn that only says something. */
function asksOnlyElse(turn: string): boolean {
  const asked = askedIn(turn)
  return (
    asked.length > 0 &&
    asked.every((each) => each.act === 'question' && openKinds.has(each.kind) && !asksSpan.test(each.text))
  )
}

const ofTime: ReadonlySet<AskedKind> = new Set<AskedKind>(['date', 'clock', 'duration'])
const ofNumber: ReadonlySet<AskedKind> = new Set<AskedKind>(['money', 'count', 'measure'])
const asksKind = (turn: string, kinds: ReadonlySet<AskedKind>): boolean =>
  askedKinds(turn).some((kind) => kinds.has(kind))

const saidAgain = /^As I said,/
/** What is refused, wanted or done on a condition is said again to who proposes it. */
const takesSide = /\b(?:not|no|never|refuse|will|would|want|need|if|only|cannot|agree)\b/i

/** "Does that suit you?" asks for a yes or a no. */
const asksConsent =
  /\b(?:does|would|will|could|is) (?:that|this|it) (?:be )?(?:suit|work|settle|okay|ok|all right|alright|fine|fair|acceptable|possible)\b[^?]*\?\s*$/i

/** Whether a time alone answers nothing: to a demand, to a question that asks for no time, of what comes again and again. */
const isIdleTime = (turn: string): boolean =>
  asksElse.test(turn) ||
  demands.test(turn) ||
  (!asksTime.test(turn) &&
    !asksSpan.test(turn) &&
    !asksKind(turn, ofTime) &&
    (asksOnlyElse(turn) || isNoAppointment(turn)))

/** Whether a sentence that says only a time, a figure or a mood would answer a turn that asks for none. */
export function isOutOfPlace(sentence: string, turn: string): boolean {
  if (onlyTime.test(sentence)) return isIdleTime(turn)
  if (onlyFigure.test(sentence))
    return asksOnlyElse(turn) && !asksNumber.test(turn) && !asksKind(turn, ofNumber) && !hasFigure.test(turn)
  if (saidAgain.test(sentence) && !takesSide.test(sentence) && asksConsent.test(turn)) return true
  if (wishes.test(sentence)) return asksExperience.test(turn)
  if (ownDeed.test(sentence) && unansweredKinds.ofOthers.test(turn)) return true
  return isMood(sentence) && !asksForMood(turn)
}
