import { Title, type Remote } from '@clarity/admin-kit'

export default {
  pages: {
    '/admin/conversations': () => <Title>Conversations</Title>,
  },
} satisfies Remote
