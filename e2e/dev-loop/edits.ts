import type { Page } from 'playwright-core'

/** One line that a contributor edits, and where its text is seen. */
export interface Edit {
  readonly kind: string
  readonly file: string
  /** What is edited, between its ends. */
  readonly place: RegExp
  /** Around the text that is put there. */
  readonly ends: readonly [string, string]
  readonly path: string
  /** A field whose content survives: the page is refreshed, not loaded again. */
  readonly keptField?: string
}

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
    keptField: '#root input[autocomplete]',
  },
  { kind: 'text of the site', file: 'shell/src/texts.ts', ...constant('stepsTitle'), path: '/' },
  {
    kind: 'viewer',
    file: 'report-viewer/src/features/gate/gate-page.tsx',
    ...heading,
    path: '/report/any',
    keptField: '#email',
  },
  {
    kind: 'admin shell',
    file: 'shell/src/admin/session/sign-in-page.tsx',
    place: /\{texts\.signIn\.title\}(?=\s*<)|Edited[^<\n]*/,
    ends: ['', ''],
    path: '/admin',
    keptField: 'input[type=email]',
  },
  {
    kind: 'remote',
    file: 'mf-reports/src/features/report-list/report-list-page.tsx',
    ...title,
    path: '/admin/reports',
  },
  { kind: 'contracts', file: 'contracts/src/demo-request.ts', ...constant('notFound'), path: unknownDemo },
  {
    kind: 'backend',
    file: 'backend/src/features/pages/nothing-here.ts',
    ...constant('nothingHere'),
    path: '/api/nothing',
  },
]

export const shows = (page: Page, text: string) => page.getByText(text).first()
