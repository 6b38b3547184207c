export const scenariosPath = '/admin/scenarios'

/** The form's addresses contain the list's search and order, so 'Back' restores the same list. */
export const formPaths = {
  add: (search: string) => `${scenariosPath}/new${search}`,
  edit: (id: string, search: string) => `${scenariosPath}/${encodeURIComponent(id)}${search}`,
  duplicate: (id: string, search: string) => {
    const query = new URLSearchParams(search)
    query.set(copyParameter, id)
    return `${scenariosPath}/new?${query}`
  },
} as const

/** The id of the scenario that a new one is a copy of. */
export const copyParameter = 'copy'

export function listPath(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(copyParameter)
  return query.size === 0 ? scenariosPath : `${scenariosPath}?${query}`
}

/** The place of a turn in its transcript; `turn` counts from 0, the address from 1. */
export const turnPath = (conversationId: string) => (turn: number) =>
  `/admin/conversations/${encodeURIComponent(conversationId)}/transcript#turn-${turn + 1}`
