import type { Remote } from '@clarity/admin-kit'
import { SampleModulePage } from './sample-module-page'

/** What the shell loads: a page for each route of package.json's `clarity` block. */
export default { pages: { '/admin/sample-module': SampleModulePage } } satisfies Remote
