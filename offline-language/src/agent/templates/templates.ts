import * as v from 'valibot'
import { loadData, named } from '../../data/load-data.js'

const Ways = v.optional(v.array(v.pipe(v.string(), v.nonEmpty())))

/** Ways to say one thing, by how the agent comes across; `{thing}` is filled, `{Thing}` with a capital. */
const Templates = v.strictObject({ any: Ways, dry: Ways, warm: Ways, tense: Ways, formal: Ways, plain: Ways })
export type Templates = v.InferOutput<typeof Templates>

export type Slots = Partial<
  Record<
    'thing' | 'figure' | 'day' | 'clause' | 'hedge' | 'wants' | 'name' | 'part' | 'sore' | 'quote' | 'echo' | 'before',
    string | null | undefined
  >
>

const load = <Name extends string>(file: string, ...names: Name[]): Record<Name, Templates> =>
  loadData(`reply-templates/${file}`, named(names, Templates))

/** What is said to a yes, a no, an apology or a kind word. */
export const accordTemplates = load('accord', 'agreement', 'disagreement', 'apology', 'courtesy')

/** Answers to what is no part of the story, and the fallback: the prompt knows nothing of what was asked. */
export const answerTemplates = load(
  'answer',
  'fallback',
  'yesOrNo',
  'time',
  'need',
  'wellbeing',
  'who',
  'checks',
  'offerEarly',
  'offerLate',
  'because',
  'machine',
  'outOfPart',
  'offTopic',
)

/** Steps from one subject to the next; `resume` goes back to what was said before a turn that led away. */
export const moveTemplates = load('move', 'transition', 'pressClause', 'pressThing', 'resume', 'lastTry', 'own')

/** Questions that stay with what was just said. */
export const probeTemplates = load('probe', 'figure', 'statement', 'story', 'promise', 'refusal', 'feeling')

/** What is said to an answer that is none, or that is hard to take; `bareYes` is a yes to what asked for more. */
export const promptTemplates = load(
  'prompt',
  'sore',
  'vague',
  'short',
  'bareYes',
  'hello',
  'silence',
  'warning',
  'again',
)

/** How what was said is taken, before anything is asked; `echo` is the fallback if nothing in it can be named. */
export const receiveTemplates = load(
  'receive',
  'figure',
  'statement',
  'echo',
  'story',
  'promise',
  'refusal',
  'feeling',
  'joy',
  'long',
)
