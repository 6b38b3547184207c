// Reports
export type { ConversationToReport, CountedTalk, WrittenReport } from './report/read/conversation-to-report.js'
export { countTalk, isTooShort, writeReport } from './report/write-report.js'
export { combineReports } from './combined-report/combine-reports.js'

// The agent
export type { AgentReply, AgentScenario, AgentTurn } from './agent/prompt/agent-scenario.js'
export { prepareTagger as prepareAgent } from './language/tokens/loaded-tagger.js'
export { type ReplySources, replySources } from './agent/reply-sources.js'
export { nextReply, openConversation, readScenario } from './agent/next-reply.js'
export { fewestUserTurns, longestReply, longestSecs, mostTurns } from './agent/role/limits.js'

// Shared by all report writers: labels, headings, quotes, safe text
export { conversationLabel } from './combined-report/conversation-label.js'
export { promptHeadings } from './combined-report/prompt-headings.js'
export { escapeMarkdown, plainText } from './language/markdown/escape-markdown.js'
export { quoted } from './language/markdown/quoted.js'
export { counted } from './language/phrases/in-words.js'
export { withoutRepeats } from './report/read/evidence.js'

// Analysis of a text: its language, names, sentiment, stop words
export { spokenLanguage } from './report/assemble/analyse.js'
export { detectLanguage, languageName } from './language/sentences/detect-language.js'
export { type IsName, loadKnownNames } from './language/names/known-names.js'
export { discourseWords } from './language/tokens/stop-words.js'
export { sentimentOf } from './report/select/turn-sentiment.js'
