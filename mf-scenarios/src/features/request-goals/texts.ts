/** Texts of the goals on the page of a demo request. */
export const requestGoalTexts = {
  notYet: 'Goals are checked when the report is written.',
  erased: 'The verdicts were erased with the report.',
  none: 'This report has no goals.',
  give: 'Give the scenario goals',
  scenario: 'Goals of the scenario',
  loading: 'Loading the goals',
  inReport: 'The report says which goals were met.',
  failed: 'The goals of this report cannot be shown.',
} as const
