export * from '@clarity/test-kit/network'
