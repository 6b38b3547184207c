import { h, options, type VNode } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * The widget writes its stylesheet into a style element, which the policy forbids, and its first line asks Google for a
 * typeface. So it becomes a constructed stylesheet without that line. Only the widget uses Preact.
 */
export function adoptWidgetStyles(): void {
  const before = options.vnode
  options.vnode = (vnode: VNode) => {
    if (vnode.type === 'style') vnode.type = AdoptedStyles as VNode['type']
    before?.(vnode)
  }
}

/** Embedded in the page, it needs no margin and must not cover the page; touch needs larger buttons. */
const additions = `
.sheet, .sheet[data-variant] { width: 100%; max-width: none; height: 100%; max-height: none; border: 1px solid var(--line); box-shadow: none }
.overlay > .shadow-md { box-sizing: border-box; width: 100%; border: 1px solid var(--line); box-shadow: none }
button { min-width: 44px; min-height: 44px }
button:is([aria-label='Expand widget'], [aria-label='Collapse widget']) { display: none }
`

/** Texts, and signals of texts. */
type Part = string | { readonly value: string }

function AdoptedStyles({ children }: { children: readonly Part[] }) {
  const marker = useRef<HTMLTemplateElement>(null)
  const text = children.map((part) => (typeof part === 'string' ? part : part.value)).join('')
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text.replaceAll(/@import\s*("[^"]*"|url\([^)]*\))[^;]*;/g, '') + additions)
    ;(marker.current!.getRootNode() as ShadowRoot).adoptedStyleSheets = [sheet]
  }, [text])
  return h('template', { ref: marker })
}
