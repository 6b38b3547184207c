import type { Remote } from '@clarity/admin-kit'
import { BatchPages } from './batch-pages'

const remote: Remote = { pages: { '/admin/batch-demo': BatchPages } }

export default remote
