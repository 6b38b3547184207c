/** A node of markdown's syntax tree, as far as tables need it. */
interface Node {
  type: string
  value?: string
  align?: Align[]
  children?: Node[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

type Align = 'left' | 'right' | 'center' | null

const cellEnd: Node = { type: 'cellEnd' }
const lineEnd: Node = { type: 'break' }

/** A plugin of react-markdown: paragraphs with the rows of a table (`| a | b |`, `| --- | --- |`) become tables. */
export const tables = () => (tree: Node, file: unknown) => {
  replaceTables(tree, String(file))
}

function replaceTables(parent: Node, source: string): void {
  if (!parent.children) return
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'paragraph') return readTable(child, source) ?? child
    replaceTables(child, source)
    return child
  })
}

/** The paragraph above a table, if there is one, and the table; undefined if the paragraph contains no table. */
function readTable(paragraph: Node, source: string): Node[] | undefined {
  const lines = splitAt(
    lineEnd,
    paragraph.children!.flatMap((child) => splitText(child, source)),
  )
  const rows = lines.map(cellsOf)
  const at = rows.findIndex((cells, index) => {
    const above = rows[index - 1]
    return above?.length === cells.length && lines[index]!.includes(cellEnd) && cells.every(isDelimiter)
  })
  if (at < 1) return undefined
  const align = rows[at]!.map(alignOf)
  const table = [rows[at - 1]!, ...rows.slice(at + 1)].map((cells) => ({
    type: 'tableRow',
    children: align.map((_, index) => ({ type: 'tableCell', children: cells[index] ?? [] })),
  }))
  const above = lines.slice(0, at - 1).flatMap((line) => [...line.map(asText), { type: 'text', value: '\n' }])
  return [...(above.length ? [{ ...paragraph, children: above }] : []), { type: 'table', align, children: table }]
}

/** A text in parts: its words, the ends of cells, and the ends of lines. An escaped pipe stays a part of the words. */
function splitText(node: Node, source: string): Node[] {
  if (node.type !== 'text') return [node]
  const written = source.slice(node.position?.start.offset, node.position?.end.offset)
  const pipes = Array.from(written.matchAll(/\\?\|/g), ([pipe]) => pipe)
  return node.value!.split(/([|\n])/).map((value) => {
    if (value === '\n') return lineEnd
    return value === '|' && pipes.shift() === '|' ? cellEnd : { type: 'text', value }
  })
}

/** The cells of a line; pipes at its beginning and end are optional. */
function cellsOf(line: Node[]): Node[][] {
  const cells = splitAt(cellEnd, line)
  if (cells.length > 1 && !textOf(cells[0]!)) cells.shift()
  if (cells.length > 1 && !textOf(cells.at(-1)!)) cells.pop()
  return cells
}

function splitAt(end: Node, nodes: Node[]): Node[][] {
  const parts: Node[][] = [[]]
  for (const node of nodes) {
    if (node.type === end.type) parts.push([])
    else parts.at(-1)!.push(node)
  }
  return parts
}

const asText = (node: Node): Node => (node === cellEnd ? { type: 'text', value: '|' } : node)

/** Any other node counts as text. */
const textOf = (nodes: Node[]) =>
  nodes
    .map(({ type, value }) => (type === 'text' ? value : type))
    .join('')
    .trim()

const isDelimiter = (cell: Node[]) => /^:?-+:?$/.test(textOf(cell))

function alignOf(cell: Node[]): Align {
  const text = textOf(cell)
  if (text.endsWith(':')) return text.startsWith(':') ? 'center' : 'right'
  return text.startsWith(':') ? 'left' : null
}
