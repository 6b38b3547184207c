import * as v from 'valibot'
import { loadData, named } from '../../data/load-data.js'

const Ways = v.optional(v.array(v.pipe(v.string(), v.nonEmpty())))

/** Templates of one meaning by the agent's tone; `{thing}` is filled, `{Thing}` with a capital. */
export const Templates = v.strictObject({ any: Ways, dry: Ways, warm: Ways, tense: Ways, formal: Ways, plain: Ways })
export type Templates = v.InferOutput<typeof Templates>

export type Slots = Partial<
  Record<
    | 'thing'
    | 'term'
    | 'offer'
    | 'better'
    | 'figure'
    | 'day'
    | 'clause'
    | 'hedge'
    | 'wants'
    | 'name'
    | 'part'
    | 'sore'
    | 'quote'
    | 'echo',
    string | null | undefined
  >
>

export const loadTemplates = <Name extends string>(file: string, ...names: Name[]): Record<Name, Templates> =>
  loadData(`reply-templates/${file}`, named(names, Templates))

/** Replies to a yes, a no, an apology or a kind word. */
export const accordTemplates = loadTemplates(
  'accord',
  'agreement',
  'disagreement',
  'apology',
  'courtesy',
  'welcome',
  'seated',
  'contact',
  'yesAgain',
  'goAhead',
  'welcomeIn',
  'condolence',
  'settled',
  'praise',
)

/** Answers to questions outside the scenario, and the fallback if the prompt has no answer. */
export const answerTemplates = loadTemplates(
  'answer',
  'fallback',
  'yesOrNo',
  'time',
  'need',
  'wellbeing',
  'unwell',
  'allFine',
  'feeling',
  'who',
  'checks',
  'offerEarly',
  'offerLate',
  'because',
  'machine',
  'outOfPart',
  'offTopic',
  'noQuestion',
  'nothingElse',
  'works',
  'isMe',
  'isNotMe',
  'unknownTerm',
  'fallbackOwn',
  'fallbackWhy',
  'help',
)

/** Transitions between topics. */
export const moveTemplates = loadTemplates(
  'move',
  'transition',
  'pressClause',
  'pressThing',
  'pressOpen',
  'lastTry',
  'own',
  'takeUp',
)

/** Follow-up questions about the last turn. */
export const probeTemplates = loadTemplates('probe', 'figure', 'statement', 'story', 'promise', 'refusal', 'feeling')

/** Replies to an answer that is missing or hard to accept; `bareYes` is a yes to a question that asked for more. */
export const promptTemplates = loadTemplates(
  'prompt',
  'sore',
  'vague',
  'short',
  'bareYes',
  'hello',
  'silence',
  'warning',
  'again',
  'correct',
)

/** Reactions to a turn before the next question. */
export const receiveTemplates = loadTemplates(
  'receive',
  'figure',
  'statement',
  'story',
  'promise',
  'refusal',
  'feeling',
  'loss',
  'badNews',
  'comfort',
  'forewarning',
  'instruction',
  'threat',
  'advice',
  'distress',
  'accusation',
  'joy',
  'long',
  'news',
  'setback',
)
