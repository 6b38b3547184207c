import { lazyPage, type Remote } from '@clarity/admin-kit'
import { ConversationsPages } from './conversations-pages'

export default {
  pages: {
    '/admin/conversations': ConversationsPages,
    '/admin/requests': lazyPage(() => import('./requests-pages')),
  },
} satisfies Remote
