// Follows a known and an unknown short link, beside a redirect of a bare server of node:http.
import { compare } from './requests/compare.mjs'
import { openStage } from './requests/stage.mjs'

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const headers = { 'user-agent': browser, 'accept-encoding': 'gzip, deflate, br' }

const stage = await openStage()
try {
  await stage.database.query(`INSERT INTO short_codes (code, target_kind, target_id) VALUES ('bench', 'demo', 'd')`)
  const floor = { ...(await stage.startFloor()), path: '/bench', headers, status: 302 }
  const known = { ...stage.own, path: '/bench', headers, status: 302 }
  await compare({ name: 'a known code, its hit counted', floor, request: known, least: 0.5, mostP99Ms: 10 })
  const unknown = { ...stage.own, path: '/wrong', headers, status: 404 }
  await compare({ name: 'an unknown code, asked again', floor, request: unknown, least: 0.4 })
} finally {
  await stage.close()
}
