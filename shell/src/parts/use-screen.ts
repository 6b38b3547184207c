import { useEffect } from 'react'

/** Names the screen in the tab's title and, where there is something to say, says it to a screen reader. */
export function useScreen(title: string, announcement = ''): void {
  useEffect(() => {
    document.title = title
    const live = document.getElementById('live')
    if (live) live.textContent = announcement
  }, [title, announcement])
}
