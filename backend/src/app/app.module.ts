import { Module, type DynamicModule } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core'
import { StandardSchemaSerializerInterceptor } from '@nestjs/common'
import type { Config } from '../config/config.js'
import { ConfigModule } from '../config/config.module.js'
import { DatabaseModule } from '../database/database.module.js'
import { AccountModule } from '../features/account/account.module.js'
import { AlarmsModule } from '../features/alarms/alarms.module.js'
import { AuditModule } from '../features/audit/audit.module.js'
import { BatchesModule } from '../features/batches/batches.module.js'
import { CallsModule } from '../features/calls/calls.module.js'
import { ClientErrorsModule } from '../features/client-errors/client-errors.module.js'
import { CombinedReportsModule } from '../features/combined-reports/combined-reports.module.js'
import { CostsModule } from '../features/costs/costs.module.js'
import { ErasuresModule } from '../features/erasures/erasures.module.js'
import { RetentionModule } from '../features/retention/retention.module.js'
import { ConversationsModule } from '../features/conversations/conversations.module.js'
import { DemoFiguresModule } from '../features/demo-figures/demo-figures.module.js'
import { HealthModule } from '../features/health/health.module.js'
import { ScenarioTrialsModule } from '../features/scenario-trials/scenario-trials.module.js'
import { LiveEventsModule } from '../features/live-events/live-events.module.js'
import { ScenariosModule } from '../features/scenarios/scenarios.module.js'
import { SessionsModule } from '../features/sessions/sessions.module.js'
import { SearchModule } from '../features/search/search.module.js'
import { ShortCodesModule } from '../features/short-codes/short-codes.module.js'
import { DemoRequestDetailsModule } from '../features/demo-request-details/demo-request-details.module.js'
import { DemoRequestsModule } from '../features/demo-requests/demo-requests.module.js'
import { ConversationIngestionModule } from '../features/conversation-ingestion/conversation-ingestion.module.js'
import { DemoSessionsModule } from '../features/demo-sessions/demo-sessions.module.js'
import { MetricsModule } from '../features/metrics/metrics.module.js'
import { OptOutsModule } from '../features/opt-outs/opt-outs.module.js'
import { PagesModule } from '../features/pages/pages.module.js'
import { PolicyReportsModule } from '../features/policy-reports/policy-reports.module.js'
import { PeopleModule } from '../features/people/people.module.js'
import { ProvidersModule } from '../features/providers/providers.module.js'
import { RepliesModule } from '../features/replies/replies.module.js'
import { RemotesModule } from '../features/remotes/remotes.module.js'
import { ReportAccessModule } from '../features/report-access/report-access.module.js'
import { ReportReadersModule } from '../features/report-readers/report-readers.module.js'
import { ReportLinksModule } from '../features/report-links/report-links.module.js'
import { VerifiedReadersModule } from '../features/verified-readers/verified-readers.module.js'
import { ReportViewsModule } from '../features/report-views/report-views.module.js'
import { ReportsModule } from '../features/reports/reports.module.js'
import { SendingModule } from '../features/sending/sending.module.js'
import { SimulatorModule } from '../features/simulator/simulator.module.js'
import { SmsMessagesModule } from '../features/sms-messages/sms-messages.module.js'
import { TokensModule } from '../features/tokens/tokens.module.js'
import { OpenApiModule } from '../openapi/openapi.module.js'
import { AgentModule } from '../providers/agent/agent.module.js'
import { ReportWriterModule } from '../providers/report-writer/report-writer.module.js'
import { SmsModule } from '../providers/sms/sms.module.js'
import { SmsWebhooksModule } from '../features/sms-webhooks/sms-webhooks.module.js'
import { VoiceWebhooksModule } from '../features/voice-webhooks/voice-webhooks.module.js'
import { WebhooksModule } from '../features/webhooks/webhooks.module.js'
import { VoiceModule } from '../providers/voice/voice.module.js'
import { AccessGuard } from '../features/access/access.guard.js'
import { AccessModule } from '../features/access/access.module.js'
import { AccessPolicies } from '../http/access-policies.js'
import { contractPipe } from '../http/contract.pipe.js'
import { ErrorFilter } from '../http/error.filter.js'
import { OriginGuard } from '../http/origin.guard.js'
import { StorableTextPipe } from '../http/storable-text.pipe.js'
import { allEntities } from './all-entities.js'
import { allJobs } from './all-jobs.js'
import { JobsModule } from '../jobs/jobs.module.js'
import { LiveModule } from '../live/live.module.js'
import { LimitsModule } from '../limits/limits.module.js'
import { LogModule } from '../log/log.module.js'
import { TelemetryModule } from '../telemetry/telemetry.module.js'
import { SpendingModule } from '../spending/spending.module.js'
import { SigningModule } from '../signing/signing.module.js'

/** The whole backend on one migrated database. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LogModule.at(config.logLevel),
        TelemetryModule,
        DatabaseModule.at(databaseUrl, allEntities, config.databasePool),
        JobsModule.on(databaseUrl, allJobs),
        LimitsModule,
        SpendingModule,
        LiveModule,
        SigningModule,
        AccessModule,
        AlarmsModule,
        AuditModule,
        ClientErrorsModule,
        PolicyReportsModule,
        BatchesModule,
        CombinedReportsModule,
        ConversationsModule,
        CostsModule,
        ErasuresModule,
        RetentionModule,
        DemoFiguresModule,
        DiscoveryModule,
        HealthModule,
        ScenarioTrialsModule,
        LiveEventsModule,
        ScenariosModule,
        SearchModule,
        SessionsModule,
        ShortCodesModule,
        SmsModule,
        SmsMessagesModule,
        MetricsModule,
        OptOutsModule,
        VoiceModule,
        CallsModule,
        RepliesModule,
        // Only without a real carrier: the simulator sends texts and picks up calls in other people's name.
        ...(config.smsProvider === 'outbox' ? [SimulatorModule] : []),
        DemoRequestsModule,
        DemoRequestDetailsModule,
        ProvidersModule,
        RemotesModule,
        SendingModule,
        ReportAccessModule,
        ReportReadersModule,
        ReportLinksModule,
        VerifiedReadersModule,
        ReportViewsModule,
        AgentModule,
        ReportWriterModule,
        ReportsModule,
        ConversationIngestionModule,
        DemoSessionsModule,
        AccountModule,
        PeopleModule,
        TokensModule,
        VoiceWebhooksModule,
        SmsWebhooksModule,
        WebhooksModule,
        OpenApiModule,
        // Last: its routes match every path that no other route matched.
        PagesModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: StorableTextPipe },
        { provide: APP_PIPE, useFactory: contractPipe },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: StandardSchemaSerializerInterceptor },
        AccessPolicies,
      ],
    }
  }
}
