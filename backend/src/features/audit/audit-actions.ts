/** The actions that are recorded, by route. A change that is not listed is recorded under its route's own name. */
const actions: Readonly<Record<string, string>> = {
  'POST /api/auth/login': 'account.sign-in',
  'POST /api/auth/passkey': 'account.sign-in',
  'POST /api/auth/logout': 'account.sign-out',
  'POST /api/auth/join': 'person.join',
  'POST /api/admin/people': 'person.invite',
  'PATCH /api/admin/people/:id': 'person.change-role',
  'DELETE /api/admin/people/:id': 'person.remove',
  'POST /api/admin/account/password': 'account.change-password',
  'DELETE /api/admin/account/sessions': 'account.end-sessions',
  'POST /api/admin/account/sessions/confirm': 'account.confirm-devices',
  'DELETE /api/admin/account/sessions/:id': 'account.end-session',
  'POST /api/admin/account/totp': 'account.begin-app',
  'POST /api/admin/account/totp/confirm': 'account.add-app',
  'DELETE /api/admin/account/totp': 'account.remove-app',
  'POST /api/admin/account/passkeys': 'account.add-passkey',
  'DELETE /api/admin/account/passkeys/:id': 'account.remove-passkey',
  'POST /api/request-demo': 'request.create',
  'POST /api/admin/demo-requests/:id/resend': 'request.resend',
  'POST /api/admin/demo-requests/:id/stop': 'request.stop',
  'GET /api/admin/demo-requests/:id': 'request.read',
  'GET /api/admin/demo-requests/export': 'request.export',
  'GET /api/admin/conversations/:id/transcript': 'transcript.read',
  'GET /api/admin/conversations/export': 'conversation.export',
  'POST /api/report/:reportId': 'report.read',
  'GET /api/admin/reports/:id': 'report.read',
  'GET /api/admin/reports/:id/versions/:version': 'report.read',
  'GET /api/admin/reports/export': 'report.export',
  'POST /api/admin/reports/re-run': 'report.re-run',
  'POST /api/admin/reports/:id/versions/:version/restore': 'report.restore',
  'POST /api/admin/reports/links': 'report.change-link',
  'PUT /api/admin/reports/:id/readers': 'report.change-readers',
  'POST /api/admin/erasures': 'person.erase',
  'POST /api/admin/person-exports': 'person.export',
  'POST /api/combined-report/:reportId': 'combined-report.read',
  'GET /api/admin/combined-reports/:id': 'combined-report.read',
  'GET /api/admin/combined-reports/export': 'combined-report.export',
  'POST /api/admin/combined-reports/generate': 'combined-report.create',
  'GET /api/admin/report-views/export': 'report-view.export',
  'GET /api/admin/report-runs/export': 'report-run.export',
  'GET /api/admin/audit/export': 'audit.export',
  // Its results quote transcripts.
  'GET /api/admin/search': 'transcript.search',
  'POST /api/admin/scenarios': 'scenario.create',
  'PUT /api/admin/scenarios/:id': 'scenario.change',
  'DELETE /api/admin/scenarios/:id': 'scenario.delete',
  // They answer with what a stored conversation says.
  'POST /api/admin/scenarios/goals/check': 'scenario.check-goals',
  'POST /api/admin/scenarios/report-preview': 'scenario.preview-report',
  'POST /api/admin/batches': 'batch.create',
  'PUT /api/admin/batches/:id': 'batch.change',
  'PATCH /api/admin/batches/:id/rows': 'batch.change',
  'GET /api/admin/batches/:id': 'batch.read',
  'GET /api/admin/batches/:id/export': 'batch.export',
  'PUT /api/admin/sending': 'sending.change',
  'POST /api/admin/tokens': 'token.create',
  'DELETE /api/admin/tokens/:id': 'token.revoke',
  'POST /api/admin/webhooks': 'webhook.create',
  'PATCH /api/admin/webhooks/:id': 'webhook.change',
  'DELETE /api/admin/webhooks/:id': 'webhook.delete',
  'POST /api/admin/webhooks/deliveries/:id/redeliver': 'webhook.redeliver',
  'POST /api/admin/providers/sms/test': 'provider.send-test',
  'GET /api/admin/providers/sms/test/:id': 'message.read',
  'GET /api/simulator/messages': 'message.read',
  'POST /api/admin/providers/:port/check': 'provider.check',
  'POST /api/admin/remotes/:name/releases': 'module.release',
  'POST /api/admin/remotes/:name/activate': 'module.activate',
  'POST /api/admin/remotes/:name/rollback': 'module.roll-back',
  'POST /api/admin/remotes/:name/withdraw': 'module.withdraw',
  'POST /api/admin/remotes/:name/disable': 'module.disable',
  'POST /api/admin/remotes/:name/enable': 'module.enable',
  'POST /api/admin/remotes/:name/canary': 'module.canary',
  'POST /api/admin/remotes/:name/preview': 'module.preview',
  'DELETE /api/admin/remotes/:name/preview': 'module.end-preview',
  'PUT /api/admin/remotes/:name/key': 'module.set-key',
}

/** Calls that change nothing and read no person's texts, although they are sent like a change. */
const unrecorded = new Set([
  'POST /api/admin/batches/check',
  'POST /api/admin/scenarios/test-talk',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/remotes/:name/failures',
])

/** Actions of a page that saves as one types (docs/adr/0044-typing-is-recorded-once.md). */
const repeated = new Set(['batch.change'])

export const isRepeated = (action: string): boolean => repeated.has(action)

/** Null for a call that is not recorded. */
export function actionOf(method: string, route: string): string | null {
  const key = `${method} ${route}`
  if (Object.hasOwn(actions, key)) return actions[key]!
  const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method) && route.startsWith('/api/admin/')
  return isChange && !unrecorded.has(key) ? `${method.toLowerCase()} ${route.slice('/api/admin/'.length)}` : null
}
