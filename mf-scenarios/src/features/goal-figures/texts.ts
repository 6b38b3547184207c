/** Texts of the dashboard's figures of goals. */
export const goalFigureTexts = {
  none: 'No report of this period has goals.',
  noneHint: 'Give a scenario goals in its form: reports then say which of them were met.',
  met: (scenario: string) => `Goals met: ${scenario}`,
  of: (count: number) => `of ${count.toLocaleString()}`,
} as const
