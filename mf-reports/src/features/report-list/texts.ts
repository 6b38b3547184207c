export const rawTexts = {
  title: 'Report Content',
  copy: 'Copy',
  copied: 'Copied to the clipboard.',
  copyFailed: 'Your browser blocked copying the text.',
} as const
