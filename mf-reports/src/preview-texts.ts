/** Texts of a report that a scenario's form previews. */
export const previewTexts = {
  stored: 'What readers get',
  now: 'What it would say now',
  noReport: 'This conversation has no written report. A report of it would say:',
} as const
