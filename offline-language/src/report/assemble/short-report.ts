import { capitalised } from '../../language/tokens/first-letter.js'
import { castOf } from '../../language/names/cast.js'
import { escapeMarkdown, plainText } from '../../language/markdown/escape-markdown.js'
import { evidenceOfTurn } from '../read/evidence.js'
import { counted, listed } from '../../language/phrases/in-words.js'
import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import type { Turn } from '../read/conversation.js'
import type { ConversationToReport, WrittenReport } from '../read/conversation-to-report.js'

const fewestWords = 30

/** The report of a call with too few words, or too few by the person: its length, its speakers, and their words. */
export function shortReport(
  conversation: ConversationToReport,
  turns: readonly Turn[],
  language: string,
): WrittenReport {
  const words = wordsOf(turns)
  const cast = castOf(conversation, '', '')
  const names = { agent: cast.agent.full, user: cast.user.full }
  const own = wordsOf(turns.filter(({ role }) => role === 'user'))
  const summary =
    words < fewestWords
      ? lengthOf(words, turns, names)
      : `${capitalised(names.user)} said only ${counted(own, 'word')} in this conversation. ${tooLittle}`
  const quoted = turns.filter(({ text }) => turns.length <= 3 || !isAcknowledgement(text)).slice(0, 3)
  return {
    overview: escapeMarkdown(summary),
    keyPoints: quoted.flatMap((turn) => {
      const evidence = evidenceOfTurn(turn.index, conversation.transcript)
      const [said] = evidence
      if (!said) return []
      const title = plainText(`${capitalised(names[turn.role])} said`)
      return [{ title, content: `“${escapeMarkdown(said.quote)}”`, evidence }]
    }),
    actionItems: [],
    visualizations: {},
    meta: {
      writer: 'offline',
      language,
      warnings: [
        words < fewestWords
          ? `The conversation has ${counted(words, 'word')}; fewer than ${fewestWords} are not analyzed.`
          : `The person said ${counted(own, 'word')}; that is not analyzed.`,
      ],
    },
  }
}

const tooLittle = 'That is too little to analyse, so this report only quotes what was said.'

function lengthOf(words: number, turns: readonly Turn[], names: Record<Turn['role'], string>): string {
  if (words === 0)
    return 'Nothing that could be understood was said in this conversation, so there is nothing to report on.'
  const spoke = (['user', 'agent'] as const).flatMap((role) => {
    const own = turns.filter((turn) => turn.role === role).length
    return own > 0 ? `${names[role]} (${counted(own, 'turn')})` : []
  })
  return `This conversation was very short: ${counted(words, 'word')} in ${counted(turns.length, 'turn')}. ${capitalised(listed(spoke))} spoke. ${tooLittle}`
}

const wordsOf = (turns: readonly Turn[]) => turns.reduce((sum, { wordCount }) => sum + wordCount, 0)

// Chinese and Japanese have no spaces between words, so two characters count as one word.
export function hasTooFewWords(turns: readonly Turn[]): boolean {
  const words = wordsOf(turns)
  const unspaced =
    turns
      .map(({ text }) => text)
      .join('')
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return words + unspaced / 2 < fewestWords
}
