import type { AnswerFault } from './answer-fault.ts'
import type { Question } from './question.ts'
import { isReport, writeDraft } from './write-draft.ts'

export interface Reply {
  readonly text: string
  readonly end: 'complete' | 'cut' | 'declined' | 'odd'
  readonly tokens: { readonly input: number; readonly output: number }
}

/** The answer to a prompt, made from its data, with the chosen fault. */
export function replyTo(question: Question, fault: AnswerFault | null, echoed: number): Reply {
  const { text, end } = spoilt(writeDraft(question, fault, echoed), fault, isReport(question))
  const words = (said: string) => Math.ceil(said.length / 4)
  return { text, end, tokens: { input: words(question.system + question.prompt), output: words(text) } }
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
    case null:
      return { text, end: 'complete' }
  }
}
