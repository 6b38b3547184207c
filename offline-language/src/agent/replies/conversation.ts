import type { AgentTurn } from '../prompt/agent-scenario.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { withDirectQuestions } from '../dialogue-acts/indirect-questions.js'
import { understand, type Utterance } from '../dialogue-acts/utterance.js'
import type { Role } from '../role/role.js'
import type { Statement } from '../written/statements.js'
import type { Goal } from '../role/goal.js'
import { isOftenEnough } from '../role/repeated-case.js'
import { withKin } from '../role/kin.js'
import type { Slots } from '../templates/templates.js'
import { Memory } from '../templates/memory.js'
import { inFullForms } from '../wording/contracted.js'
import { withLargeDigits } from '../wording/number-words.js'
import type { Spoken } from './agreement.js'
import { asKnownTo } from './told-on-condition.js'
import { isNoAppointment } from './appointment.js'
import { goalProgress } from './goal-progress.js'
import { toneIn } from './tone-in.js'
import { talkedDealing } from './talked-dealing.js'

/** The whole input of a reply. */
export interface Conversation {
  role: Role
  memory: Memory
  /** The user's turn since the agent's last reply. */
  utterance: Utterance
  /** Both sides' turns, one text per turn. */
  spoken: readonly Spoken[]
  /** All of the user's turns, one text per turn. */
  userTexts: string[]
  openGoals: Goal[]
  pending: { goal: Goal; turnsAgo: number } | null
  turnCount: number
  slots: Slots
}

/** Only the last turns of a longer conversation are read. */
const mostTurnsRead = 200

export function readConversation(whole: Role, turns: readonly AgentTurn[]): Conversation {
  // What the agent has said is compared with the prompt, which is read in full forms; what the person says, with its figures.
  const read = turns.slice(-mostTurnsRead).map((turn) => ({
    ...turn,
    message:
      turn.role === 'agent'
        ? inFullForms(turn.message)
        : withDirectQuestions(withKin(withLargeDigits(turn.message), whole.kin)),
  }))
  const memory = new Memory(read, whole.title)
  const spoken = joined(read)
  const userTexts = spoken.filter(({ role: who }) => who === 'user').map(({ message }) => message)
  const known = withDueCases(withTold(asKnownTo(userTexts, whole), memory), userTexts)
  const role = known.dealings.length > 1 ? { ...known, dealing: talkedDealing(known.dealings, userTexts) } : known
  const last = spoken.at(-1)?.role === 'user' ? (userTexts.at(-1) ?? '') : ''
  const utterance = understand(last, (memory.agentTurns.at(-1) ?? '').includes('?'))
  const progress = goalProgress(
    role.goals,
    memory,
    userTexts.map((text) => cleanUtterance(text)),
  )
  const isFresh = (thing: string) =>
    !memory.agentTurns.slice(-2).some((turn) => turn.toLowerCase().includes(thing.toLowerCase()))
  const names = new Set(
    `${role.name ?? ''} ${role.personName}`
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 1),
  )
  const others = utterance.things.filter(
    (thing) =>
      !thing
        .toLowerCase()
        .split(' ')
        .some((word) => names.has(word.replace(/'s$/, ''))),
  )
  const things = [...others.filter(isFresh), ...others]
  return {
    role,
    memory,
    utterance,
    spoken,
    userTexts,
    ...progress,
    turnCount: turns.length,
    slots: {
      thing: things[0] ?? null,
      figure: figureOf(utterance),
      day: dayToTake(utterance),
      clause: utterance.clause,
      hedge: utterance.hedge,
      wants: progress.pending?.goal.wants?.text ?? null,
      name: role.name ?? role.personName,
      part: role.name ?? 'the other side',
      quote: quoteOf(utterance.text),
      echo: utterance.words <= 9 && !utterance.text.includes('?') ? quoteOf(utterance.text, 9) : null,
    },
  }
}

/** Without the cases that have not happened as often as the prompt says, and without those of an attack if the person apologises. */
function withDueCases(role: Role, userTexts: readonly string[]): Role {
  const isSorry = toneIn(userTexts.at(-1) ?? '') === 'apology'
  const triggers = role.triggers.filter(
    (each) => isOftenEnough(each, userTexts) && !(isSorry && each.tone === 'harder' && ofAttack.test(each.words)),
  )
  return triggers.length === role.triggers.length ? role : { ...role, triggers }
}
const ofAttack = /\b(?:blam|insult|accus|attack|shout|yell|lectur|threat)\p{L}*/iu

/** What the part has told of its secrets answers questions like all that it says. */
function withTold(role: Role, memory: Memory): Role {
  const isOut = ({ told, isSecret }: Statement) => isSecret && told !== null && memory.holds(inFullForms(told))
  if (!role.statements.some(isOut)) return role
  const statements = role.statements.map((each) => (isOut(each) ? { ...each, said: each.told, isSecret: false } : each))
  return { ...role, statements }
}

/** The day that a reaction may take up: an appointment, no whole month. */
const dayToTake = ({ day, text }: Utterance): string | null =>
  day === null || isNoAppointment(text) || (/^\p{Lu}\p{Ll}+$/u.test(day) && !/day$/.test(day)) ? null : day

/** "2,000 this week" has no unit. */
function figureOf({ figure }: Utterance): string | null {
  return figure?.replace(/ (?:this|next|last|an?|for|in|on)$/, '') ?? null
}

/** Joins consecutive turns of the same role. */
function joined(turns: readonly AgentTurn[]): Spoken[] {
  const spoken: Spoken[] = []
  for (const { role, message } of turns) {
    const last = spoken.at(-1)
    if (last?.role === role) last.message = `${last.message} ${message}`.slice(0, 8000)
    else spoken.push({ role, message: message.slice(0, 8000) })
  }
  return spoken
}

/** The user's own words, if they are few enough to be repeated. */
function quoteOf(text: string, most = 7): string | null {
  const words = text
    .replace(/["“”«»<>{}[\]\\|]/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const few = words
    .slice(0, most)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
  return few.length > 0 && few.length <= 90 ? few : null
}
