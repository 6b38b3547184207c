/** The answer of the API with this many scenarios, by the pattern of its address. */
export const scenariosOf = (count) => ({
  '**/api/scenarios?all=true': Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    title: `Scenario ${index + 1}`,
    description: 'One of very many.',
    icon: '💬',
    is_active: true,
  })),
})
