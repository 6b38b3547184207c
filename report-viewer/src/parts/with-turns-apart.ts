import { quotedTurns } from '@clarity/contracts/quoted-turns'

/** A markdown text in which each turn of an exchange is a paragraph. */
export const withTurnsApart = (markdown: string): string => quotedTurns(markdown).join('\n\n')
