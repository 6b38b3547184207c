// What needs no model of the language: a server loads this at its start, in a third of the time.
export { nameIn as agentNameIn } from './agent/role/name-in.js'
export { conversationLabel } from './combined-report/conversation-label.js'
export { detectLanguage } from './language/sentences/detect-language.js'
export { unescapeMarkdown } from './language/markdown/escape-markdown.js'
