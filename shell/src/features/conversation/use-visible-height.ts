import { useEffect } from 'react'

/** Exposes the visible height to the styles: on iOS the keyboard covers the page, which keeps its height. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const fit = () => {
      style.setProperty('--seen-height', `${Math.round(seen.height * seen.scale)}px`)
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    seen.addEventListener('resize', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      style.removeProperty('--seen-height')
    }
  }, [])
}
