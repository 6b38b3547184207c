import type { Combined } from './combined-conversation.js'
import { commonThemes } from './common-themes.js'
import { differences } from './differences.js'
import { executiveSummary } from './executive-summary.js'
import { goalsMet } from './goals-met.js'
import { leftOpen } from './left-open.js'
import { moods } from './moods.js'
import { openPoints } from './open-points.js'
import { participantAnalysis } from './participant-analysis.js'
import { promises } from './promises.js'
import { refused } from './refused.js'

/** What a section gives; its sentence says what was asked and cannot be given. */
export interface Section {
  write(this: void, conversations: readonly Combined[]): string
  cannot?: { sentence: string; instead: string }
}

const theFigures = 'These are the figures of each person.'
const thePoints = 'These points are still open.'

/** Judgements that no rule can make: the section says so, and gives what is known. */
const cannot: [RegExp, Section][] = [
  [
    /\b(?:rank\w*|leader ?boards?|league tables?|top (?:\d+|performers?)|best (?:to|and) worst|who (?:did|was|is)(?: the)? (?:best|better|worst))\b/i,
    instead(
      'This report does not rank people.',
      'These are the figures of each, in the order of the conversations.',
      participantAnalysis,
    ),
  ],
  [
    /\b(?:scor(?:e|es|ed|ing|ecards?)|ratings?|rate|grades?|grading|marks? out of|stars?|evaluat\w+|assess\w*)\b/i,
    instead('This report gives no scores.', theFigures, participantAnalysis),
  ],
  [
    /\b(?:went (?:well|right|badly|wrong)|what (?:worked|did not work)|strengths?|weakness(?:es)?|success(?:es)?|wins?|losses|failures?|mistakes?)\b/i,
    instead('This report judges nothing but the goals of a scenario.', '', goalsMet),
  ],
  [
    /\b(?:recommend\w*|advi[cs]e\w*|suggest\w*|tips?|coaching|should (?:we|they|i|you)|improve\w*|training needs?|lessons?)\b/i,
    instead('This report gives no advice.', thePoints, openPoints),
  ],
  [
    /\b(?:predict\w*|forecasts?|outlook|likel(?:y|ihood)|probabilit\w+|chances?)\b/i,
    instead('This report makes no predictions.', thePoints, openPoints),
  ],
]

const moodOfEach: Section = { write: moods }

const known: [RegExp, Section][] = [
  [
    /\b(?:moods?|tone|sentiments?|feelings?|emotions?|angry|upset|annoyed|frustrat\w+|(?:un)?happy|(?:dis)?satisf\w+)\b/i,
    moodOfEach,
  ],
  [/\b(?:executive summary|summary|overview|at a glance|in brief|tl;?dr)\b/i, { write: executiveSummary }],
  [/\b(?:goals?|objectives?|checklists?)\b/i, { write: goalsMet }],
  [/\b(?:open|unanswered) (?:questions?|points?|issues?)\b/i, { write: leftOpen }],
  [/\b(?:refus(?:e|es|ed|als?)|rejections?)\b/i, { write: refused }],
  [
    /\b(?:differ\w*|contrasts?|disagree\w*|diverge\w*|compar\w+|versus|vs|unlike|variations?)\b/i,
    { write: differences },
  ],
  [
    /\b(?:themes?|topics?|patterns?|subjects?|in common|similar\w*|shared?|agree|alike|overlap\w*)\b/i,
    { write: commonThemes },
  ],
  [/\b(?:promis(?:e|es|ed)|commitments?|committed|agreements?|agreed)\b/i, { write: promises }],
  [/\b(?:insights?|findings?|learnings?|takeaways?|highlights?)\b/i, { write: differences }],
  [/\b(?:next steps?|action(?:s| items?)|follow-?ups?|to-?dos?)\b/i, { write: openPoints }],
]

const people =
  /\b(?:participants?|people|persons?|individuals?|team members?|recipients?|speakers?|callers?)(?:['’]s?)?/gi
const besidePeople = new Set(
  (
    'the a an of by for on per about each every all our their one who how what did was were is are do does done it ' +
    'they said say talked spoke behaved performed performance individual analysis profile profiles review reviews ' +
    'notes figures breakdown'
  ).split(' '),
)

/** The section that a heading asks for; undefined if only the words of the conversations can answer it. */
export function knownSection(heading: string): Section | undefined {
  const plain = known.find(([words]) => words.test(heading))?.[1]
  if (plain === moodOfEach) return moodOfEach
  return cannot.find(([words]) => words.test(heading))?.[1] ?? plain ?? aboutPeople(heading)
}

/** 'Each participant', but not 'How people handled the delay', which asks about the delay. */
function aboutPeople(heading: string): Section | undefined {
  const rest = heading.replace(people, '')
  const words = rest.toLowerCase().match(/\p{L}+/gu) ?? []
  return rest !== heading && words.every((word) => besidePeople.has(word)) ? { write: participantAnalysis } : undefined
}

function instead(sentence: string, begin: string, write: Section['write']): Section {
  return { write, cannot: { sentence, instead: begin } }
}
