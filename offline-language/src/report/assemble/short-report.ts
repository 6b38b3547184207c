import { castOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { escapeMarkdown, plainText } from '../../language/markdown/escape-markdown.js'
import { evidenceOfTurn } from '../read/evidence.js'
import { counted, listed } from '../../language/phrases/in-words.js'
import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import type { Turn } from '../read/conversation.js'
import type { ConversationToReport, WrittenReport } from '../read/conversation-to-report.js'

const fewestWords = 30

/** The report of a call with too few words: its length, its speakers, and their words. */
export function shortReport(
  conversation: ConversationToReport,
  turns: readonly Turn[],
  language: string,
): WrittenReport {
  const words = turns.reduce((sum, turn) => sum + turn.wordCount, 0)
  const cast = castOf(conversation, '', '')
  const names = { agent: cast.agent.full, user: cast.user.full }
  const spoke = (['user', 'agent'] as const).filter((role) => turns.some((turn) => turn.role === role))
  const who = spoke.map(
    (role) => `${names[role]} (${counted(turns.filter((turn) => turn.role === role).length, 'turn')})`,
  )
  const summary =
    words === 0
      ? 'Nothing that could be understood was said in this conversation, so there is nothing to report on.'
      : `This conversation was very short: ${counted(words, 'word')} in ${counted(turns.length, 'turn')}. ${capitalised(listed(who))} spoke. That is too little to analyse, so this report only quotes what was said.`
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
      warnings: [`The conversation has ${counted(words, 'word')}; fewer than ${fewestWords} are not analyzed.`],
    },
  }
}

// Chinese and Japanese have no spaces between words, so two characters count as one word.
export function hasTooFewWords(turns: readonly Turn[]): boolean {
  const words = turns.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const unspaced =
    turns
      .map(({ text }) => text)
      .join('')
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return words + unspaced / 2 < fewestWords
}
