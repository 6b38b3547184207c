export interface TurnInData {
  readonly turn: number
  readonly role: string
  readonly says: string
}

/** The turns of each conversation, from the JSON lines of a prompt. */
export function conversationsIn(prompt: string): TurnInData[][] {
  const conversations: TurnInData[][] = [[]]
  for (const line of prompt.split('\n')) {
    const object = parsed(line)
    if (object === null) continue
    if ('conversation' in object && conversations.at(-1)!.length > 0) conversations.push([])
    if ('says' in object) conversations.at(-1)!.push(object as unknown as TurnInData)
  }
  return conversations
}

export function headingsIn(prompt: string): string[] {
  const line = prompt.split('\n').find((one) => one.startsWith('["'))
  return line ? (JSON.parse(line) as string[]) : []
}

/** The numbers of the goals that a prompt asks about. */
export function goalNumbersIn(prompt: string): number[] {
  return prompt.split('\n').flatMap((line) => {
    const goal = parsed(line)?.goal
    return typeof goal === 'number' ? [goal] : []
  })
}

function parsed(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return null
  }
}
