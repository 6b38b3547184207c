import type { AnswerFault } from './answer-fault.ts'
import { conversationsIn, goalNumbersIn, headingsIn, type TurnInData } from './read-data.ts'
import type { Question } from './question.ts'

/** True for a single conversation's report; false for a combined report and for an agent's reply. */
export function isReport({ schema, system }: Pick<Question, 'schema' | 'system'>): boolean {
  return schema ? 'keyPoints' in (schema.properties ?? {}) : system.includes('"keyPoints"')
}

/** True if the prompt asks only for the overview of a report whose items exist. */
function isOverview({ schema, system }: Question): boolean {
  const isAsked = schema ? 'overview' in (schema.properties ?? {}) : system.includes('"overview"')
  return isAsked && !isReport({ schema, system })
}

function isCombined({ schema, system }: Question): boolean {
  return schema ? 'sections' in (schema.properties ?? {}) : system.includes('"sections"')
}

/** True if the prompt asks for verdicts on a scenario's goals. */
function isGoals({ schema, system }: Question): boolean {
  return schema ? 'goals' in (schema.properties ?? {}) : system.includes('"goals"')
}

function isSum({ schema, system }: Question): boolean {
  return schema ? 'sum' in (schema.properties ?? {}) : system.includes('"sum"')
}

/** A draft that the prompt's turns support, except for the fault; or an agent's next reply. */
export function writeDraft(question: Question, fault: AnswerFault | null, echoed: number): string {
  if (isSum(question)) return JSON.stringify({ sum: sumIn(question.prompt) })
  const conversations = conversationsIn(question.prompt)
  const said = conversations[0]!.find(({ turn }) => turn === echoed)?.says
  const say = (text: string) => (fault === 'echo' ? (said ?? text) : text)
  if (isOverview(question)) return JSON.stringify({ overview: say('The conversation had many turns.') })
  if (isReport(question)) return JSON.stringify(reportDraft(conversations[0]!, fault, say))
  if (isGoals(question)) return JSON.stringify({ goals: goalDrafts(question.prompt, conversations[0]!, fault) })
  if (isCombined(question)) return JSON.stringify(combinedDraft(conversations, headingsIn(question.prompt), fault, say))
  const last = conversations[0]!.findLast(({ role }) => role === 'user')
  return JSON.stringify({ says: say(`You said: ${quoteOf(last)}. Tell me more about that.`), ends: false })
}

function reportDraft(turns: readonly TurnInData[], fault: AnswerFault | null, say: (text: string) => string): unknown {
  const longest = turns.toSorted((a, b) => b.says.length - a.says.length || a.turn - b.turn)
  const evidence = (turn: TurnInData | undefined) => [
    fault === 'invented'
      ? { turn: turn?.turn ?? 0, quote: 'I will transfer nine million pesos to Zanzibar tonight' }
      : { turn: turn?.turn ?? 0, quote: quoteOf(turn) },
  ]
  const detail =
    fault === 'invented-details' ? ' They met Xaviera Quibble on 31/12/1987 for $98,765 (quibble@example.net).' : ''
  return {
    overview: say(`The conversation had ${countWord(turns.length)} turns.${detail}`),
    keyPoints: longest.slice(0, 4).map((turn, at) => ({
      title: say(`The ${turn.role} made point ${'abcd'[at]}`),
      content: say(`The ${turn.role} said: ${quoteOf(turn)}.`),
      evidence: evidence(turn),
    })),
    actionItems: longest.slice(0, 1).map((turn) => ({
      text: say(`Follow up on what the ${turn.role} said`),
      status: 'pending',
      owner: turn.role === 'user' ? 'user' : 'agent',
      evidence: evidence(turn),
    })),
    topics: longest.slice(0, 3).map((turn, at) => ({
      topic: say(longestWord(turn.says)),
      sentiment: [62, 50, 38][at],
      evidence: evidence(turn),
    })),
  }
}

/** Every goal is met by the user's longest turn; `invented` quotes what no one said. */
function goalDrafts(prompt: string, turns: readonly TurnInData[], fault: AnswerFault | null): unknown[] {
  const [longest] = turns.filter(({ role }) => role === 'user').toSorted((a, b) => b.says.length - a.says.length)
  const quote = fault === 'invented' ? 'I have never said anything like this' : quoteOf(longest)
  return goalNumbersIn(prompt).map((goal) => ({ goal, met: true, evidence: [{ turn: longest?.turn ?? 0, quote }] }))
}

function combinedDraft(
  conversations: readonly TurnInData[][],
  headings: readonly string[],
  fault: AnswerFault | null,
  say: (text: string) => string,
): unknown {
  const quotes = conversations.map((turns, at) => {
    const turn = turns.toSorted((a, b) => b.says.length - a.says.length)[0]
    const quote = fault === 'invented' ? 'I will transfer nine million pesos to Zanzibar tonight' : quoteOf(turn)
    return { conversation: at + 1, turn: turn?.turn ?? 0, quote }
  })
  return {
    sections: headings.map((heading) => ({
      heading,
      statements: [
        ...quotes.map((one) => ({
          text: say(`On this, somebody spoke of ${longestWord(one.quote)}.`),
          conversations: [one.conversation],
          quotes: [one],
        })),
        ...(fault === 'unknown-conversation' ? [{ text: 'Nobody said this.', conversations: [99], quotes: [] }] : []),
      ],
    })),
  }
}

function sumIn(prompt: string): number {
  return (prompt.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)
}

function quoteOf(turn: TurnInData | undefined): string {
  return turn?.says.trim().split(/\s+/).slice(0, 12).join(' ') ?? ''
}

function longestWord(text: string): string {
  return (text.match(/\p{L}+/gu) ?? ['talk']).toSorted((a, b) => b.length - a.length)[0]!
}

function countWord(count: number): string {
  return count > 12 ? 'many' : 'a few'
}
