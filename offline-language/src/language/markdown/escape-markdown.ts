/** Escapes a text for markdown: no input can become a link, picture, heading or HTML. */
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

/** The text of one line of markdown as it is shown: without the marks that escape others. */
export function unescapeMarkdown(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** For places that show plain text: removes the characters that make markup. */
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
