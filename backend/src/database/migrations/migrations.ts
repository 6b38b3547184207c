import { First1763700000000 } from './1763700000000-first.js'
import { Installation1795305600000 } from './1795305600000-installation.js'
import { Secrets1795331000000 } from './1795331000000-secrets.js'
import { Alarms1795331100000 } from './1795331100000-alarms.js'
import { Strangers1795331200000 } from './1795331200000-strangers.js'
import { Sending1795331300000 } from './1795331300000-sending.js'
import { Tokens1795331500000 } from './1795331500000-tokens.js'
import { ModuleReleases1795331600000 } from './1795331600000-module-releases.js'
import { RestoredVersions1795331750000 } from './1795331750000-restored-versions.js'
import { ScenarioGoals1795331800000 } from './1795331800000-scenario-goals.js'
import { IdempotencyKeys1795332000000 } from './1795332000000-idempotency-keys.js'
import { Webhooks1795332100000 } from './1795332100000-webhooks.js'
import { ReportGoals1795332300000 } from './1795332300000-report-goals.js'
import { TextsByTime1795332310000 } from './1795332310000-texts-by-time.js'

/**
 * Every migration, in order. A list, because globs behave differently in each tool. It only grows: a released migration
 * never changes (docs/migrations.md).
 */
export const migrations = [
  First1763700000000,
  Installation1795305600000,
  Secrets1795331000000,
  Alarms1795331100000,
  Strangers1795331200000,
  Sending1795331300000,
  Tokens1795331500000,
  ModuleReleases1795331600000,
  RestoredVersions1795331750000,
  ScenarioGoals1795331800000,
  IdempotencyKeys1795332000000,
  Webhooks1795332100000,
  ReportGoals1795332300000,
  TextsByTime1795332310000,
]
