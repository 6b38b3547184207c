import { useLocation } from '@clarity/admin-kit'
import { useEffect } from 'react'
import { readTurnHash } from './turn-hash'

/** Shows the turn that the address names, when the page opens and whenever the address changes. */
export function useLinkedTurn(count: number, go: (turn: number) => void): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const turn = readTurnHash(hash, count)
    if (turn !== null) go(turn)
    // The key changes with each click, also on the link of the turn that is shown already.
  }, [hash, key, count, go])
}
