import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Counterpart } from './counterpart.js'
import type { Goal } from './goal.js'
import type { PhrasedGoal } from './goal-phrases.js'
import { phraseGoal, spokenTo } from './phrase-goal.js'
import { linesOf, type PromptSection } from './prompt-sections.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('goals', 'quotedLine', 'manner', 'lead')
const { quotedLine, lead } = patterns

const mostGoals = 12
const bullet = /^(?:[-*•·–+]|\(?\d{1,2}[.):]|[a-z][.)])\s+/
const onlyQuoted = /^["“]([^"”]{4,300})["”]\.?$/
// Instructions about manner are no goals: "be friendly", "stay in character", "never reveal".
const { manner } = patterns

/** The agent's goals: the prompt's list of goals, else every sentence that instructs the agent. */
export function goalsOf(sections: readonly PromptSection[], counterpart: Counterpart): Goal[] {
  const listed = linesOf(sections, 'goals')
  const told = listed.length > 0 ? goalsIn(listed, true, counterpart) : []
  if (told.length > 0) return told
  const bullets = goalsIn(
    linesOf(sections, 'other', 'situation', 'identity').filter((line) => bullet.test(line)),
    true,
    counterpart,
  )
  if (bullets.length >= 2) return bullets
  return goalsIn(linesOf(sections, 'other', 'situation', 'identity').flatMap(instructionsOf), false, counterpart)
}

function goalsIn(lines: readonly string[], isList: boolean, counterpart: Counterpart): Goal[] {
  const hasBullets = lines.some((line) => bullet.test(line))
  const items = hasBullets
    ? lines.filter((line) => bullet.test(line))
    : isList
      ? lines.flatMap((line) => instructionsOf(line))
      : lines
  const goals: Goal[] = []
  for (const item of items) {
    const goal = goalFrom(item.replace(bullet, '').trim(), isList, goals.length, counterpart)
    if (goal && !goals.some(({ lines: [line] }) => line === goal.lines[0])) goals.push(goal)
    if (goals.length === mostGoals) break
  }
  return goals
}

const doing =
  '(?:ask|find out|get|offer|push back|challenge|explain|tell|discuss|negotiate|agree|propose|check|make sure|convince|understand|insist|demand|explore|mention|raise|refuse|set|test|probe|learn|remind|encourage|make the|you want)'
const between = new RegExp(
  `[,;]?\\s+(?:and then|then|and|and also|also|but)\\s+(?=${doing}\\b)|[,;]\\s+(?=${doing}\\b)`,
  'i',
)

/** Splits "Your task is to find out X, then offer Y" into its two instructions. */
function instructionsOf(text: string): string[] {
  return sentencesOf(text)
    .flatMap(piecesOf)
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
}

function piecesOf(text: string): string[] {
  return text
    .split(between)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

/** Rotates a goal's lines, because neighboring goals should not begin with the same words. */
function rotated(lines: readonly string[], by: number): string[] {
  const isDirect =
    /^(?:why|how|what|when|where|who|which|can|will|do|are|is|have)\b.*\?$/i.test(lines[0] ?? '') &&
    !/^(?:can you tell me|can we settle|what can you tell|what about|what would you say)/i.test(lines[0] ?? '')
  const start = lines.length > 0 && !isDirect ? by % Math.min(lines.length, 3) : 0
  return [...lines.slice(start), ...lines.slice(0, start)]
}

/** A line of the prompt in its parts: "Budget: ask what they can spend. Say: “What can you spend?”" */
interface GoalText {
  label: string | undefined
  text: string
  quoted: string | undefined
}

function goalText(item: string): GoalText {
  const plain = item.replace(/\*\*|__|`/g, '').slice(0, 600)
  const quoted = quotedLine.exec(plain)?.[1] ?? onlyQuoted.exec(plain)?.[1]
  const before = plain.replace(/\s*\b(?:Ask|Say|Line):?\s*["“].*$/i, '')
  const labelled = /^([^:.?!]{2,50}):\s+(.+)$/.exec(before)
  return { label: labelled?.[1], text: (labelled?.[2] ?? before).trim(), quoted }
}

function goalFrom(item: string, isList: boolean, place: number, counterpart: Counterpart): Goal | null {
  const { label, text, quoted } = goalText(item)
  const isQuestion = /\?$/.test(text)
  const isLine = Boolean(quoted) || isQuestion
  if (!isLine && manner.test(text)) return null
  const phrased = isQuestion ? null : phrasedGoal(text, counterpart)
  if (!isLine && !phrased && !isList) return null
  const isKept = !quoted || isClean(text, phrased)
  const lines = [
    ...(quoted ? [quoted] : []),
    ...(isQuestion ? [asSaid(text)] : []),
    ...(isKept ? rotated(phrased?.lines ?? [], quoted ? 0 : place) : []),
    ...(isLine || phrased ? [] : aboutLines(text, counterpart)),
  ]
  if (lines.length === 0) return null
  const because = /\bbecause ([^.;]+)/i.exec(text)?.[1]
  return {
    label: (label ?? text).trim(),
    lines,
    wants: isKept ? (phrased?.wants ?? null) : null,
    because: because ? spokenTo(because, counterpart) : null,
    stems: contentStems([label ?? '', text, quoted ?? ''].join(' ')),
  }
}

function phrasedGoal(text: string, counterpart: Counterpart): PhrasedGoal | null {
  for (const step of piecesOf(text)) {
    const phrased = phraseGoal(step, counterpart)
    if (phrased) return phrased
  }
  return null
}

function asSaid(question: string): string {
  return question.charAt(0).toUpperCase() + question.slice(1)
}

/** Lines for a goal that matches no pattern: a topic ("Salary expectations"), or a statement. */
function aboutLines(text: string, counterpart: Counterpart): string[] {
  const topic = spokenTo(text.replace(/[.]+$/, ''), counterpart)
  const words = topic.split(/\s+/).length
  if (words > 14) return []
  const lower = /^\p{Lu}\p{Ll}/u.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic
  return words <= 8 ? [`Let us talk about ${lower}.`, `What about ${lower}?`, `Where do you stand on ${lower}?`] : []
}

/** Beside a quoted line, the goal's own words are used only if they are certain to read well. */
function isClean(text: string, phrased: PhrasedGoal | null): boolean {
  return (
    Boolean(phrased?.wants) &&
    !/^(?:tell|make|let|want somebody|see how|distrust|test)\b/i.test(text) &&
    !/\bit\b/.test(phrased?.wants?.text ?? '')
  )
}
