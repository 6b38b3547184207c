import type { Entity } from '../database/data-source.js'
import { AdminEntity } from '../features/admins/admin.entity.js'
import { CallEntity } from '../features/calls/call.entity.js'
import { CombinedReportEntity } from '../features/combined-reports/combined-report.entity.js'
import { ConversationEntity } from '../features/conversations/conversation.entity.js'
import { DemoRequestEntity } from '../features/demo-requests/demo-request.entity.js'
import { VoiceAttemptEntity } from '../features/conversation-ingestion/voice-attempt.entity.js'
import { VoiceEventEntity } from '../features/conversation-ingestion/voice-event.entity.js'
import { LiveConversationEntity } from '../features/demo-sessions/live-conversation.entity.js'
import { OptOutEntity } from '../features/opt-outs/opt-out.entity.js'
import { ReplyEntity } from '../features/replies/reply.entity.js'
import { RemoteChangeEntity } from '../features/remotes/remote-change.entity.js'
import { RemoteFailureEntity } from '../features/remotes/remote-failure.entity.js'
import { RemoteFileEntity } from '../features/remotes/remote-file.entity.js'
import { RemoteReleaseEntity } from '../features/remotes/remote-release.entity.js'
import { RemoteEntity } from '../features/remotes/remote.entity.js'
import { ReportViewEntity } from '../features/report-views/report-view.entity.js'
import { ReportEntity } from '../features/reports/report.entity.js'
import { ScenarioEntity } from '../features/scenarios/scenario.entity.js'
import { SmsMessageEntity } from '../features/sms-messages/sms-message.entity.js'
import { ShortCodeEntity } from '../features/short-codes/short-code.entity.js'

/** Every entity: a list, because globs behave differently in each tool. */
export const allEntities: readonly Entity[] = [
  AdminEntity,
  ConversationEntity,
  ShortCodeEntity,
  DemoRequestEntity,
  VoiceAttemptEntity,
  VoiceEventEntity,
  LiveConversationEntity,
  ReportEntity,
  ScenarioEntity,
  SmsMessageEntity,
  OptOutEntity,
  ReplyEntity,
  CallEntity,
  CombinedReportEntity,
  ReportViewEntity,
  RemoteEntity,
  RemoteReleaseEntity,
  RemoteFileEntity,
  RemoteChangeEntity,
  RemoteFailureEntity,
]
