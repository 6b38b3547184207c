import { useEffect, useRef } from 'react'
import type { WidgetTalk } from './widget-client'

/** Passes the page's callbacks to the widget with the event of its tap; returns the element's ref. */
export function useWidgetTalk(talk: WidgetTalk) {
  const element = useRef<HTMLElement>(null)
  const newest = useRef(talk)
  useEffect(() => {
    newest.current = talk
  })
  useEffect(() => {
    const tapped = (event: Event) => {
      const { config } = (event as CustomEvent<{ config: { talk?: WidgetTalk } }>).detail
      config.talk = newest.current
    }
    const widget = element.current!
    widget.addEventListener('elevenlabs-convai:call', tapped)
    return () => widget.removeEventListener('elevenlabs-convai:call', tapped)
  }, [])
  return element
}
