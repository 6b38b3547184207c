import type { Remote } from '@clarity/admin-kit'
import { ConversationsPages } from './conversations-pages'

export default { pages: { '/admin/conversations': ConversationsPages } } satisfies Remote
