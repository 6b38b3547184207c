export const reportFigureTexts = {
  none: 'No report yet for the requests of this period.',
  label: 'Reports of the requests',
  reported: 'Written',
  read: 'Read',
  byDay: 'Reports by day of the request',
} as const
