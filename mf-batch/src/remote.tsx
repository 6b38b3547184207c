import type { Remote } from '@clarity/admin-kit'
import { BatchPage } from './features/batch/batch-page'

const remote: Remote = { pages: { '/admin/batch-demo': BatchPage } }

export default remote
