import { Title, type Remote } from '@clarity/admin-kit'

export default {
  pages: {
    '/admin/scenarios': () => <Title>Scenarios</Title>,
  },
} satisfies Remote
