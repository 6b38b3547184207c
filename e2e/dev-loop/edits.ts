import type { Page } from 'playwright-core'

/** One line that a contributor edits, and the page that shows its text. */
export interface Edit {
  readonly kind: string
  readonly file: string
  /** The edited text, between `before` and `after`. */
  readonly place: RegExp
  /** Around the text that is put there. */
  readonly ends: readonly [string, string]
  readonly path: string
  /** Seen once the page's scripts run; an answer of the backend has none. */
  readonly mounted?: string
  /** A field whose content survives if the page is refreshed by HMR and not reloaded. */
  readonly keptField?: string
}

// Prerendered: what is typed before the app has hydrated the page is lost if the first app differs from the HTML.
const hydrated = 'html[data-mounted]'

const unknownDemo = '/demo/00000000-0000-4000-8000-000000000000'

const heading = { place: /<h1>[^<]*<\/h1>/, ends: ['<h1>', '</h1>'] } as const
const title = { place: /\btitle=(\{[^}]*\}|"[^"]*")/, ends: ['title="', '"'] } as const
const constant = (name: string) =>
  ({ place: new RegExp(`\\b${name}(: | = )'[^']*'`), ends: [`${name}$1'`, `'`] }) as const

export const edits: readonly Edit[] = [
  {
    kind: 'site',
    file: 'shell/src/features/home/home-page.tsx',
    ...heading,
    path: '/',
    mounted: hydrated,
    keptField: '#root input[autocomplete]',
  },
  {
    kind: 'text of the site',
    file: 'shell/src/texts.ts',
    ...constant('stepsTitle'),
    path: '/',
    mounted: hydrated,
  },
  {
    kind: 'viewer',
    file: 'report-viewer/src/features/gate/gate-page.tsx',
    ...heading,
    path: '/report/any',
    mounted: hydrated,
    keptField: '#email',
  },
  {
    kind: 'admin shell',
    file: 'shell/src/admin/session/sign-in-page.tsx',
    place: /\{texts\.signIn\.title\}(?=\s*<)|Edited[^<\n]*/,
    ends: ['', ''],
    path: '/admin',
    mounted: 'h1',
    keptField: 'input[type=email]',
  },
  {
    kind: 'remote',
    file: 'mf-reports/src/features/report-list/report-list-page.tsx',
    ...title,
    path: '/admin/reports',
    mounted: 'h1',
  },
  {
    kind: 'contracts',
    file: 'contracts/src/demo-request.ts',
    ...constant('notFound'),
    path: unknownDemo,
    mounted: hydrated,
  },
  {
    kind: 'backend',
    file: 'backend/src/features/pages/not-found-text.ts',
    ...constant('notFoundText'),
    path: '/api/nothing',
  },
]

export const shows = (page: Page, text: string) => page.getByText(text).first()
