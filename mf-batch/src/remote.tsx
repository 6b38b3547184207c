import { Title, type Remote } from '@clarity/admin-kit'

export default {
  pages: {
    '/admin/batch-demo': () => <Title>Batch Demo</Title>,
  },
} satisfies Remote
