import type { MigrationInterface, QueryRunner } from 'typeorm'
import { listIndexes, searchIndexes } from './list-indexes.js'

export class First1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admins (
        id text PRIMARY KEY,
        email text NOT NULL,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX admins_email ON admins (lower(email));

      CREATE TABLE sessions (
        token_hash text PRIMARY KEY,
        admin_id text NOT NULL REFERENCES admins ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_admin ON sessions (admin_id);
      CREATE INDEX sessions_expires ON sessions (expires_at);

      CREATE TABLE limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE paces (
        key text PRIMARY KEY,
        free_at timestamptz NOT NULL
      );

      CREATE TABLE scenarios (
        id text PRIMARY KEY,
        icon text NOT NULL,
        title text NOT NULL,
        description text NOT NULL,
        ai_prompt text NOT NULL,
        agent_id text NOT NULL DEFAULT '',
        first_message text NOT NULL DEFAULT '',
        post_call_prompt text NOT NULL DEFAULT '',
        manager_role_description text NOT NULL,
        recipient_role_description text NOT NULL,
        sort_order integer NOT NULL DEFAULT 0,
        is_active boolean NOT NULL DEFAULT true,
        language text NOT NULL DEFAULT 'en',
        special_campaign text NOT NULL DEFAULT 'default',
        sms_manager_confirmation_template text NOT NULL DEFAULT '',
        sms_recipient_invitation_template text NOT NULL DEFAULT '',
        sms_self_demo_invitation_template text NOT NULL DEFAULT '',
        sms_yes_reply_confirmation_template text NOT NULL DEFAULT '',
        sms_report_recipient_template text NOT NULL DEFAULT '',
        sms_report_manager_template text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX scenarios_order ON scenarios (sort_order, title) WHERE deleted_at IS NULL;

      CREATE TABLE short_codes (
        code text PRIMARY KEY,
        target_kind text NOT NULL,
        target_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (target_kind, target_id)
      );

      CREATE TABLE demo_requests (
        id text PRIMARY KEY,
        role text NOT NULL,
        scenario_id text NOT NULL REFERENCES scenarios,
        manager_name text,
        manager_phone text,
        recipient_name text NOT NULL,
        recipient_phone text,
        campaign text,
        state text NOT NULL DEFAULT 'requested',
        requested_by text REFERENCES admins ON DELETE SET NULL,
        wait_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX demo_requests_created ON demo_requests (created_at DESC, id DESC);
      CREATE INDEX demo_requests_recipient_phone ON demo_requests (recipient_phone, created_at DESC);

      CREATE TABLE demo_request_transitions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        demo_request_id text NOT NULL REFERENCES demo_requests ON DELETE CASCADE,
        from_state text NOT NULL,
        to_state text NOT NULL,
        cause text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX demo_request_transitions_request ON demo_request_transitions (demo_request_id, id);

      CREATE TABLE sms_messages (
        id text PRIMARY KEY,
        demo_request_id text REFERENCES demo_requests ON DELETE CASCADE,
        template text NOT NULL,
        once_key text NOT NULL UNIQUE,
        phone text NOT NULL,
        body text NOT NULL,
        state text NOT NULL DEFAULT 'queued',
        attempt integer NOT NULL DEFAULT 0,
        refusals integer NOT NULL DEFAULT 0,
        useful_until timestamptz NOT NULL,
        owner text,
        leased_until timestamptz,
        provider_id text UNIQUE,
        error text,
        waits_until timestamptz,
        turn_at timestamptz,
        delivery text,
        delivery_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sms_messages_request ON sms_messages (demo_request_id);
      CREATE INDEX sms_messages_unknown ON sms_messages (created_at) WHERE state = 'unknown';

      CREATE TABLE sms_delivery_reports (
        provider_id text NOT NULL,
        delivery text NOT NULL,
        error text,
        received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (provider_id, delivery)
      );
      CREATE INDEX sms_delivery_reports_received ON sms_delivery_reports (received_at);

      CREATE TABLE outbox_messages (
        id text PRIMARY KEY,
        direction text NOT NULL,
        phone text NOT NULL,
        body text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_messages_phone ON outbox_messages (phone, at);

      CREATE TABLE voice_events (
        id text PRIMARY KEY,
        provider text NOT NULL,
        event_key text NOT NULL,
        demo_request_id text,
        payload text NOT NULL,
        conversation jsonb,
        attempt_id text,
        provider_ids text[] NOT NULL DEFAULT '{}',
        outcome text,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        UNIQUE (provider, event_key)
      );
      CREATE INDEX voice_events_waiting ON voice_events (demo_request_id) WHERE handled_at IS NULL;
      CREATE INDEX voice_events_received ON voice_events (provider, received_at);
      CREATE INDEX voice_events_attempt ON voice_events (attempt_id) WHERE outcome IS NOT NULL;
      CREATE INDEX voice_events_provider_ids ON voice_events USING gin (provider_ids) WHERE outcome IS NOT NULL;

      CREATE TABLE voice_attempts (
        id text PRIMARY KEY,
        demo_request_id text NOT NULL REFERENCES demo_requests ON DELETE CASCADE,
        provider_id text,
        state text NOT NULL DEFAULT 'open',
        asked integer NOT NULL DEFAULT 0,
        begun_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX voice_attempts_provider_id ON voice_attempts (provider_id);
      CREATE INDEX voice_attempts_request ON voice_attempts (demo_request_id);
      CREATE INDEX voice_attempts_unknown ON voice_attempts (begun_at) WHERE state = 'unknown';

      CREATE TABLE conversations (
        id text PRIMARY KEY,
        demo_request_id text REFERENCES demo_requests ON DELETE CASCADE,
        provider text NOT NULL,
        provider_conversation_id text NOT NULL,
        counts boolean NOT NULL,
        started_at timestamptz NOT NULL,
        duration_secs double precision NOT NULL,
        transcript jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (provider, provider_conversation_id)
      );
      CREATE UNIQUE INDEX conversations_counting ON conversations (demo_request_id) WHERE counts;
      CREATE INDEX conversations_created ON conversations (created_at DESC, id DESC);

      CREATE TABLE opt_outs (
        phone text PRIMARY KEY,
        words text NOT NULL,
        source text NOT NULL,
        opted_out_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE replies (
        id text PRIMARY KEY,
        provider text NOT NULL,
        provider_message_id text NOT NULL,
        phone text NOT NULL,
        body text NOT NULL,
        meaning text NOT NULL,
        demo_request_id text REFERENCES demo_requests ON DELETE CASCADE,
        effect text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (provider, provider_message_id)
      );
      CREATE INDEX replies_phone ON replies (phone, received_at DESC);

      CREATE TABLE incoming_sms (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider text NOT NULL,
        provider_message_id text NOT NULL,
        phone text NOT NULL,
        body text NOT NULL,
        keyword text,
        is_answered boolean NOT NULL,
        payload jsonb NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        UNIQUE (provider, provider_message_id)
      );
      CREATE INDEX incoming_sms_received ON incoming_sms (provider, received_at);
      CREATE INDEX incoming_sms_waiting ON incoming_sms (phone, id) WHERE handled_at IS NULL;

      CREATE TABLE live_conversations (
        id text PRIMARY KEY,
        demo_request_id text NOT NULL REFERENCES demo_requests ON DELETE CASCADE,
        channel text NOT NULL,
        token_hash text UNIQUE,
        told_turns integer NOT NULL DEFAULT 0,
        holder text,
        started_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        grace_from timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        end_reason text
      );
      CREATE UNIQUE INDEX live_conversations_open ON live_conversations (demo_request_id) WHERE ended_at IS NULL;
      CREATE INDEX live_conversations_request ON live_conversations (demo_request_id, started_at);

      CREATE TABLE live_turns (
        conversation_id text NOT NULL REFERENCES live_conversations ON DELETE CASCADE,
        position integer NOT NULL,
        role text NOT NULL,
        message text NOT NULL,
        message_id text,
        said_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (conversation_id, position),
        UNIQUE (conversation_id, message_id)
      );

      CREATE TABLE calls (
        id text PRIMARY KEY,
        demo_request_id text NOT NULL REFERENCES demo_requests ON DELETE CASCADE,
        phone text NOT NULL,
        state text NOT NULL DEFAULT 'queued',
        attempt integer NOT NULL DEFAULT 0,
        refusals integer NOT NULL DEFAULT 0,
        place_by timestamptz NOT NULL,
        leased_until timestamptz,
        provider_id text,
        error text,
        outcome text,
        next_action text,
        live_conversation_id text REFERENCES live_conversations ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        ringing_until timestamptz,
        ended_at timestamptz
      );
      CREATE INDEX calls_phone ON calls (phone, created_at DESC);
      CREATE INDEX calls_created ON calls (created_at DESC);
      CREATE INDEX calls_unknown ON calls (created_at) WHERE state = 'unknown';
      CREATE UNIQUE INDEX calls_under_way ON calls (demo_request_id)
        WHERE state IN ('queued', 'placing', 'unknown', 'ringing', 'answered');

      CREATE TABLE reports (
        id text PRIMARY KEY,
        demo_request_id text NOT NULL UNIQUE REFERENCES demo_requests ON DELETE CASCADE,
        conversation_id text NOT NULL REFERENCES conversations ON DELETE CASCADE,
        version integer NOT NULL DEFAULT 0,
        wanted_version integer NOT NULL DEFAULT 1,
        content text,
        generated_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX reports_created ON reports (created_at DESC, id DESC);

      CREATE TABLE report_versions (
        report_id text NOT NULL REFERENCES reports ON DELETE CASCADE,
        version integer NOT NULL,
        content text NOT NULL,
        generated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (report_id, version)
      );

      CREATE TABLE combined_reports (
        id text PRIMARY KEY,
        prompt text NOT NULL,
        state text NOT NULL DEFAULT 'preparing',
        content text,
        conversation_count integer NOT NULL,
        generated_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX combined_reports_created ON combined_reports (created_at DESC, id DESC);

      CREATE TABLE combined_report_conversations (
        combined_report_id text NOT NULL REFERENCES combined_reports ON DELETE CASCADE,
        position integer NOT NULL,
        conversation_id text NOT NULL REFERENCES conversations ON DELETE CASCADE,
        PRIMARY KEY (combined_report_id, position)
      );

      CREATE TABLE report_runs (
        id text PRIMARY KEY,
        report_id text REFERENCES reports ON DELETE CASCADE,
        version integer,
        combined_report_id text REFERENCES combined_reports ON DELETE CASCADE,
        live_conversation_id text REFERENCES live_conversations ON DELETE CASCADE,
        kind text NOT NULL,
        writer text NOT NULL,
        provider text,
        model text,
        prompt_version text,
        outcome text NOT NULL,
        fallback_reason text,
        transcript_hash text NOT NULL,
        calls integer NOT NULL,
        tokens_in integer NOT NULL,
        tokens_out integer NOT NULL,
        duration_ms integer NOT NULL,
        cost_usd numeric,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX report_runs_report ON report_runs (report_id, version);
      CREATE INDEX report_runs_combined ON report_runs (combined_report_id);
      CREATE INDEX report_runs_conversation ON report_runs (live_conversation_id);
      CREATE INDEX report_runs_created ON report_runs (created_at DESC, id DESC);

      CREATE TABLE report_views (
        id text PRIMARY KEY,
        report_id text NOT NULL,
        email text,
        address text NOT NULL,
        geo_location text,
        has_error boolean,
        error_message text,
        outcome text NOT NULL,
        viewed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX report_views_viewed ON report_views (viewed_at DESC, id DESC);
      CREATE INDEX report_views_report ON report_views (report_id, viewed_at DESC);

      CREATE TABLE remotes (
        name text PRIMARY KEY,
        active_version text
      );

      CREATE TABLE remote_releases (
        name text NOT NULL REFERENCES remotes,
        version text NOT NULL,
        manifest jsonb NOT NULL,
        released_by text NOT NULL,
        released_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (name, version)
      );
      ALTER TABLE remotes ADD FOREIGN KEY (name, active_version) REFERENCES remote_releases (name, version);

      CREATE TABLE remote_files (
        name text NOT NULL,
        version text NOT NULL,
        path text NOT NULL,
        type text NOT NULL,
        integrity text NOT NULL,
        content bytea NOT NULL,
        packed bytea,
        PRIMARY KEY (name, version, path),
        FOREIGN KEY (name, version) REFERENCES remote_releases
      );

      CREATE TABLE remote_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        by text NOT NULL,
        action text NOT NULL,
        version text NOT NULL,
        previous_version text,
        FOREIGN KEY (name, version) REFERENCES remote_releases
      );
      CREATE INDEX remote_changes_remote ON remote_changes (name, id);

      CREATE TABLE remote_failures (
        name text NOT NULL,
        version text NOT NULL,
        reason text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (name, version),
        FOREIGN KEY (name, version) REFERENCES remote_releases
      );
    `)
    await runner.query(listIndexes)
    await runner.query(searchIndexes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE remote_failures, remote_changes, remote_files, remote_releases, remotes, calls, voice_attempts, live_turns, live_conversations, replies, incoming_sms, opt_outs, report_views, report_runs, combined_report_conversations, combined_reports, report_versions, reports, conversations,
        voice_events, outbox_messages, sms_delivery_reports, sms_messages, demo_request_transitions, demo_requests, short_codes, scenarios,
        paces, limits, sessions, admins;
    `)
  }
}
