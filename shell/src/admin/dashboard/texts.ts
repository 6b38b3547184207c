/** Texts of the dashboard's period, which is loaded after its links. */
export const texts = {
  period: 'Period',
  days: (count: number) => `${count} days`,
  scenario: 'Scenario',
  allScenarios: 'All scenarios',
  otherScenario: 'Another scenario',
} as const
