import type { Entity } from '../database/data-source.js'
import { InstallationEntity } from '../database/installation.entity.js'
import { AdminEntity } from '../features/admins/admin.entity.js'
import { AlarmEntity } from '../features/alarms/alarm.entity.js'
import { AuditCheckpointEntity } from '../features/audit/audit-checkpoint.entity.js'
import { AuditRowEntity } from '../features/audit/audit-row.entity.js'
import { BatchRowEntity } from '../features/batches/batch-row.entity.js'
import { BatchEntity } from '../features/batches/batch.entity.js'
import { CallEntity } from '../features/calls/call.entity.js'
import { CombinedReportEntity } from '../features/combined-reports/combined-report.entity.js'
import { CombinedReportConversationEntity } from '../features/combined-reports/combined-report-conversation.entity.js'
import { VoiceAttemptEntity } from '../features/conversation-ingestion/voice-attempt.entity.js'
import { VoiceEventEntity } from '../features/conversation-ingestion/voice-event.entity.js'
import { ConversationEntity } from '../features/conversations/conversation.entity.js'
import { DemoRequestEntity } from '../features/demo-requests/demo-request.entity.js'
import { DemoRequestTransitionEntity } from '../features/demo-requests/demo-request-transition.entity.js'
import { IdempotencyKeyEntity } from '../features/idempotency/idempotency-key.entity.js'
import { LiveConversationEntity } from '../features/demo-sessions/live-conversation.entity.js'
import { LiveTurnEntity } from '../features/demo-sessions/live-turn.entity.js'
import { OptOutEntity } from '../features/opt-outs/opt-out.entity.js'
import { RemoteEntity } from '../features/remotes/remote.entity.js'
import { RemoteChangeEntity } from '../features/remotes/remote-change.entity.js'
import { RemoteDecisionEntity } from '../features/remotes/remote-decision.entity.js'
import { RemoteFailureEntity } from '../features/remotes/remote-failure.entity.js'
import { RemoteFileEntity } from '../features/remotes/remote-file.entity.js'
import { RemotePreviewEntity } from '../features/remotes/remote-preview.entity.js'
import { RemoteReleaseEntity } from '../features/remotes/remote-release.entity.js'
import { ShellBuildEntity } from '../features/shells/shell-build.entity.js'
import { ShellFileEntity } from '../features/shells/shell-file.entity.js'
import { IncomingSmsEntity } from '../features/replies/incoming-sms.entity.js'
import { InvitationEntity } from '../features/people/invitation.entity.js'
import { ReplyEntity } from '../features/replies/reply.entity.js'
import { ReaderEntity } from '../features/report-readers/reader.entity.js'
import { ReportReaderEntity } from '../features/report-readers/report-reader.entity.js'
import { ReportReadingEntity } from '../features/report-readers/report-reading.entity.js'
import { ReportRunEntity } from '../features/report-runs/report-run.entity.js'
import { ReportViewEntity } from '../features/report-views/report-view.entity.js'
import { ReaderCodeEntity } from '../features/verified-readers/reader-code.entity.js'
import { ReaderPassEntity } from '../features/verified-readers/reader-pass.entity.js'
import { ReportEntity } from '../features/reports/report.entity.js'
import { ReportVersionEntity } from '../features/reports/report-version.entity.js'
import { ScenarioEntity } from '../features/scenarios/scenario.entity.js'
import { SendingEntity } from '../features/sending/sending.entity.js'
import { SessionEntity } from '../features/sessions/session.entity.js'
import { ShortCodeHitEntity } from '../features/short-codes/short-code-hit.entity.js'
import { ShortCodeEntity } from '../features/short-codes/short-code.entity.js'
import { SmsDeliveryReportEntity } from '../features/sms-messages/sms-delivery-report.entity.js'
import { SmsMessageEntity } from '../features/sms-messages/sms-message.entity.js'
import { AuthenticatorEntity } from '../features/second-factors/authenticator.entity.js'
import { RecoveryCodeEntity } from '../features/second-factors/recovery-code.entity.js'
import { PasskeyEntity } from '../features/passkeys/passkey.entity.js'
import { UsedChallengeEntity } from '../features/passkeys/used-challenge.entity.js'
import { TokenEntity } from '../features/tokens/token.entity.js'
import { WebhookEntity } from '../features/webhooks/webhook.entity.js'
import { WebhookDeliveryEntity } from '../features/webhooks/webhook-delivery.entity.js'
import { LimitEntity } from '../limits/limit.entity.js'
import { PaceEntity } from '../limits/pace.entity.js'
import { ErasureEntity } from '../features/erasures/erasure.entity.js'
import { RetentionRunEntity } from '../features/retention/retention-run.entity.js'
import { DailyCostEntity } from '../spending/daily-cost.entity.js'
import { ReservationEntity } from '../spending/reservation.entity.js'
import { SpendingMonthEntity } from '../spending/spending-month.entity.js'
import { OutboxMessageEntity } from '../providers/sms/outbox-message.entity.js'
import { SecretEntity } from '../signing/secret.entity.js'

/** Every table's entity: a list, because globs behave differently in each tool. */
export const allEntities: readonly Entity[] = [
  AdminEntity,
  AlarmEntity,
  AuditCheckpointEntity,
  AuditRowEntity,
  BatchEntity,
  BatchRowEntity,
  CallEntity,
  CombinedReportConversationEntity,
  CombinedReportEntity,
  ConversationEntity,
  DailyCostEntity,
  ErasureEntity,
  RetentionRunEntity,
  DemoRequestEntity,
  DemoRequestTransitionEntity,
  IdempotencyKeyEntity,
  IncomingSmsEntity,
  InstallationEntity,
  InvitationEntity,
  LimitEntity,
  LiveConversationEntity,
  LiveTurnEntity,
  OptOutEntity,
  OutboxMessageEntity,
  PaceEntity,
  ReaderEntity,
  RemoteChangeEntity,
  RemoteDecisionEntity,
  RemoteEntity,
  RemoteFailureEntity,
  RemoteFileEntity,
  RemotePreviewEntity,
  RemoteReleaseEntity,
  ReaderCodeEntity,
  ReaderPassEntity,
  ReplyEntity,
  ReservationEntity,
  ReportEntity,
  ReportReaderEntity,
  ReportReadingEntity,
  ReportRunEntity,
  ReportVersionEntity,
  ReportViewEntity,
  ScenarioEntity,
  SecretEntity,
  SendingEntity,
  SessionEntity,
  ShellBuildEntity,
  ShellFileEntity,
  ShortCodeEntity,
  ShortCodeHitEntity,
  SmsDeliveryReportEntity,
  SmsMessageEntity,
  SpendingMonthEntity,
  AuthenticatorEntity,
  RecoveryCodeEntity,
  PasskeyEntity,
  UsedChallengeEntity,
  TokenEntity,
  VoiceAttemptEntity,
  VoiceEventEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
]
