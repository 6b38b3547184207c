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
import { RequestFilters1795332200000 } from './1795332200000-request-filters.js'
import { UndeliveredMessages1795332210000 } from './1795332210000-undelivered-messages.js'
import { TransitionCauses1795332220000 } from './1795332220000-transition-causes.js'
import { ReportGoals1795332300000 } from './1795332300000-report-goals.js'
import { TextsByTime1795332310000 } from './1795332310000-texts-by-time.js'
import { LiveRequests1795332400000 } from './1795332400000-live-requests.js'
import { LiveTexts1795332401000 } from './1795332401000-live-texts.js'
import { LiveCalls1795332402000 } from './1795332402000-live-calls.js'
import { LiveConversations1795332403000 } from './1795332403000-live-conversations.js'
import { LiveReports1795332404000 } from './1795332404000-live-reports.js'
import { LiveCombinedReports1795332405000 } from './1795332405000-live-combined-reports.js'
import { LiveViews1795332406000 } from './1795332406000-live-views.js'
import { LiveSessions1795332407000 } from './1795332407000-live-sessions.js'
import { PlainNames1795332410000 } from './1795332410000-plain-names.js'
import { SaidWords1795332411000 } from './1795332411000-said-words.js'
import { ShortCodeHits1795332420000 } from './1795332420000-short-code-hits.js'
import { LiveShortCodes1795332421000 } from './1795332421000-live-short-codes.js'
import { LiveScenarios1795332422000 } from './1795332422000-live-scenarios.js'
import { ListedConversations1795332430200 } from './1795332430200-listed-conversations.js'
import { ListedReports1795332430300 } from './1795332430300-listed-reports.js'
import { ListedPeople1795332430700 } from './1795332430700-listed-people.js'
import { FillListed1795332431000 } from './1795332431000-fill-listed.js'
import { ListOrders1795332432000 } from './1795332432000-list-orders.js'
import { ListSearches1795332433000 } from './1795332433000-list-searches.js'
import { AccountSessions1795332450000 } from './1795332450000-account-sessions.js'
import { SecondFactors1795332451000 } from './1795332451000-second-factors.js'
import { Batches1795332470000 } from './1795332470000-batches.js'
import { ReportReaders1795332471000 } from './1795332471000-report-readers.js'
import { People1795332480000 } from './1795332480000-people.js'
import { Audit1795332481000 } from './1795332481000-audit.js'
import { ScenarioTrust1795332490000 } from './1795332490000-scenario-trust.js'
import { ReportLinks1795332491000 } from './1795332491000-report-links.js'
import { CombinedReportLinks1795332492000 } from './1795332492000-combined-report-links.js'
import { LinkIndexes1795332493000 } from './1795332493000-link-indexes.js'
import { VerifiedViews1795332494000 } from './1795332494000-verified-views.js'
import { ReaderCodes1795332495000 } from './1795332495000-reader-codes.js'
import { Spending1795332500000 } from './1795332500000-spending.js'
import { HeldMessages1795332501000 } from './1795332501000-held-messages.js'
import { HeldCalls1795332502000 } from './1795332502000-held-calls.js'
import { HeldLists1795332503000 } from './1795332503000-held-lists.js'
import { Erasures1795332504000 } from './1795332504000-erasures.js'
import { ErasedRequests1795332505000 } from './1795332505000-erased-requests.js'
import { ErasedReports1795332506000 } from './1795332506000-erased-reports.js'
import { ForgottenReaders1795332507000 } from './1795332507000-forgotten-readers.js'
import { VerifiedOrder1795332508000 } from './1795332508000-verified-order.js'
import { BatchSearches1795332520000 } from './1795332520000-batch-searches.js'
import { ReportsOfCodes1795332530000 } from './1795332530000-reports-of-codes.js'
import { OneSearchIndex1795332540000 } from './1795332540000-one-search-index.js'
import { CombinedCodes1795332541000 } from './1795332541000-combined-codes.js'

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
  RequestFilters1795332200000,
  UndeliveredMessages1795332210000,
  TransitionCauses1795332220000,
  ReportGoals1795332300000,
  TextsByTime1795332310000,
  LiveRequests1795332400000,
  LiveTexts1795332401000,
  LiveCalls1795332402000,
  LiveConversations1795332403000,
  LiveReports1795332404000,
  LiveCombinedReports1795332405000,
  LiveViews1795332406000,
  LiveSessions1795332407000,
  PlainNames1795332410000,
  SaidWords1795332411000,
  ShortCodeHits1795332420000,
  LiveShortCodes1795332421000,
  LiveScenarios1795332422000,
  ListedConversations1795332430200,
  ListedReports1795332430300,
  ListedPeople1795332430700,
  FillListed1795332431000,
  ListOrders1795332432000,
  ListSearches1795332433000,
  AccountSessions1795332450000,
  SecondFactors1795332451000,
  Batches1795332470000,
  ReportReaders1795332471000,
  People1795332480000,
  Audit1795332481000,
  ScenarioTrust1795332490000,
  ReportLinks1795332491000,
  CombinedReportLinks1795332492000,
  LinkIndexes1795332493000,
  VerifiedViews1795332494000,
  ReaderCodes1795332495000,
  Spending1795332500000,
  HeldMessages1795332501000,
  HeldCalls1795332502000,
  HeldLists1795332503000,
  Erasures1795332504000,
  ErasedRequests1795332505000,
  ErasedReports1795332506000,
  ForgottenReaders1795332507000,
  VerifiedOrder1795332508000,
  BatchSearches1795332520000,
  ReportsOfCodes1795332530000,
  OneSearchIndex1795332540000,
  CombinedCodes1795332541000,
]
