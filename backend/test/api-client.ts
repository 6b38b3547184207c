import * as kit from '@clarity/test-kit/api-client'
import { testPassword, type TestApp } from './test-app.js'

export type { Answer } from '@clarity/test-kit/api-client'

export class ApiClient extends kit.ApiClient {
  static async signedIn(app: TestApp): Promise<ApiClient> {
    const client = new ApiClient(app.url)
    const { status } = await client.signIn('admin@example.com', testPassword)
    if (status !== 204) throw new Error(`Sign-in answered ${status}.`)
    return client
  }
}
