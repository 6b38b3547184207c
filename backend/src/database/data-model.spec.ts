import { expect, it } from 'vitest'
import { describeDataModel } from '../../test/describe-data-model.js'
import { startTestApp } from '../../test/test-app.js'

it('matches docs/data-model.md', async () => {
  const app = await startTestApp()
  const described = await describeDataModel(app.dataSource)
  await app.close()
  await expect(described).toMatchFileSnapshot('../../../docs/data-model.md')
})
