import { useEffect } from 'react'

/** Sets the tab's title, and announces a message to screen readers if there is one. */
export function useScreen(title: string, announcement = ''): void {
  useEffect(() => {
    document.title = title
    const live = document.getElementById('live')
    if (live) live.textContent = announcement
  }, [title, announcement])
}
