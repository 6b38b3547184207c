import { summaryJson, type Conversation } from './conversation.ts'

/** One page of the matching conversations, newest first; the cursor is the index of the next one. */
export function listConversations(all: readonly Conversation[], query: URLSearchParams): Record<string, unknown> {
  const found = all.filter((conversation) => isFound(conversation, query)).toReversed()
  const from = Number(query.get('cursor') ?? 0)
  const until = from + Number(query.get('page_size') ?? 30)
  const hasMore = until < found.length
  return {
    conversations: found.slice(from, until).map(summaryJson),
    next_cursor: hasMore ? String(until) : null,
    has_more: hasMore,
  }
}

function isFound({ agentId, startedAtSecs, clientData }: Conversation, query: URLSearchParams): boolean {
  const is = (name: string, value: unknown) => !query.has(name) || query.get(name) === value
  const after = Number(query.get('call_start_after_unix') ?? 0)
  const before = Number(query.get('call_start_before_unix') ?? Infinity)
  const isWithin = startedAtSecs >= after && startedAtSecs <= before
  const hasVariables = query.getAll('dynamic_variable_params').every((param) => {
    const [name = '', operator, ...value] = param.split(':')
    return operator === 'eq' && (clientData.dynamic_variables?.[name] ?? '') === value.join(':')
  })
  return isWithin && hasVariables && is('agent_id', agentId) && is('user_id', clientData.user_id)
}
