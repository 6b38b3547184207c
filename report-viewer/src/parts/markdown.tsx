import { createElement, useContext, type HTMLAttributes, type JSX } from 'react'
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown'
import { Paragraph } from './paragraph'
import { ReportLanguages } from './report-languages'
import { tables } from './tables'

interface MarkdownProps {
  children: string
  /** The level of the text's topmost headings, so the page's outline has no gap. */
  topLevel: number
  /** Whether its headings have ids, to lead to them. */
  hasAnchors?: boolean
  /** Further plugins of react-markdown. */
  plugins?: Options['remarkPlugins'] | false
}

/** Markdown without HTML and images; links send no referrer. */
export function Markdown({ children, topLevel, hasAnchors, plugins }: MarkdownProps) {
  const ownTop = Math.min(...Array.from(children.matchAll(/^ {0,3}(#{1,6})\s/gm), ([, marks]) => marks!.length))
  const words = { dir: 'auto', lang: useContext(ReportLanguages).written }
  const block = ({ node, ...props }: HTMLAttributes<HTMLElement> & ExtraProps) =>
    createElement(node!.tagName, { ...props, ...words })
  const heading = ({ node, children: text }: JSX.IntrinsicElements['h1'] & ExtraProps) =>
    createElement(
      `h${Math.min(topLevel + Math.max(Number(node!.tagName[1]) - ownTop, 0), 6)}`,
      { ...words, ...(hasAnchors && { id: `line-${node!.position!.start.line}`, tabIndex: -1 }) },
      text,
    )
  return (
    <ReactMarkdown
      disallowedElements={['img']}
      remarkPlugins={[tables, ...(plugins || [])]}
      urlTransform={(url) => (/^(https?:|mailto:)/i.test(url) || (hasAnchors && /^#line-/.test(url)) ? url : null)}
      components={{
        ...components,
        p: Paragraph,
        th: block,
        td: block,
        ul: block,
        ol: block,
        blockquote: block,
        h1: heading,
        h2: heading,
        h3: heading,
        h4: heading,
        h5: heading,
        h6: heading,
      }}
    >
      {children}
    </ReactMarkdown>
  )
}

const components: Components = {
  // A table that is too wide scrolls by itself, also with the keyboard.
  table: ({ children }) => (
    <div className="wide" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  a: ({ href, children }) =>
    href ? (
      <a href={href} rel="noopener nofollow noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
}
