import { useEffect } from 'react'

/** Opens the quotes of key points while the page is printed: styles alone cannot do it in every browser. */
export function useUnfoldForPrint(): void {
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')]
      for (const details of unfolded) details.open = true
    }
    const fold = () => {
      for (const details of unfolded) details.open = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [])
}
