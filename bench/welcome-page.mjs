// Loads the welcome page, which has data, beside the home page, which has none.
import { compare } from './requests/compare.mjs'
import { openStage } from './requests/stage.mjs'

const stage = await openStage()
try {
  const shared = { ...stage.own, headers: { 'accept-encoding': 'gzip, deflate, br' }, status: 200 }
  await compare({
    name: 'the welcome page',
    floor: { ...shared, path: '/' },
    request: { ...shared, path: '/invite/ada.lovelace@example.com' },
    least: 0.8,
  })
} finally {
  await stage.close()
}
