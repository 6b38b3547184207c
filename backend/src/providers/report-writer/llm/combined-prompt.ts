import type { ConversationToReport } from '../report-writer.js'
import { dataRule } from './report-prompt.js'
import type { LlmLimits } from '../../llm/llm-limits.js'
import { asData, transcriptAsData } from '../../llm/transcript-as-data.js'

export const combinePromptVersion = 'combined-2'

export const combinedSystem = `You write one report over several practice conversations, for the manager of the people in them. In each, "agent"
plays a role and "user" is the participant.

${dataRule}

The report has the sections that the manager names, in that order, with exactly those headings. A section holds one to five
statements. Each statement is one plain sentence of at most 30 words, without markdown, HTML, links or headings, and names the
conversations that it rests on by their numbers; quotes, one or two, are copied letter by letter from the turns, at most 20
words each. A statement that rests on no conversation is left out. Name no number, date, name or amount that is not in the data;
counts of conversations are welcome.

Say what the conversations share and where they differ in substance: positions, amounts, dates, decisions, outcomes; not in
who spoke how much. Irony and sarcasm are not praise. A recommendation is something that the conversations call for and a
person can do; an insult or a complaint is no recommendation. If a section asks for something that the data cannot decide,
such as a rank, a score or a forecast, its only statement says so and names every conversation.`

export function combinedPrompt(
  sources: readonly ConversationToReport[],
  wish: string,
  headings: readonly string[],
  { transcriptCharacters }: LlmLimits,
): { prompt: string; isCut: boolean } {
  const share = Math.floor(transcriptCharacters / Math.max(1, sources.length))
  const parts = sources.map((source, at) => {
    const { lines, isCut } = transcriptAsData(source.transcript, share)
    const about = { conversation: at + 1, scenario: source.scenarioTitle, participant: source.recipientName }
    return { text: `${asData(about)}\n${lines}`, isCut }
  })
  const prompt = `The manager asks:\n${asData(wish.slice(0, 20_000))}\n\nThe headings:\n${asData(headings)}\n\nThe conversations, each with a line about it and then a turn a line:\n\n${parts.map(({ text }) => text).join('\n\n')}\n\nWrite the report in the language that the manager asks in.`
  return { prompt, isCut: parts.some(({ isCut }) => isCut) }
}
