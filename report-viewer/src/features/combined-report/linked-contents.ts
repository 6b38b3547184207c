/** A node of markdown's syntax tree, as far as contents need it. */
interface Node {
  type: string
  value?: string
  url?: string
  depth?: number
  children?: Node[]
  position?: { start: { line: number } }
}

/**
 * A plugin of react-markdown: in contents above the first heading (`1. Summary · 2. Themes`) the title of each topmost
 * heading leads to it.
 */
export const linkedContents = () => (tree: Node) => {
  const nodes = tree.children!
  const first = nodes.findIndex(({ type }) => type === 'heading')
  const headings = nodes.filter(({ type, depth }) => type === 'heading' && depth === nodes[first]!.depth)
  for (const node of nodes.slice(0, Math.max(first, 0))) {
    if (node.type === 'paragraph')
      node.children = node.children!.flatMap((child) =>
        child.type === 'text' ? linked(child.value!, headings) : child,
      )
  }
}

/** A text in parts; those that are not followed by the next title stay as they are. */
function linked(text: string, headings: readonly Node[]): Node[] {
  let rest = text
  const parts = headings.flatMap((heading, at) => {
    const number = `${at + 1}. `
    const title = textOf(heading)
    const begin = rest.indexOf(number + title)
    if (begin < 0) return []
    const before = rest.slice(0, begin)
    rest = rest.slice(begin + number.length + title.length)
    const url = `#line-${heading.position!.start.line}`
    return [
      // The number stays in the line of its title.
      { type: 'text', value: `${before}${at + 1}.\u00a0` },
      { type: 'link', url, children: [{ type: 'text', value: title }] },
    ]
  })
  return [...parts, { type: 'text', value: rest }]
}

const textOf = ({ value, children }: Node): string => value ?? children?.map(textOf).join('') ?? ''
