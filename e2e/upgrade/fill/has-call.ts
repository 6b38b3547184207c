import type { ApiClient } from '@clarity/test-kit/api-client'

/** Whether the release has this call; an earlier one has no rows of its kind. */
export async function hasCall(api: ApiClient, path: string): Promise<boolean> {
  return (await api.get(path)).status !== 404
}
