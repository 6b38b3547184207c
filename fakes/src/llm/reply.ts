import type { AnswerFault } from './answer-fault.ts'
import type { Question } from './question.ts'
import { readBy, reasoningOf, tokensOf, type ServerTraits } from './server-traits.ts'
import { isReport, writeDraft } from './write-draft.ts'

export interface Reply {
  readonly text: string
  readonly end: 'complete' | 'cut' | 'declined' | 'odd'
  readonly tokens: { readonly input: number; readonly output: number }
}

/** The answer to a prompt, made from its data, with the chosen fault. */
export function replyTo(asked: Question, fault: AnswerFault | null, echoed: number, traits: ServerTraits): Reply {
  const question = readBy(asked, traits)
  const { text, end } = spoilt(writeDraft(question, fault, echoed), fault, isReport(question))
  const input = Math.min(tokensOf(asked.characters), traits.contextTokens)
  const output = reasoningOf(asked, traits) + tokensOf(text.length)
  if (fault === 'thought' || output > asked.maxTokens)
    return { text: '', end: 'cut', tokens: { input, output: asked.maxTokens } }
  return { text, end, tokens: { input, output } }
}

function spoilt(text: string, fault: AnswerFault | null, isReport: boolean): Pick<Reply, 'text' | 'end'> {
  switch (fault) {
    case 'fenced':
      return { text: `\`\`\`json\n${text}\n\`\`\``, end: 'complete' }
    case 'truncated':
      return { text: text.slice(0, text.length / 2), end: 'cut' }
    case 'out-of-range':
      return {
        text: isReport
          ? text.replace(/"sentiment":\d+/, '"sentiment":150')
          : text.replace('"conversations"', '"chats"'),
        end: 'complete',
      }
    case 'prose':
      return { text: 'Of course! The conversation went well, and both sides were pleased.', end: 'complete' }
    case 'declined':
      return { text: 'I cannot help with that.', end: 'declined' }
    case 'empty':
      return { text: '', end: 'complete' }
    case 'odd-end':
      return { text, end: 'odd' }
    case 'invented':
    case 'invented-details':
    case 'unknown-conversation':
    case 'echo':
    case 'thought':
    case null:
      return { text, end: 'complete' }
  }
}
