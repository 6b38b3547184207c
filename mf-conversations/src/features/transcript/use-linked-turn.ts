import { useLocation } from '@clarity/admin-kit'
import { useEffect } from 'react'
import { readTurnHash } from './turn-hash'

/** Shows and focuses the turn that the address names, when the page opens and whenever the address changes. */
export function useLinkedTurn(count: number, arrive: (turn: number) => void): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const turn = readTurnHash(hash, count)
    if (turn !== null) arrive(turn)
    // The key changes with each click, also on the link of the turn that is shown already.
  }, [hash, key, count, arrive])
}
