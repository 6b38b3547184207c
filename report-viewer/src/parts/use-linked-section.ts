import { useEffect } from 'react'

/** Scrolls to the section that the address names: the browser looked for it before the report was there. */
export function useLinkedSection(): void {
  useEffect(() => {
    // A reader who has scrolled meanwhile keeps their position.
    if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
