/** Texts of the dashboard's figures of goals. */
export const goalFigureTexts = {
  none: 'No report of this period has goals.',
  noneHint: 'Give a scenario goals in its form: reports then say which of them were met.',
  label: 'Goals met by scenario',
  of: (count: number) => `of ${count.toLocaleString()}`,
  weakest: (goal: string, times: number) => `Missed most: ${goal} (${times.toLocaleString()})`,
} as const
