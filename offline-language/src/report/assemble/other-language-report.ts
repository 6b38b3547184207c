import { capitalised } from '../../language/tokens/first-letter.js'
import { castOf } from '../../language/names/cast.js'
import { languageName } from '../../language/sentences/detect-language.js'
import { escapeMarkdown, plainText } from '../../language/markdown/escape-markdown.js'
import { evidenceOfTurn } from '../read/evidence.js'
import { counted, inWords } from '../../language/phrases/in-words.js'
import type { Turn } from '../read/conversation.js'
import type { ConversationToReport, WrittenReport } from '../read/conversation-to-report.js'

/** Counts and quotes only, and says so: without a model of the language an analysis would be a guess. */
export function otherLanguageReport(
  conversation: ConversationToReport,
  turns: readonly Turn[],
  language: string,
): WrittenReport {
  const cast = castOf(conversation, '', '')
  const name = languageName(language)
  const user = turns.filter(({ role }) => role === 'user')
  const agent = turns.filter(({ role }) => role === 'agent')
  const questions = agent.filter(({ text }) => /[?？؟]/.test(text)).length
  const summary = [
    `${capitalised(cast.user.full)} and ${cast.agent.full} spoke ${name}${conversation.durationSecs > 0 ? ` for about ${inWords(conversation.durationSecs)}` : ''}: ${counted(user.length, 'turn')} by ${cast.user.full} and ${counted(agent.length, 'turn')} by ${cast.agent.full}, ${questions} of them with a question.`,
    'Below are the longest things that were said, in the original words. A summary, topics and action items are written for English conversations only.',
  ]
  const quoted = (user.length > 0 ? user : agent)
    .toSorted((a, b) => b.text.length - a.text.length || a.index - b.index)
    .slice(0, 4)
    .toSorted((a, b) => a.index - b.index)
  return {
    overview: escapeMarkdown(summary.join(' ')),
    keyPoints: quoted.flatMap((turn) => {
      const evidence = evidenceOfTurn(turn.index, conversation.transcript)
      const speaker = turn.role === 'user' ? cast.user.full : cast.agent.full
      return evidence.length > 0
        ? [
            {
              title: plainText(`${capitalised(speaker)}, turn ${turn.index + 1}`),
              content: `“${escapeMarkdown(cut(turn.text))}”`,
              evidence,
            },
          ]
        : []
    }),
    actionItems: [],
    visualizations: {},
    meta: {
      writer: 'offline',
      language,
      warnings: [`The conversation is in ${name}: this report quotes it, but has no summary, topics or action items.`],
    },
  }
}

function cut(text: string): string {
  return text.length <= 320 ? text : `${text.slice(0, 320).replace(/\s\S*$/, '')} …`
}
