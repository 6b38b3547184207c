export const texts = {
  title: 'Sample Module',
  columns: { name: 'Recipient', generated: 'Generated' },
  unknown: '(unknown)',
  none: 'No reports yet.',
  failed: 'The reports could not be fetched.',
} as const
