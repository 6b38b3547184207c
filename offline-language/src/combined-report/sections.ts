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

export type Section = (conversations: readonly Combined[]) => string

/** Judgements that no rule can make: the section says so, and gives what is known. */
const cannot: [RegExp, Section][] = [
  [
    /\b(?:rank\w*|leader ?boards?|league tables?|top (?:\d+|performers?)|best (?:to|and) worst|who (?:did|was) (?:best|better|worst))\b/i,
    instead(
      'This report does not rank people. These are the figures of each, in the order of the conversations.',
      participantAnalysis,
    ),
  ],
  [
    /\b(?:scor(?:e|es|ed|ing|ecards?)|ratings?|rate|grades?|grading|marks? out of|stars?|evaluat\w+|assess\w*)\b/i,
    instead('This report gives no scores. These are the figures of each person.', participantAnalysis),
  ],
  [
    /\b(?:went (?:well|right|badly|wrong)|what (?:worked|did not work)|strengths?|weakness(?:es)?|success(?:es)?|failures?|mistakes?)\b/i,
    instead('This report judges nothing but the goals of a scenario.', goalsMet),
  ],
  [
    /\b(?:recommend\w*|advi[cs]e\w*|suggest\w*|tips?|coaching|should (?:we|they|i|you)|improve\w*|training needs?|lessons?)\b/i,
    instead('This report gives no advice. These points are still open.', openPoints),
  ],
  [
    /\b(?:predict\w*|forecasts?|outlook|likel(?:y|ihood)|probabilit\w+|chances?)\b/i,
    instead('This report makes no predictions. These points are still open.', openPoints),
  ],
]

const known: [RegExp, Section][] = [
  [/\b(?:moods?|tone|sentiments?|feelings?|emotions?)\b/i, moods],
  [/\b(?:executive summary|summary|overview|at a glance|in brief|tl;?dr)\b/i, executiveSummary],
  [/\b(?:goals?|objectives?|checklists?)\b/i, goalsMet],
  [/\b(?:open|unanswered) (?:questions?|points?|issues?)\b/i, leftOpen],
  [/\b(?:differ\w*|contrasts?|disagree\w*|diverge\w*|compar\w+|versus|vs|unlike|variations?)\b/i, differences],
  [/\b(?:themes?|topics?|patterns?|subjects?|in common|similar\w*|shared?|agree|alike|overlap\w*)\b/i, commonThemes],
  [/\b(?:promis(?:e|es|ed)|commitments?|committed|agreements?|agreed)\b/i, promises],
  [/\b(?:insights?|findings?|learnings?|takeaways?|highlights?)\b/i, differences],
  [/\b(?:next steps?|action(?:s| items?)|follow-?ups?|to-?dos?)\b/i, openPoints],
  [/\b(?:participants?|people|individuals?|team members?|recipients?|speakers?|callers?)\b/i, participantAnalysis],
]

/** The section that a heading asks for; undefined if only the words of the conversations can answer it. */
export function knownSection(heading: string): Section | undefined {
  const plain = known.find(([words]) => words.test(heading))?.[1]
  if (plain === moods) return moods
  return cannot.find(([words]) => words.test(heading))?.[1] ?? plain
}

function instead(sentence: string, section: Section): Section {
  return (conversations) => `${sentence}\n\n${section(conversations)}`
}
