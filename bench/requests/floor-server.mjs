// A bare server of node:http, in a process of its own: a redirect for GET, a list for the admin's,
// and for POST one SELECT and one INSERT.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { Pool } = createRequire(join(import.meta.dirname, '../../backend/package.json'))('pg')
const pool = process.env.FLOOR_DATABASE ? new Pool({ connectionString: process.env.FLOOR_DATABASE, max: 10 }) : null

async function readReport(request, response) {
  const id = request.url.slice('/api/report/'.length)
  let body = ''
  for await (const chunk of request) body += chunk
  const { email } = JSON.parse(body)
  const { rows } = await pool.query('SELECT content FROM reports WHERE id = $1', [id])
  await pool.query('INSERT INTO bench_views (report_id, email, address) VALUES ($1, $2, $3)', [
    id,
    email,
    request.socket.remoteAddress,
  ])
  const json = JSON.stringify({ content: rows[0].content })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json)
}

/** The query of the admin's list, as `readRows` makes it, without its count. */
const page = `SELECT r.id, r.demo_request_id, r.recipient_name, r.recipient_phone, r.generated_at,
    CASE WHEN r.link_revoked_at IS NOT NULL THEN 'revoked'
      WHEN coalesce(r.link_expires_at, coalesce(r.link_opened_at, r.created_at) + make_interval(days =>
        (SELECT s.report_days FROM demo_requests d JOIN scenarios s ON s.id = d.scenario_id
          WHERE d.id = r.demo_request_id))) <= now() THEN 'expired' ELSE 'open' END AS link_state,
    (r.created_at)::text AS page_key, r.id AS page_id
  FROM (SELECT r.* FROM reports r ORDER BY r.created_at DESC, r.id DESC LIMIT 101) r
  ORDER BY r.created_at DESC, r.id DESC LIMIT 101`

async function listReports(response) {
  const { rows } = await pool.query(page)
  const json = JSON.stringify(rows.slice(0, 100))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json)
}

const server = createServer((request, response) => {
  if (request.method === 'POST') readReport(request, response)
  else if (request.url.startsWith('/api/admin/reports')) listReports(response)
  else response.writeHead(302, { location: '/demo/0123456789abcdef0123456789abcdef', 'content-length': '0' }).end()
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('disconnect', () => process.exit())
