import { aboutLines } from './about-lines.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { askingIn, instructionsIn } from './asking-lines.js'
import type { Counterpart } from '../prompt/counterpart.js'
import type { Goal } from './goal.js'
import { type GoalLine, readGoalLine } from './goal-line.js'
import { askedOf, isLimitOnly, rotated, wishOf, withoutLimits } from './goal-items.js'
import { fitting } from './fitting-goal.js'
import type { PhrasedGoal } from './goal-phrases.js'
import { instructionsOf, piecesOf } from './instructions.js'
import { phraseGoal, spokenTo } from './phrase-goal.js'
import { linesOf, type PromptSection } from './prompt-sections.js'
import { loadPatterns } from '../../data/load-patterns.js'

// Instructions about manner are no goals: "be friendly", "stay in character", "never reveal".
const { manner } = loadPatterns('goals', 'manner', 'lead')

const mostGoals = 12
/** "You want someone reliable": a wish that is no request. */
const aboutSelf = /\bis (?:somebody|someone|people|to )|^(?:What do you mean)\?/i
/** Not "The display says 'Offline'", which states a fact. */
const saying = /^(?:(?:then|and|you|also|first|finally) )*(?:ask|say)\b/i
const bullet = /^(?:[-*•·–+]|\(?\d{1,2}[.):]|[a-z][.)])\s+/

/** The agent's goals: the prompt's list of goals, else every sentence that instructs the agent. */
export function goalsOf(sections: readonly PromptSection[], counterpart: Counterpart): Goal[] {
  const main = mainGoalsOf(sections, counterpart)
  const inProse = linesOf(sections, 'other', 'situation', 'identity')
    .filter((line) => !bullet.test(line))
    .flatMap(sentencesOf)
    .flatMap(askingIn)
  const isNew = ({ lines: [line] }: Goal) => !main.some(({ lines }) => lines[0] === line)
  return [...main, ...goalsIn(inProse, false, counterpart).filter(isNew)].slice(0, mostGoals)
}

function mainGoalsOf(sections: readonly PromptSection[], counterpart: Counterpart): Goal[] {
  const listed = linesOf(sections, 'goals')
  const asked = goalsIn(linesOf(sections, 'style').flatMap(askingIn), false, counterpart)
  const told = [...(listed.length > 0 ? goalsIn(listed, true, counterpart) : []), ...asked]
  if (told.length > 0) return told
  // What a list of facts says is no topic to bring up.
  const bullets = [
    ...goalsIn(
      linesOf(sections, 'other').filter((line) => bullet.test(line)),
      true,
      counterpart,
    ),
    ...goalsIn(
      linesOf(sections, 'situation', 'identity').filter((line) => bullet.test(line)),
      false,
      counterpart,
    ),
  ]
  if (bullets.length >= 2) return bullets
  return goalsIn(linesOf(sections, 'other', 'situation', 'identity').flatMap(instructionsOf), false, counterpart)
}

function goalsIn(lines: readonly string[], isList: boolean, counterpart: Counterpart): Goal[] {
  const hasBullets = lines.some((line) => bullet.test(line))
  const items = hasBullets
    ? lines.filter((line) => bullet.test(line)).flatMap(instructionsIn)
    : isList
      ? lines.flatMap((line) => instructionsOf(line))
      : lines
  const goals: Goal[] = []
  for (const item of items) {
    const goal = goalFrom(withoutLimits(item.replace(bullet, '').trim()), isList, goals.length, counterpart)
    if (
      goal &&
      (isList || !aboutSelf.test(goal.lines[0] ?? '')) &&
      !goals.some(({ lines: [line] }) => line === goal.lines[0])
    )
      goals.push(goal)
    if (goals.length === mostGoals) break
  }
  return goals
}

/** "You need that for the carer.": what the sentence before names. */
const pointsBack = /\b(?:wants?|needs?) (?:that|it|this|them|those) (?:for|because|so|as|by)\b/i

function goalFrom(item: string, isList: boolean, place: number, counterpart: Counterpart): Goal | null {
  if (isLimitOnly(item) || pointsBack.test(item)) return null
  const line = readGoalLine(askedOf(wishOf(item), counterpart))
  if (line.quoted && !/[ ?]/.test(line.quoted)) return null
  const isVerbatim = line.verbatim.length > 0
  if (!isList && line.quoted && !saying.test(item)) return null
  if (!isVerbatim && (manner.test(line.text) || visit.test(line.text))) return null
  const phrased = line.isQuestion
    ? null
    : fitting(phrasedGoal(line.text, counterpart), spokenTo(line.text, counterpart))
  if (isVerbatim || phrased) return goalOf(line, ...sayable(line, phrased, place), counterpart)
  return isList ? goalOf(line, aboutLines(line.text, counterpart), null, counterpart) : null
}

/** The goal's own quoted words, then the instruction as speech. */
function sayable(line: GoalLine, phrased: PhrasedGoal | null, place: number): [string[], Goal['wants']] {
  const used = phrased && (!line.quoted || isClean(line.text, phrased)) ? phrased : null
  return [[...line.verbatim, ...rotated(used?.lines ?? [], line.quoted ? 0 : place)], used?.wants ?? null]
}

/** "You want to see Dr. Osei" asks for no view of him. */
const visit = /^(?:want to )?(?:see|meet|visit|speak (?:to|with)) (?:Dr|Mr|Mrs|Ms|\p{Lu})/u
const reaction = /^(?:push back|challenge|object|resist|doubt|distrust|refuse|reject|decline|turn down|complain)\b/i

/** Null if there is no way to say it. */
function goalOf(
  { label, text, quoted }: GoalLine,
  lines: string[],
  wants: Goal['wants'],
  counterpart: Counterpart,
): Goal | null {
  if (lines.length === 0) return null
  const because = /\bbecause ([^.;]+)/i.exec(text)?.[1]
  return {
    label: (label ?? text).trim(),
    lines,
    wants,
    because: because ? spokenTo(because, counterpart) : null,
    ...(reaction.test(text) && !quoted ? { answersTo: contentStems(wants?.text ?? text) } : {}),
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

/** Beside a quoted line, the goal's own words are used only if they are certain to read well. */
function isClean(text: string, phrased: PhrasedGoal): boolean {
  return (
    phrased.wants !== null &&
    !/^(?:tell|make|let|want somebody|see how|distrust|test)\b/i.test(text) &&
    !/\bit\b/.test(phrased.wants.text)
  )
}
