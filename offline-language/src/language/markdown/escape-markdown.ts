/** Text that markdown shows as it is: whatever was said, no link, picture, heading or HTML comes of it. */
export function escapeMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+]|\d+(?=[.)]))/, (_, space: string, mark: string) =>
      /\d/.test(mark) ? space + mark : `${space}\\${mark}`,
    )
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
    .replace(/(https?|ftp|mailto|javascript|data):/gi, '$1\\:')
    .replace(/\bwww\./gi, 'www\\.')
}

/** For the places that show plain text: the same words without the characters that make markup. */
export function plainText(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>#|~{}^]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
