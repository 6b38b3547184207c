
CREATE SCHEMA pgboss;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE pgboss.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.admins (
    id text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.calls (
    id text NOT NULL,
    demo_request_id text NOT NULL,
    phone text NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    place_by timestamp with time zone NOT NULL,
    leased_until timestamp with time zone,
    provider_id text,
    error text,
    outcome text,
    next_action text,
    live_conversation_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ringing_until timestamp with time zone,
    ended_at timestamp with time zone
);

CREATE TABLE public.combined_report_conversations (
    combined_report_id text NOT NULL,
    "position" integer NOT NULL,
    conversation_id text NOT NULL
);

CREATE TABLE public.combined_reports (
    id text NOT NULL,
    prompt text NOT NULL,
    state text DEFAULT 'preparing'::text NOT NULL,
    content text,
    conversation_count integer NOT NULL,
    generated_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.conversations (
    id text NOT NULL,
    demo_request_id text,
    provider text NOT NULL,
    provider_conversation_id text NOT NULL,
    counts boolean NOT NULL,
    started_at timestamp with time zone NOT NULL,
    duration_secs double precision NOT NULL,
    transcript jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.demo_request_transitions (
    id bigint NOT NULL,
    demo_request_id text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    cause text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.demo_request_transitions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.demo_request_transitions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.demo_requests (
    id text NOT NULL,
    role text NOT NULL,
    scenario_id text NOT NULL,
    manager_name text,
    manager_phone text,
    recipient_name text NOT NULL,
    recipient_phone text,
    campaign text,
    state text DEFAULT 'requested'::text NOT NULL,
    requested_by text,
    wait_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.incoming_sms (
    id bigint NOT NULL,
    provider text NOT NULL,
    provider_message_id text NOT NULL,
    phone text NOT NULL,
    body text NOT NULL,
    keyword text,
    is_answered boolean NOT NULL,
    payload jsonb NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    handled_at timestamp with time zone
);

ALTER TABLE public.incoming_sms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.incoming_sms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.live_conversations (
    id text NOT NULL,
    demo_request_id text NOT NULL,
    channel text NOT NULL,
    token_hash text,
    told_turns integer DEFAULT 0 NOT NULL,
    holder text,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    grace_from timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    end_reason text
);

CREATE TABLE public.live_turns (
    conversation_id text NOT NULL,
    "position" integer NOT NULL,
    role text NOT NULL,
    message text NOT NULL,
    message_id text,
    said_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;

CREATE TABLE public.opt_outs (
    phone text NOT NULL,
    words text NOT NULL,
    source text NOT NULL,
    opted_out_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.outbox_messages (
    id text NOT NULL,
    direction text NOT NULL,
    phone text NOT NULL,
    body text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.paces (
    key text NOT NULL,
    free_at timestamp with time zone NOT NULL
);

CREATE TABLE public.remote_changes (
    id bigint NOT NULL,
    name text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by text NOT NULL,
    action text NOT NULL,
    version text NOT NULL,
    previous_version text
);

ALTER TABLE public.remote_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.remote_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.remote_failures (
    name text NOT NULL,
    version text NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.remote_files (
    name text NOT NULL,
    version text NOT NULL,
    path text NOT NULL,
    type text NOT NULL,
    integrity text NOT NULL,
    content bytea NOT NULL,
    packed bytea
);

CREATE TABLE public.remote_releases (
    name text NOT NULL,
    version text NOT NULL,
    manifest jsonb NOT NULL,
    released_by text NOT NULL,
    released_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.remotes (
    name text NOT NULL,
    active_version text
);

CREATE TABLE public.replies (
    id text NOT NULL,
    provider text NOT NULL,
    provider_message_id text NOT NULL,
    phone text NOT NULL,
    body text NOT NULL,
    meaning text NOT NULL,
    demo_request_id text,
    effect text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.report_runs (
    id text NOT NULL,
    report_id text,
    version integer,
    combined_report_id text,
    live_conversation_id text,
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
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.report_versions (
    report_id text NOT NULL,
    version integer NOT NULL,
    content text NOT NULL,
    generated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.report_views (
    id text NOT NULL,
    report_id text NOT NULL,
    email text,
    address text NOT NULL,
    geo_location text,
    has_error boolean,
    error_message text,
    outcome text NOT NULL,
    viewed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.reports (
    id text NOT NULL,
    demo_request_id text NOT NULL,
    conversation_id text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    wanted_version integer DEFAULT 1 NOT NULL,
    content text,
    generated_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.scenarios (
    id text NOT NULL,
    icon text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    ai_prompt text NOT NULL,
    agent_id text DEFAULT ''::text NOT NULL,
    first_message text DEFAULT ''::text NOT NULL,
    post_call_prompt text DEFAULT ''::text NOT NULL,
    manager_role_description text NOT NULL,
    recipient_role_description text NOT NULL,
    sort_order integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    special_campaign text DEFAULT 'default'::text NOT NULL,
    sms_manager_confirmation_template text DEFAULT ''::text NOT NULL,
    sms_recipient_invitation_template text DEFAULT ''::text NOT NULL,
    sms_self_demo_invitation_template text DEFAULT ''::text NOT NULL,
    sms_yes_reply_confirmation_template text DEFAULT ''::text NOT NULL,
    sms_report_recipient_template text DEFAULT ''::text NOT NULL,
    sms_report_manager_template text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    admin_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.short_codes (
    code text NOT NULL,
    target_kind text NOT NULL,
    target_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sms_delivery_reports (
    provider_id text NOT NULL,
    delivery text NOT NULL,
    error text,
    received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.sms_messages (
    id text NOT NULL,
    demo_request_id text,
    template text NOT NULL,
    once_key text NOT NULL,
    phone text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    useful_until timestamp with time zone NOT NULL,
    owner text,
    leased_until timestamp with time zone,
    provider_id text,
    error text,
    waits_until timestamp with time zone,
    turn_at timestamp with time zone,
    delivery text,
    delivery_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.voice_attempts (
    id text NOT NULL,
    demo_request_id text NOT NULL,
    provider_id text,
    state text DEFAULT 'open'::text NOT NULL,
    asked integer DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.voice_events (
    id text NOT NULL,
    provider text NOT NULL,
    event_key text NOT NULL,
    demo_request_id text,
    payload text NOT NULL,
    conversation jsonb,
    attempt_id text,
    provider_ids text[] DEFAULT '{}'::text[] NOT NULL,
    outcome text,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    handled_at timestamp with time zone
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

INSERT INTO pgboss.job_common VALUES
	('28981960-b0a5-4e5b-a471-05c2f66f73a5', 'expire-invitation', 0, '{"demoRequestId": "172133825e3fd1cdc83ff4c050f35f20"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:00.901161+00', '2026-11-22 04:09:00.901161+00', NULL, NULL, '2036-12-03 04:09:00.901161+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3c0767f5-5dd4-4900-ac3d-bee46762eb59', 'expire-invitation', 0, '{"demoRequestId": "f1024259b9967cb220d572a4be0e6578"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:01.053059+00', '2026-11-22 04:09:01.053059+00', NULL, NULL, '2036-12-03 04:09:01.053059+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4ddd7756-8360-4a1a-b72f-3468fd1869fa', 'expire-invitation', 0, '{"demoRequestId": "3f0f3d06e237ca9fd352092241a1c154"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:01.168026+00', '2026-11-22 04:09:01.168026+00', NULL, NULL, '2036-12-03 04:09:01.168026+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b33bc678-43db-4433-a664-0be6ba9ada6f', 'expire-invitation', 0, '{"demoRequestId": "0fdcfca819e4b69af0371368f5ea3dd7"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:01.269479+00', '2026-11-22 04:09:01.269479+00', NULL, NULL, '2036-12-03 04:09:01.269479+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bcb19b72-fa93-47b7-99d7-c301c2d48b36', 'expire-invitation', 0, '{"demoRequestId": "ff7beab91655264d772dfdd40cdc6bd2"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:14.534363+00', '2026-11-22 04:09:14.534363+00', NULL, NULL, '2036-12-03 04:09:14.534363+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e8a927b3-b47c-492a-98fc-ac2039fcf8cd', 'phone-opted-out', 0, '{"messageId": "e1e8840324dc09c39a0bc13709c55311"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:01.444784+00', '2026-11-22 04:09:01.444784+00', '2026-11-22 04:09:01.448389+00', '2026-11-22 04:09:01.454321+00', '2026-12-06 04:09:01.444784+00', NULL, 'phone-opted-out-failed', 'standard', '2026-11-22 04:09:01.448389+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('45a81e96-e469-4c0d-84dc-cf4331b194cd', 'expire-invitation', 0, '{"demoRequestId": "6e9a80e0d424464745f631d6218d07ab"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:02.588273+00', '2026-11-22 04:09:02.588273+00', NULL, NULL, '2036-12-03 04:09:02.588273+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1941e508-e945-4e7b-85c2-5b8c47c37638', 'expire-invitation', 0, '{"demoRequestId": "c0c383a5d9c4769df15e916f4478a809"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:03.853768+00', '2026-11-22 04:09:03.853768+00', NULL, NULL, '2036-12-03 04:09:03.853768+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0d6518b8-19ea-438a-a53e-5f8485b6dcb5', 'expire-invitation', 0, '{"demoRequestId": "f7a7ab0cea2506eb22005a532d0fa828"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:04.015582+00', '2026-11-22 04:09:04.015582+00', NULL, NULL, '2036-12-03 04:09:04.015582+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9678f336-4b93-4835-a918-b1009904dfec', 'ask-for-end', 0, '{"attemptId": "70079cf1a7313b526000ae66a0a1e109"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:05.255315+00', '2026-11-22 04:09:05.255315+00', NULL, NULL, '2026-12-06 04:14:05.255315+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4c13b229-2482-4179-b276-363fca7c9bcc', 'ask-for-end', 0, '{"attemptId": "0cd8eed29621d0e1259038a781662e6d"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:03.91131+00', '2026-11-22 04:09:03.91131+00', NULL, NULL, '2026-12-06 04:14:03.91131+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('deed20a6-95b3-4bae-b678-d981be790edd', 'ask-for-end', 0, '{"attemptId": "81d3da68ae517cb77de93c3221c37787"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:06.115283+00', '2026-11-22 04:09:06.115283+00', NULL, NULL, '2026-12-06 04:14:06.115283+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1629d07c-74b2-417f-b5e1-42ae2b8ae4a8', 'expire-invitation', 0, '{"demoRequestId": "dace0d241e208efcf56eeb8207f9e449"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:02.672914+00', '2026-11-22 04:09:02.672914+00', NULL, NULL, '2036-12-03 04:09:02.672914+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('27c084c7-9e20-4307-bc13-0b3b9e82b0be', 'end-ringing', 0, '{"callId": "61c0bead340325f34e5b412546aa4a20"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:44.612196+00', '2026-11-22 04:09:14.612196+00', NULL, NULL, '2026-12-06 04:09:44.612196+00', NULL, 'end-ringing-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('420bcf9f-5ca2-42d1-9303-b3d15518a0e9', 'ask-for-end', 0, '{"attemptId": "4f279621b93e855e55763bf6d5dcde38"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:04.090077+00', '2026-11-22 04:09:04.090077+00', NULL, NULL, '2026-12-06 04:14:04.090077+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('af617d10-b630-4feb-9f74-30180d8a9681', 'expire-invitation', 0, '{"demoRequestId": "f5e23557972c14fecf7c992c934154aa"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:05.494175+00', '2026-11-22 04:09:05.494175+00', NULL, NULL, '2036-12-03 04:09:05.494175+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ff6f55ed-5a05-4314-93f1-03bf807c58ab', 'send-sms', 0, '{"messageId": "1b0ac161b30282c012279a79c350f6ad"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 13:00:00+00', '2026-11-22 04:09:12.258467+00', NULL, NULL, '2026-12-06 13:00:00+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1b25513e-4125-4df9-bbed-cd0239657298', 'ask-for-end', 0, '{"attemptId": "05c4e1c256ca7ff29e6ded41e8dd682a"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:02.747128+00', '2026-11-22 04:09:02.747128+00', NULL, NULL, '2026-12-06 04:14:02.747128+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('71b76128-1d17-46b5-8622-1cb972ea3df4', 'ask-for-end', 0, '{"attemptId": "c98dae91ee5b3222ee2428212de9d8f9"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:05.540858+00', '2026-11-22 04:09:05.540858+00', NULL, NULL, '2026-12-06 04:14:05.540858+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d54f9d13-e11d-4467-97b6-6706852f2e42', 'expire-invitation', 0, '{"demoRequestId": "be87013d7246ac1b810486d3e0ed0bdd"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:07.225334+00', '2026-11-22 04:09:07.225334+00', NULL, NULL, '2036-12-03 04:09:07.225334+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f5452cc3-9cc1-411f-93e1-14ad0740a913', 'expire-invitation', 0, '{"demoRequestId": "c6760b358a89dd8204ca8b9851ae4bb4"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:08.688991+00', '2026-11-22 04:09:08.688991+00', NULL, NULL, '2036-12-03 04:09:08.688991+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('98d04611-f91b-407e-837d-ba3d37b16991', 'ask-for-end', 0, '{"attemptId": "50b4bef68d0c83a13f03d0aef92072e3"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:09.263709+00', '2026-11-22 04:09:09.263709+00', NULL, NULL, '2026-12-06 04:14:09.263709+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f4b797d9-d2d8-41f4-8008-e43cf3edb7af', 'write-combined-report', 0, '{"combinedReportId": "0c881e1d9016140b9a647bc141ad9630"}', 'completed', 2, 0, 1, true, 60, 300, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:09.64902+00', '2026-11-22 04:09:09.64902+00', '2026-11-22 04:09:09.651792+00', '2026-11-22 04:09:09.667074+00', '2026-12-06 04:09:09.64902+00', NULL, 'write-combined-report-failed', 'standard', '2026-11-22 04:09:09.651792+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e4eb6641-6f7f-4929-85e0-9e53a09d6563', 'expire-invitation', 0, '{"demoRequestId": "54bf65b3a47185da817dbda3166214d8"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:15.092526+00', '2026-11-22 04:09:15.092526+00', NULL, NULL, '2036-12-03 04:09:15.092526+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7d39982a-c5c1-490c-9e3d-36f11fa32242', 'end-ringing', 0, '{"callId": "b5c1d3df7ac14cc7c2f42b4215e6a11a"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:45.180835+00', '2026-11-22 04:09:15.180835+00', NULL, NULL, '2026-12-06 04:09:45.180835+00', NULL, 'end-ringing-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6982b426-24b6-40c9-bc69-5bee0e14951c', 'place-call', 0, '{"callId": "b5c1d3df7ac14cc7c2f42b4215e6a11a"}', 'completed', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.142432+00', '2026-11-22 04:09:15.142432+00', '2026-11-22 04:09:15.166333+00', '2026-11-22 04:09:15.194395+00', '2026-12-06 04:09:15.142432+00', NULL, 'place-call-failed', 'standard', '2026-11-22 04:09:15.166333+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ceb179e3-2461-44b2-b5f9-cffe07da73fe', 'expire-invitation', 0, '{"demoRequestId": "afeae5420a900bce2097c25bf06eb7dc"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:15.307112+00', '2026-11-22 04:09:15.307112+00', NULL, NULL, '2036-12-03 04:09:15.307112+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fb83c6b0-49e5-4c1c-86af-fedf83818f40', 'expire-invitation', 0, '{"demoRequestId": "ef372181e576b982aca67bd4b118a072"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:15.69952+00', '2026-11-22 04:09:15.69952+00', NULL, NULL, '2036-12-03 04:09:15.69952+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d6f73fb7-0b32-475a-81f5-78e243565ef6', 'expire-invitation', 0, '{"demoRequestId": "d4aef01b7d1a652feaa86bb2d2926116"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:05.191268+00', '2026-11-22 04:09:05.191268+00', NULL, NULL, '2036-12-03 04:09:05.191268+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0ed415c6-978b-427c-a162-7556aa28cc11', 'expire-invitation', 0, '{"demoRequestId": "25b2bcd2947821a61ae3b49b8389f61e"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:05.384819+00', '2026-11-22 04:09:05.384819+00', NULL, NULL, '2036-12-03 04:09:05.384819+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2fa45967-bb98-4f0b-8748-7d541c13cedd', 'ask-for-end', 0, '{"attemptId": "eafddd64104fe2a0592432cdbccc0468"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:05.447285+00', '2026-11-22 04:09:05.447285+00', NULL, NULL, '2026-12-06 04:14:05.447285+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('118280c2-99d7-4abb-aa7b-29634c64f579', 'ask-for-end', 0, '{"attemptId": "108743341ed1b71b01299970ac6a39fa"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:07.294297+00', '2026-11-22 04:09:07.294297+00', NULL, NULL, '2026-12-06 04:14:07.294297+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e28afb29-98b7-42ad-805f-9d046b9478c8', 'write-report', 0, '{"notify": true, "version": 1, "reportId": "792ce6c6b96379cbea23a7adb294aa4a"}', 'completed', 5, 0, 1, true, 60, 180, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.39253+00', '2026-11-22 04:09:15.39253+00', '2026-11-22 04:09:15.412421+00', '2026-11-22 04:09:15.453394+00', '2026-12-06 04:09:15.39253+00', NULL, 'write-report-failed', 'standard', '2026-11-22 04:09:15.412421+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('215fa366-f37e-4259-aefa-7eec8a41849e', 'expire-invitation', 0, '{"demoRequestId": "071bcc3ba59aa309247e7e4bfe4c29a1"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:15.884281+00', '2026-11-22 04:09:15.884281+00', NULL, NULL, '2036-12-03 04:09:15.884281+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6019b4f4-8b93-4a98-bb91-c805cc8f3439', 'expire-invitation', 0, '{"demoRequestId": "c788e6c35b114cceab47cf6a9b259ef6"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:05.580843+00', '2026-11-22 04:09:05.580843+00', NULL, NULL, '2036-12-03 04:09:05.580843+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('384489ca-c536-4d63-b980-7f59e6b50737', 'ask-for-end', 0, '{"attemptId": "5e9294c4089cc00e1ac906070160aaff"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:14:05.651003+00', '2026-11-22 04:09:05.651003+00', NULL, NULL, '2026-12-06 04:14:05.651003+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0620eecb-60b9-4057-bf75-8a79a5044ad8', 'expire-invitation', 0, '{"demoRequestId": "eb5ed86f7faa157c7cef0fee59bdf5c3"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:06.05298+00', '2026-11-22 04:09:06.05298+00', NULL, NULL, '2036-12-03 04:09:06.05298+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1be87287-a2e9-44d9-81d6-7f136d681bfa', 'expire-invitation', 0, '{"demoRequestId": "966a6f29871d06fff9357d8bb5e7b062"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:07.650722+00', '2026-11-22 04:09:07.650722+00', NULL, NULL, '2036-12-03 04:09:07.650722+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4b37fb50-1c73-4443-800a-df944662056f', 'watch-conversation', 0, '{"conversationId": "246a43511465e98adbac77d6f8eaed0e"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:44.633821+00', '2026-11-22 04:09:14.633821+00', NULL, NULL, '2026-12-06 04:09:44.633821+00', NULL, 'watch-conversation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('32b4d2b5-5f57-43f7-97ac-6db1e5d4e77b', 'expire-invitation', 0, '{"demoRequestId": "82e184122759d100dd88bf5480a72b31"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:08.163008+00', '2026-11-22 04:09:08.163008+00', NULL, NULL, '2036-12-03 04:09:08.163008+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0f5dd42c-a916-4ec1-9ee2-d87d43e33a98', 'take-in-reply', 0, '{"incomingId": "12"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:09.20924+00', '2026-11-22 04:09:09.20924+00', '2026-11-22 04:09:09.215873+00', '2026-11-22 04:09:09.233328+00', '2026-12-06 04:09:09.20924+00', NULL, 'take-in-reply-failed', 'standard', '2026-11-22 04:09:09.215873+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('862b4c92-06d9-452d-ae00-fae50cf6f758', 'expire-invitation', 0, '{"demoRequestId": "2648492947a745045b584855c17fa98c"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:15.811528+00', '2026-11-22 04:09:15.811528+00', NULL, NULL, '2036-12-03 04:09:15.811528+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c9a28435-8022-4aa4-8bc2-1bbb71b0a6d2', 'expire-invitation', 0, '{"demoRequestId": "639dceb997bd18bb0ca6b790867e2345"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:16.025205+00', '2026-11-22 04:09:16.025205+00', NULL, NULL, '2036-12-03 04:09:16.025205+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eda7ed73-fbb4-4176-9319-fda8bb8d40e0', 'demo-requested', 0, '{"demoRequestId": "9311751443244dddda8451fd736286a5"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.064194+00', '2026-11-22 04:09:16.064194+00', '2026-11-22 04:09:16.084764+00', '2026-11-22 04:09:16.086463+00', '2026-12-06 04:09:16.064194+00', NULL, 'demo-requested-failed', 'standard', '2026-11-22 04:09:16.084764+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fc79b1f1-7b0d-4eee-b6df-6f2b37192a0b', 'send-sms', 0, '{"messageId": "e346b2e475f14ffd2779d8e9be532fd7"}', 'completed', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.064194+00', '2026-11-22 04:09:16.064194+00', '2026-11-22 04:09:16.087249+00', '2026-11-22 04:09:16.096274+00', '2026-12-06 04:09:16.064194+00', NULL, 'send-sms-failed', 'standard', '2026-11-22 04:09:16.087249+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e348f654-59f3-49ff-b3e5-d143f8781fa2', 'expire-invitation', 0, '{"demoRequestId": "9311751443244dddda8451fd736286a5"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 04:09:16.098065+00', '2026-11-22 04:09:16.098065+00', NULL, NULL, '2036-12-03 04:09:16.098065+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3c0de62f-059b-4c3e-b161-e63c1e35239b', 'attempt-over', 0, '{"outcome": "answered", "attemptId": null, "providerIds": ["conv_fef088cf-0255-4a42-aefa-857a87bab00e"]}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.126868+00', '2026-11-22 04:09:16.126868+00', '2026-11-22 04:09:16.132107+00', '2026-11-22 04:09:16.134911+00', '2026-12-06 04:09:16.126868+00', NULL, 'attempt-over-failed', 'standard', '2026-11-22 04:09:16.132107+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('739c8ec8-09a0-4566-9b10-6389cec14007', 'take-in-conversation', 0, '{"eventId": "3f1a7c8d8bdcbe096dd404f64e680e74"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.126868+00', '2026-11-22 04:09:16.126868+00', '2026-11-22 04:09:16.135708+00', '2026-11-22 04:09:16.142686+00', '2026-12-06 04:09:16.126868+00', NULL, 'take-in-conversation-failed', 'standard', '2026-11-22 04:09:16.135708+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('71c19bd0-ee91-4c7c-b889-edb65cbc01da', 'write-report', 0, '{"notify": true, "version": 1, "reportId": "7be97fe9a275d8a1d324c1183fdd4cc7"}', 'active', 5, 0, 1, true, 60, 180, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.136663+00', '2026-11-22 04:09:16.136663+00', '2026-11-22 04:09:16.149071+00', NULL, '2026-12-06 04:09:16.136663+00', NULL, 'write-report-failed', 'standard', '2026-11-22 04:09:16.149071+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('80e263db-518e-4577-81bd-23c7f89210b7', 'sms-settled', 0, '{"outcome": "sent", "template": "sms_recipient_invitation_template", "demoRequestId": "9311751443244dddda8451fd736286a5"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.091618+00', '2026-11-22 04:09:16.091618+00', '2026-11-22 04:09:16.097117+00', '2026-11-22 04:09:16.101374+00', '2026-12-06 04:09:16.091618+00', NULL, 'sms-settled-failed', 'standard', '2026-11-22 04:09:16.097117+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cda976d7-0dac-4550-b3ee-e0c866cc50a3', 'place-call', 0, '{"callId": "28a538853d621655a045e8c7523f91f2"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.290395+00', '2026-11-22 04:09:19.290395+00', NULL, NULL, '2026-12-06 04:09:19.290395+00', NULL, 'place-call-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fefe7c44-32d8-4a24-9499-6cbad5765ad6', 'send-sms', 0, '{"messageId": "3b9834fc272020ec38a25b9f989e1bc0"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.290395+00', '2026-11-22 04:09:19.290395+00', NULL, NULL, '2026-12-06 04:09:19.290395+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('826bf95e-05ca-4829-94d9-30dcec213e72', 'take-in-reply', 0, '{"incomingId": "13"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.338429+00', '2026-11-22 04:09:19.338429+00', NULL, NULL, '2026-12-06 04:09:19.338429+00', NULL, 'take-in-reply-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b37d180-d414-4225-9f0f-f4e75040e208', 'take-in-conversation', 0, '{"eventId": "3665a546d06d1a0e211d41e7e8fc775d"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.348657+00', '2026-11-22 04:09:19.348657+00', NULL, NULL, '2026-12-06 04:09:19.348657+00', NULL, 'take-in-conversation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7804c7df-86cc-4b34-8b21-22527a8b2f5d', 'attempt-over', 0, '{"outcome": "answered", "attemptId": null, "providerIds": ["conv_8571368f-bf05-4bb7-adaa-8517e1af950b"]}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.348657+00', '2026-11-22 04:09:19.348657+00', NULL, NULL, '2026-12-06 04:09:19.348657+00', NULL, 'attempt-over-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d6759045-41d6-461e-a992-283a1f9d2448', 'watch-conversation', 0, '{"conversationId": "7cb551be7dc9f940870563cb104770ef"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:49.365669+00', '2026-11-22 04:09:19.365669+00', NULL, NULL, '2026-12-06 04:09:49.365669+00', NULL, 'watch-conversation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8f7ef9a3-ea88-4660-88df-0f0ebb99ac59', 'send-sms', 0, '{"messageId": "51bc1295dd244ef77f7e80fe39a1a27f"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.516565+00', '2026-11-22 04:09:19.516565+00', NULL, NULL, '2026-12-06 04:09:19.516565+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f2a4f4e2-53fb-44b6-8043-4d8dce49586b', 'send-sms', 0, '{"messageId": "f666901c90f89a15c61940e1743952a3"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.516565+00', '2026-11-22 04:09:19.516565+00', NULL, NULL, '2026-12-06 04:09:19.516565+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('03f8f457-4420-4e3f-93f0-4d6939ad305c', 'demo-requested', 0, '{"demoRequestId": "2331e9aca31c63b33d181e5baece84f5"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.516565+00', '2026-11-22 04:09:19.516565+00', NULL, NULL, '2026-12-06 04:09:19.516565+00', NULL, 'demo-requested-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO pgboss.queue VALUES
	('ask-for-end', 'standard', 8, 1, true, 60, 60, 1209600, 604800, 'ask-for-end-failed', false, 'job_common', 9, 9, 0, 0, 0, 0, 9, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:08:59.998924+00', '2026-11-22 04:09:19.178384+00'),
	('attempt-over', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'attempt-over-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.007437+00', '2026-11-22 04:09:19.181906+00'),
	('demo-requested', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'demo-requested-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.009531+00', '2026-11-22 04:09:19.185927+00'),
	('ask-for-end-failed', 'standard', 8, 1, true, 60, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:08:59.992209+00', '2026-11-22 04:08:59.992209+00'),
	('attempt-over-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.005682+00', '2026-11-22 04:09:00.005682+00'),
	('demo-requested-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.008528+00', '2026-11-22 04:09:00.008528+00'),
	('write-report-failed', 'standard', 5, 1, true, 60, 180, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.033101+00', '2026-11-22 04:09:00.033101+00'),
	('phone-opted-out', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'phone-opted-out-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.017716+00', '2026-11-22 04:09:19.196081+00'),
	('place-call', 'standard', 8, 1, true, 60, 60, 1209600, 604800, 'place-call-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.019387+00', '2026-11-22 04:09:19.198361+00'),
	('send-sms', 'standard', 8, 1, true, 60, 60, 1209600, 604800, 'send-sms-failed', false, 'job_common', 0, 1, 1, 0, 0, 0, 58, 0, 0, 0, NULL, NULL, '{1,1,1}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.021121+00', '2026-11-22 04:09:19.200116+00'),
	('sms-settled', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'sms-settled-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.023284+00', '2026-11-22 04:09:19.201898+00'),
	('take-in-conversation', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'take-in-conversation-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.025311+00', '2026-11-22 04:09:19.204081+00'),
	('take-in-reply', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'take-in-reply-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.026966+00', '2026-11-22 04:09:19.205604+00'),
	('watch-conversation', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'watch-conversation-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.029476+00', '2026-11-22 04:09:19.207002+00'),
	('write-combined-report', 'standard', 2, 1, true, 60, 300, 1209600, 604800, 'write-combined-report-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.031872+00', '2026-11-22 04:09:19.208976+00'),
	('phone-opted-out-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.016422+00', '2026-11-22 04:09:00.016422+00'),
	('place-call-failed', 'standard', 8, 1, true, 60, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.018596+00', '2026-11-22 04:09:00.018596+00'),
	('send-sms-failed', 'standard', 8, 1, true, 60, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.02019+00', '2026-11-22 04:09:00.02019+00'),
	('sms-settled-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.022538+00', '2026-11-22 04:09:00.022538+00'),
	('take-in-conversation-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.0243+00', '2026-11-22 04:09:00.0243+00'),
	('take-in-reply-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.026173+00', '2026-11-22 04:09:00.026173+00'),
	('watch-conversation-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.027865+00', '2026-11-22 04:09:00.027865+00'),
	('write-combined-report-failed', 'standard', 2, 1, true, 60, 300, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.030949+00', '2026-11-22 04:09:00.030949+00'),
	('end-ringing', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'end-ringing-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.011649+00', '2026-11-22 04:09:19.189554+00'),
	('expire-invitation', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'expire-invitation-failed', false, 'job_common', 17, 17, 0, 0, 0, 0, 17, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.01535+00', '2026-11-22 04:09:19.19299+00'),
	('write-report', 'standard', 5, 1, true, 60, 180, 1209600, 604800, 'write-report-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.03413+00', '2026-11-22 04:09:19.210327+00'),
	('end-ringing-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.010644+00', '2026-11-22 04:09:00.010644+00'),
	('expire-invitation-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 04:09:09.023084+00', '2026-11-22 04:09:09.0245+00', '2026-11-22 04:09:03.002985+00', '2026-11-22 04:09:00.012671+00', '2026-11-22 04:09:00.012671+00');

INSERT INTO pgboss.version VALUES
	(43, NULL, '2026-11-22 04:08:59.999393+00', '2026-11-22 04:09:19.190108+00', '2026-11-22 04:09:03.009647+00', NULL);

INSERT INTO public.admins VALUES
	('e0f279321e93f6ab42effb76245ea867', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$dMZZY2DsbVzL95B+Y0olYQ$LIW4Wx3fyZOhwRejEHjsAZGNv0dzJcuz37GamdomXj0', '2026-11-22 04:08:59.537985+00'),
	('7b50efc97f197ea4e40f0944c0290cc0', 'zweite@example.com', '$argon2id$v=19$m=19456,t=2,p=1$sbsgqsK6OLwiGQpmtBsFXQ$ruUWAVpukaRd0yBupPH2HYW5YtLjCeiy/VzqGMfRwgw', '2026-11-22 04:09:00.656642+00');

INSERT INTO public.calls VALUES
	('05c4e1c256ca7ff29e6ded41e8dd682a', 'dace0d241e208efcf56eeb8207f9e449', '+14155551015', 'missed', 1, 0, '2026-11-22 04:19:02.71643+00', '2026-11-22 04:09:17.732611+00', 'conv_12f0d200ffed09c62c512529c7', NULL, 'voicemail', 'reply_yes_or_open_link', NULL, '2026-11-22 04:09:02.71643+00', '2026-11-22 04:09:32.747128+00', '2026-11-22 04:09:02.775219+00'),
	('0cd8eed29621d0e1259038a781662e6d', 'c0c383a5d9c4769df15e916f4478a809', '+14155551017', 'missed', 1, 0, '2026-11-22 04:19:03.884811+00', '2026-11-22 04:09:18.900114+00', 'conv_6ec1351f703e7b23db1339c4c1', NULL, 'busy', 'reply_yes_or_open_link', NULL, '2026-11-22 04:09:03.884811+00', '2026-11-22 04:09:33.91131+00', '2026-11-22 04:09:03.932078+00'),
	('4f279621b93e855e55763bf6d5dcde38', 'f7a7ab0cea2506eb22005a532d0fa828', '+14155551019', 'missed', 1, 0, '2026-11-22 04:19:04.060535+00', '2026-11-22 04:09:19.074323+00', 'conv_d2f6886fea0da0b37846635c4a', NULL, 'no_answer', 'reply_yes_or_open_link', NULL, '2026-11-22 04:09:04.060535+00', '2026-11-22 04:09:34.090077+00', '2026-11-22 04:09:04.112694+00'),
	('70079cf1a7313b526000ae66a0a1e109', 'd4aef01b7d1a652feaa86bb2d2926116', '+14155551021', 'failed', 1, 0, '2026-11-22 04:19:05.228654+00', '2026-11-22 04:09:20.241754+00', 'conv_4ae0815488e1d7b420c16bb7d9', NULL, 'failed', 'check_number_or_open_link', NULL, '2026-11-22 04:09:05.228654+00', '2026-11-22 04:09:35.255315+00', '2026-11-22 04:09:05.280381+00'),
	('eafddd64104fe2a0592432cdbccc0468', '25b2bcd2947821a61ae3b49b8389f61e', '+14155551023', 'ringing', 1, 0, '2026-11-22 04:19:05.423618+00', '2026-11-22 04:09:20.438115+00', 'conv_f4a4f98dcc1e4592af6e53e9d7', NULL, NULL, NULL, NULL, '2026-11-22 04:09:05.423618+00', '2026-11-22 04:09:35.447285+00', NULL),
	('5e9294c4089cc00e1ac906070160aaff', 'c788e6c35b114cceab47cf6a9b259ef6', '+14155551027', 'ended', 1, 0, '2026-11-22 04:19:05.624313+00', '2026-11-22 04:09:20.638208+00', 'conv_79873d32e993405928ee9f8bc0', NULL, 'answered', NULL, NULL, '2026-11-22 04:09:05.624313+00', '2026-11-22 04:09:35.651003+00', '2026-11-22 04:09:05.679867+00'),
	('81d3da68ae517cb77de93c3221c37787', 'eb5ed86f7faa157c7cef0fee59bdf5c3', '+14155551029', 'ended', 1, 0, '2026-11-22 04:19:06.08799+00', '2026-11-22 04:09:21.102083+00', 'conv_0aa4b22372ee0e1eb7462e77b1', NULL, 'answered', NULL, NULL, '2026-11-22 04:09:06.08799+00', '2026-11-22 04:09:36.115283+00', '2026-11-22 04:09:06.137411+00'),
	('108743341ed1b71b01299970ac6a39fa', 'be87013d7246ac1b810486d3e0ed0bdd', '+14155551031', 'ended', 1, 0, '2026-11-22 04:19:07.270723+00', '2026-11-22 04:09:22.284194+00', 'conv_11bd90e63205b804b74b2d8795', NULL, 'answered', NULL, NULL, '2026-11-22 04:09:07.270723+00', '2026-11-22 04:09:37.294297+00', '2026-11-22 04:09:07.357957+00'),
	('50b4bef68d0c83a13f03d0aef92072e3', '966a6f29871d06fff9357d8bb5e7b062', '+14155551033', 'ended', 1, 0, '2026-11-22 04:19:09.217149+00', '2026-11-22 04:09:24.244052+00', 'conv_cb0be080be43e72bf25f95507c', NULL, 'answered', NULL, NULL, '2026-11-22 04:09:09.217149+00', '2026-11-22 04:09:39.263709+00', '2026-11-22 04:09:09.331286+00'),
	('61c0bead340325f34e5b412546aa4a20', 'ff7beab91655264d772dfdd40cdc6bd2', '+14155551041', 'answered', 1, 0, '2026-11-22 04:19:14.582865+00', '2026-11-22 04:09:29.607832+00', '61c0bead340325f34e5b412546aa4a20', NULL, NULL, NULL, '246a43511465e98adbac77d6f8eaed0e', '2026-11-22 04:09:14.582865+00', '2026-11-22 04:09:44.612196+00', NULL),
	('b5c1d3df7ac14cc7c2f42b4215e6a11a', '54bf65b3a47185da817dbda3166214d8', '+14155551043', 'declined', 1, 0, '2026-11-22 04:19:15.142432+00', '2026-11-22 04:09:30.172648+00', 'b5c1d3df7ac14cc7c2f42b4215e6a11a', NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.142432+00', '2026-11-22 04:09:45.180835+00', '2026-11-22 04:09:15.224036+00'),
	('28a538853d621655a045e8c7523f91f2', 'ef372181e576b982aca67bd4b118a072', '+14155551047', 'queued', 0, 0, '2026-11-22 04:19:19.290395+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.290395+00', NULL, NULL);

INSERT INTO public.combined_report_conversations VALUES
	('5afd8d72ffb8f60781c91dc696437fe9', 1, '70b0c1cc13b33f6e46cffa74f144bbfd'),
	('5afd8d72ffb8f60781c91dc696437fe9', 2, 'b706fe35faa13243436111b14df0c559'),
	('5afd8d72ffb8f60781c91dc696437fe9', 3, '8c8f3e2cbb49a17fdcfe6a45d764956b'),
	('5afd8d72ffb8f60781c91dc696437fe9', 4, 'dc6432804293888b4e41f7bda90da52c'),
	('0c881e1d9016140b9a647bc141ad9630', 1, '70b0c1cc13b33f6e46cffa74f144bbfd'),
	('0c881e1d9016140b9a647bc141ad9630', 2, 'b706fe35faa13243436111b14df0c559');

INSERT INTO public.combined_reports VALUES
	('5afd8d72ffb8f60781c91dc696437fe9', 'Read these conversations together and write one report in markdown with five sections:

## Executive Summary
What happened across the conversations, in a few sentences.

## Common Themes
What came up again and again, and in how many conversations.

## Key Insights
What a manager would not have seen in one conversation alone.

## Participant Analysis
How each participant did, with their own words.

## Recommendations
What to do next, the most useful first.', 'written', '## Executive Summary

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of number. “Wrong number, sorry” (0:03) (أمينة حداد, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Łukasz Żak, “Soon deleted”)

## Common Themes

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of number. “Wrong number, sorry” (0:03) (أمينة حداد, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Łukasz Żak, “Soon deleted”)

## Key Insights

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of number. “Wrong number, sorry” (0:03) (أمينة حداد, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Łukasz Żak, “Soon deleted”)

## Participant Analysis

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of number. “Wrong number, sorry” (0:03) (أمينة حداد, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Łukasz Żak, “Soon deleted”)

## Recommendations

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of number. “Wrong number, sorry” (0:03) (أمينة حداد, “Ein Gespräch über Größe – 相談”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Łukasz Żak, “Soon deleted”)

A language model wrote this report; each statement names the conversations that it rests on.', 4, '2026-11-22 04:09:09.50556+00', '2026-11-22 04:09:09.475383+00'),
	('0c881e1d9016140b9a647bc141ad9630', '## Größe
Was kam immer wieder vor?

## 次
What next?', 'written', '## Größe

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)

## 次

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)

A language model wrote this report; each statement names the conversations that it rests on.', 2, '2026-11-22 04:09:09.665798+00', '2026-11-22 04:09:09.64902+00');

INSERT INTO public.conversations VALUES
	('dc6432804293888b4e41f7bda90da52c', 'c788e6c35b114cceab47cf6a9b259ef6', 'elevenlabs', 'conv_79873d32e993405928ee9f8bc0', true, '2026-11-22 04:09:05+00', 33, '[{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}]', '2026-11-22 04:09:05.679235+00'),
	('8c8f3e2cbb49a17fdcfe6a45d764956b', 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'elevenlabs', 'conv_0aa4b22372ee0e1eb7462e77b1', true, '2026-11-22 04:09:06+00', 7, '[{"role": "agent", "message": "Good morning.", "duration": 3, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "Wrong number, sorry.", "duration": 4, "tool_calls": [], "time_in_call_secs": 3}]', '2026-11-22 04:09:06.136392+00'),
	('b706fe35faa13243436111b14df0c559', 'be87013d7246ac1b810486d3e0ed0bdd', 'elevenlabs', 'conv_11bd90e63205b804b74b2d8795', true, '2026-11-22 04:09:07+00', 33, '[{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}]', '2026-11-22 04:09:07.34522+00'),
	('70b0c1cc13b33f6e46cffa74f144bbfd', '966a6f29871d06fff9357d8bb5e7b062', 'elevenlabs', 'conv_cb0be080be43e72bf25f95507c', true, '2026-11-22 04:09:09+00', 33, '[{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}]', '2026-11-22 04:09:09.330362+00'),
	('4613a3981fa45ac6b6bacbb5f06220d0', 'ff7beab91655264d772dfdd40cdc6bd2', 'builtin', '246a43511465e98adbac77d6f8eaed0e', true, '2026-11-22 04:09:14.633+00', 0.2, '[{"role": "agent", "message": "Good morning. What would you like to talk about today?", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all late orders by Friday.", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.2}]', '2026-11-22 04:09:14.829284+00'),
	('90b55202c9ba721a7c039638c036bf55', 'afeae5420a900bce2097c25bf06eb7dc', 'elevenlabs', 'conv_8e55083d-858b-4503-aac9-c28652a72c3c', true, '2026-11-22 04:08:36+00', 39, '[{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}]', '2026-11-22 04:09:15.39253+00'),
	('e968f0e00a294e29b123d885512da878', 'afeae5420a900bce2097c25bf06eb7dc', 'elevenlabs', 'conv_7fee8c08-459e-4dda-99ed-e02adfa19042', false, '2026-11-22 04:09:02+00', 13, '[{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}]', '2026-11-22 04:09:15.532251+00'),
	('b03497732d151ce60e68ebb62fd03b67', '9311751443244dddda8451fd736286a5', 'elevenlabs', 'conv_fef088cf-0255-4a42-aefa-857a87bab00e', true, '2026-11-22 04:08:37+00', 39, '[{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}]', '2026-11-22 04:09:16.136663+00');

INSERT INTO public.demo_request_transitions OVERRIDING SYSTEM VALUE VALUES
	(1, '172133825e3fd1cdc83ff4c050f35f20', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:00.901161+00'),
	(2, 'f1024259b9967cb220d572a4be0e6578', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:01.053059+00'),
	(3, '3f0f3d06e237ca9fd352092241a1c154', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:01.168026+00'),
	(4, '0fdcfca819e4b69af0371368f5ea3dd7', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:01.269479+00'),
	(5, '0fdcfca819e4b69af0371368f5ea3dd7', 'invited', 'opted_out', 'reply STOP', '2026-11-22 04:09:01.315883+00'),
	(6, '5d5eb22c3861570184d7c60335f4fea5', 'requested', 'opted_out', 'the recipient had opted out before', '2026-11-22 04:09:01.354982+00'),
	(7, '25577e10ee362a9743b0aecb7ac5225f', 'requested', 'opted_out', 'a message was refused: the number has opted out', '2026-11-22 04:09:01.450708+00'),
	(8, 'ca236126e3d21ab027e0879342b7581b', 'requested', 'invitation_failed', 'the invitation could not be sent', '2026-11-22 04:09:02.515753+00'),
	(9, '6e9a80e0d424464745f631d6218d07ab', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:02.588273+00'),
	(10, 'dace0d241e208efcf56eeb8207f9e449', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:02.672914+00'),
	(11, 'dace0d241e208efcf56eeb8207f9e449', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:02.71643+00'),
	(12, 'dace0d241e208efcf56eeb8207f9e449', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:02.747128+00'),
	(13, 'dace0d241e208efcf56eeb8207f9e449', 'calling', 'call_failed', 'a voicemail took the call', '2026-11-22 04:09:02.775219+00'),
	(14, 'c0c383a5d9c4769df15e916f4478a809', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:03.853768+00'),
	(15, 'c0c383a5d9c4769df15e916f4478a809', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:03.884811+00'),
	(16, 'c0c383a5d9c4769df15e916f4478a809', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:03.91131+00'),
	(17, 'c0c383a5d9c4769df15e916f4478a809', 'calling', 'call_failed', 'the phone was busy', '2026-11-22 04:09:03.932078+00'),
	(18, 'f7a7ab0cea2506eb22005a532d0fa828', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:04.015582+00'),
	(19, 'f7a7ab0cea2506eb22005a532d0fa828', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:04.060535+00'),
	(20, 'f7a7ab0cea2506eb22005a532d0fa828', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:04.090077+00'),
	(21, 'f7a7ab0cea2506eb22005a532d0fa828', 'calling', 'call_failed', 'nobody answered the call', '2026-11-22 04:09:04.112694+00'),
	(22, 'd4aef01b7d1a652feaa86bb2d2926116', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:05.191268+00'),
	(23, 'd4aef01b7d1a652feaa86bb2d2926116', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:05.228654+00'),
	(24, 'd4aef01b7d1a652feaa86bb2d2926116', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:05.255315+00'),
	(25, 'd4aef01b7d1a652feaa86bb2d2926116', 'calling', 'call_failed', 'the call could not be begun', '2026-11-22 04:09:05.280381+00'),
	(26, '25b2bcd2947821a61ae3b49b8389f61e', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:05.384819+00'),
	(27, '25b2bcd2947821a61ae3b49b8389f61e', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:05.423618+00'),
	(28, '25b2bcd2947821a61ae3b49b8389f61e', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:05.447285+00'),
	(29, 'f5e23557972c14fecf7c992c934154aa', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:05.494175+00'),
	(30, 'f5e23557972c14fecf7c992c934154aa', 'invited', 'in_conversation', 'conversation begun on the page', '2026-11-22 04:09:05.540858+00'),
	(31, 'c788e6c35b114cceab47cf6a9b259ef6', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:05.580843+00'),
	(32, 'c788e6c35b114cceab47cf6a9b259ef6', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:05.624313+00'),
	(33, 'c788e6c35b114cceab47cf6a9b259ef6', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:05.651003+00'),
	(34, 'c788e6c35b114cceab47cf6a9b259ef6', 'calling', 'completed', 'the conversation is over', '2026-11-22 04:09:05.679235+00'),
	(35, 'c788e6c35b114cceab47cf6a9b259ef6', 'completed', 'reported', 'the report was written', '2026-11-22 04:09:05.784678+00'),
	(36, 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:06.05298+00'),
	(37, 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:06.08799+00'),
	(38, 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:06.115283+00'),
	(39, 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'calling', 'completed', 'the conversation is over', '2026-11-22 04:09:06.136392+00'),
	(40, 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'completed', 'reported', 'the report was written', '2026-11-22 04:09:06.161471+00'),
	(41, 'be87013d7246ac1b810486d3e0ed0bdd', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:07.225334+00'),
	(42, 'be87013d7246ac1b810486d3e0ed0bdd', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:07.270723+00'),
	(43, 'be87013d7246ac1b810486d3e0ed0bdd', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:07.294297+00'),
	(44, 'be87013d7246ac1b810486d3e0ed0bdd', 'calling', 'completed', 'the conversation is over', '2026-11-22 04:09:07.34522+00'),
	(45, 'be87013d7246ac1b810486d3e0ed0bdd', 'completed', 'reported', 'the report was written', '2026-11-22 04:09:07.548471+00'),
	(46, '966a6f29871d06fff9357d8bb5e7b062', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:07.650722+00'),
	(47, '82e184122759d100dd88bf5480a72b31', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:08.163008+00'),
	(48, 'c6760b358a89dd8204ca8b9851ae4bb4', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:08.688991+00'),
	(49, '966a6f29871d06fff9357d8bb5e7b062', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:09.217149+00'),
	(50, '966a6f29871d06fff9357d8bb5e7b062', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:09.263709+00'),
	(51, '966a6f29871d06fff9357d8bb5e7b062', 'calling', 'completed', 'the conversation is over', '2026-11-22 04:09:09.330362+00'),
	(52, '966a6f29871d06fff9357d8bb5e7b062', 'completed', 'reported', 'the report was written', '2026-11-22 04:09:09.389023+00'),
	(53, 'ff7beab91655264d772dfdd40cdc6bd2', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:14.534363+00'),
	(54, 'ff7beab91655264d772dfdd40cdc6bd2', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:14.582865+00'),
	(55, 'ff7beab91655264d772dfdd40cdc6bd2', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:14.612196+00'),
	(56, 'ff7beab91655264d772dfdd40cdc6bd2', 'calling', 'in_conversation', 'conversation begun by phone', '2026-11-22 04:09:14.633821+00'),
	(57, 'ff7beab91655264d772dfdd40cdc6bd2', 'in_conversation', 'completed', 'the conversation is over', '2026-11-22 04:09:14.829284+00'),
	(58, 'ff7beab91655264d772dfdd40cdc6bd2', 'completed', 'reported', 'the report was written', '2026-11-22 04:09:14.971803+00'),
	(59, '54bf65b3a47185da817dbda3166214d8', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:15.092526+00'),
	(60, '54bf65b3a47185da817dbda3166214d8', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:15.142432+00'),
	(61, '54bf65b3a47185da817dbda3166214d8', 'confirmed', 'calling', 'the phone rings', '2026-11-22 04:09:15.180835+00'),
	(62, '54bf65b3a47185da817dbda3166214d8', 'calling', 'call_failed', 'the call was declined', '2026-11-22 04:09:15.224036+00'),
	(63, 'afeae5420a900bce2097c25bf06eb7dc', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:15.307112+00'),
	(64, 'afeae5420a900bce2097c25bf06eb7dc', 'invited', 'completed', 'the conversation is over', '2026-11-22 04:09:15.39253+00'),
	(65, 'afeae5420a900bce2097c25bf06eb7dc', 'completed', 'reported', 'the report was written', '2026-11-22 04:09:15.439366+00'),
	(66, 'ef372181e576b982aca67bd4b118a072', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:15.69952+00'),
	(67, '2648492947a745045b584855c17fa98c', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:15.811528+00'),
	(68, '071bcc3ba59aa309247e7e4bfe4c29a1', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:15.884281+00'),
	(69, '639dceb997bd18bb0ca6b790867e2345', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:16.025205+00'),
	(70, '9311751443244dddda8451fd736286a5', 'requested', 'invited', 'the invitation was sent', '2026-11-22 04:09:16.098065+00'),
	(71, '9311751443244dddda8451fd736286a5', 'invited', 'completed', 'the conversation is over', '2026-11-22 04:09:16.136663+00'),
	(72, 'ef372181e576b982aca67bd4b118a072', 'invited', 'confirmed', 'reply YES', '2026-11-22 04:09:19.290395+00'),
	(73, '639dceb997bd18bb0ca6b790867e2345', 'invited', 'in_conversation', 'conversation begun on the page', '2026-11-22 04:09:19.365669+00');

INSERT INTO public.demo_requests VALUES
	('172133825e3fd1cdc83ff4c050f35f20', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Ingrid Å. Sørensen', '+14155551001', '山田 花子', '+14155551000', NULL, 'invited', NULL, NULL, '2026-11-22 04:09:00.776694+00'),
	('f1024259b9967cb220d572a4be0e6578', 'recipient', 'ff273e327d62e59f222da248c5c2ccfb', NULL, NULL, 'Renée O’Hara', '+14155551002', 'mx', 'invited', NULL, NULL, '2026-11-22 04:09:00.990186+00'),
	('3f0f3d06e237ca9fd352092241a1c154', 'recipient', 'ff273e327d62e59f222da248c5c2ccfb', NULL, NULL, 'Иван Петров', '+14155551004', 'mx', 'invited', NULL, NULL, '2026-11-22 04:09:01.129786+00'),
	('0fdcfca819e4b69af0371368f5ea3dd7', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Renée O’Hara', '+14155551007', 'Łukasz Żak', '+14155551006', NULL, 'opted_out', NULL, NULL, '2026-11-22 04:09:01.229673+00'),
	('5d5eb22c3861570184d7c60335f4fea5', 'manager', '4c6e4e0d23e8a32e71fa89b8758882db', 'Ingrid Å. Sørensen', '+14155551008', '山田 花子', '+14155551006', NULL, 'opted_out', NULL, NULL, '2026-11-22 04:09:01.354982+00'),
	('25577e10ee362a9743b0aecb7ac5225f', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Zoë Müller', '+14155551010', 'Renée O’Hara', '+14155551009', NULL, 'opted_out', NULL, NULL, '2026-11-22 04:09:01.374141+00'),
	('ca236126e3d21ab027e0879342b7581b', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', '山田 花子', '+14155551012', 'Иван Петров', '+14155551011', NULL, 'invitation_failed', NULL, NULL, '2026-11-22 04:09:01.491511+00'),
	('6e9a80e0d424464745f631d6218d07ab', 'recipient', 'ef28b9b38231aa79b20f33a0c4c797d2', NULL, NULL, 'Łukasz Żak', '+14155551013', NULL, 'invited', 'e0f279321e93f6ab42effb76245ea867', NULL, '2026-11-22 04:09:02.559559+00'),
	('25b2bcd2947821a61ae3b49b8389f61e', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Zoë Müller', '+14155551024', 'Renée O’Hara', '+14155551023', NULL, 'calling', NULL, NULL, '2026-11-22 04:09:05.334369+00'),
	('82e184122759d100dd88bf5480a72b31', 'recipient', 'ff273e327d62e59f222da248c5c2ccfb', NULL, NULL, '山田 花子', '+14155551035', NULL, 'invited', 'e0f279321e93f6ab42effb76245ea867', NULL, '2026-11-22 04:09:08.13911+00'),
	('dace0d241e208efcf56eeb8207f9e449', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Иван Петров', '+14155551016', 'أمينة حداد', '+14155551015', NULL, 'call_failed', NULL, NULL, '2026-11-22 04:09:02.63806+00'),
	('f5e23557972c14fecf7c992c934154aa', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', '山田 花子', '+14155551026', 'Иван Петров', '+14155551025', NULL, 'in_conversation', NULL, NULL, '2026-11-22 04:09:05.469662+00'),
	('c0c383a5d9c4769df15e916f4478a809', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Łukasz Żak', '+14155551018', 'Ingrid Å. Sørensen', '+14155551017', NULL, 'call_failed', NULL, NULL, '2026-11-22 04:09:02.831163+00'),
	('c6760b358a89dd8204ca8b9851ae4bb4', 'manager', 'ff273e327d62e59f222da248c5c2ccfb', 'Zoë Müller', '+14155551038', 'Renée O’Hara', '+14155551037', NULL, 'invited', 'e0f279321e93f6ab42effb76245ea867', NULL, '2026-11-22 04:09:08.653259+00'),
	('f7a7ab0cea2506eb22005a532d0fa828', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'أمينة حداد', '+14155551020', 'Zoë Müller', '+14155551019', NULL, 'call_failed', NULL, NULL, '2026-11-22 04:09:03.989485+00'),
	('c788e6c35b114cceab47cf6a9b259ef6', 'manager', '4c6e4e0d23e8a32e71fa89b8758882db', 'Renée O’Hara', '+14155551028', 'Łukasz Żak', '+14155551027', NULL, 'reported', 'e0f279321e93f6ab42effb76245ea867', NULL, '2026-11-22 04:09:05.554726+00'),
	('54bf65b3a47185da817dbda3166214d8', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Иван Петров', '+14155551044', 'أمينة حداد', '+14155551043', NULL, 'call_failed', NULL, NULL, '2026-11-22 04:09:15.058425+00'),
	('d4aef01b7d1a652feaa86bb2d2926116', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Ingrid Å. Sørensen', '+14155551022', '山田 花子', '+14155551021', NULL, 'call_failed', NULL, NULL, '2026-11-22 04:09:04.169704+00'),
	('966a6f29871d06fff9357d8bb5e7b062', 'manager', 'ff273e327d62e59f222da248c5c2ccfb', 'أمينة حداد', '+14155551034', 'Zoë Müller', '+14155551033', NULL, 'reported', 'e0f279321e93f6ab42effb76245ea867', NULL, '2026-11-22 04:09:07.622353+00'),
	('c3b2cc091388a96505d54af6d761fadc', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', '山田 花子', '+14155551040', 'Иван Петров', '+12125550123', NULL, 'requested', NULL, '2026-11-22 13:00:00+00', '2026-11-22 04:09:12.2055+00'),
	('eb5ed86f7faa157c7cef0fee59bdf5c3', 'recipient', 'd75565f1e4b4f9337ce1957047f6af3d', NULL, NULL, 'أمينة حداد', '+14155551029', NULL, 'reported', NULL, NULL, '2026-11-22 04:09:06.015786+00'),
	('afeae5420a900bce2097c25bf06eb7dc', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Łukasz Żak', '+14155551046', 'Ingrid Å. Sørensen', '+14155551045', NULL, 'reported', NULL, NULL, '2026-11-22 04:09:15.252467+00'),
	('84251198c9e4fd64ef2ff4565fb95470', 'recipient', 'd75565f1e4b4f9337ce1957047f6af3d', NULL, NULL, 'Zoë Müller', NULL, NULL, 'requested', NULL, NULL, '2026-11-22 04:09:15.652954+00'),
	('be87013d7246ac1b810486d3e0ed0bdd', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Łukasz Żak', '+14155551032', 'Ingrid Å. Sørensen', '+14155551031', NULL, 'reported', NULL, NULL, '2026-11-22 04:09:06.205462+00'),
	('ff7beab91655264d772dfdd40cdc6bd2', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Renée O’Hara', '+14155551042', 'Łukasz Żak', '+14155551041', NULL, 'reported', NULL, NULL, '2026-11-22 04:09:14.468654+00'),
	('9311751443244dddda8451fd736286a5', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Renée O’Hara', '+14155551056', 'Łukasz Żak', '+14155551055', NULL, 'completed', NULL, NULL, '2026-11-22 04:09:16.064194+00'),
	('2648492947a745045b584855c17fa98c', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Ingrid Å. Sørensen', '+14155551050', '山田 花子', '+14155551049', NULL, 'invited', NULL, NULL, '2026-11-22 04:09:15.753912+00'),
	('071bcc3ba59aa309247e7e4bfe4c29a1', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Zoë Müller', '+14155551052', 'Renée O’Hara', '+14155551051', NULL, 'invited', NULL, NULL, '2026-11-22 04:09:15.852787+00'),
	('ef372181e576b982aca67bd4b118a072', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'أمينة حداد', '+14155551048', 'Zoë Müller', '+14155551047', NULL, 'confirmed', NULL, NULL, '2026-11-22 04:09:15.662306+00'),
	('639dceb997bd18bb0ca6b790867e2345', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', '山田 花子', '+14155551054', 'Иван Петров', '+14155551053', NULL, 'in_conversation', NULL, NULL, '2026-11-22 04:09:15.99048+00'),
	('2331e9aca31c63b33d181e5baece84f5', 'manager', 'd75565f1e4b4f9337ce1957047f6af3d', 'Иван Петров', '+14155551058', 'أمينة حداد', '+14155551057', NULL, 'requested', NULL, NULL, '2026-11-22 04:09:19.516565+00');

INSERT INTO public.incoming_sms OVERRIDING SYSTEM VALUE VALUES
	(1, 'twilio', 'SM93d37a8f711ae00c47c87f2cb4b21ba7', '+14155551002', 'Who is this, s’il vous plaît? 🤔', NULL, false, '{"To": "+14155550100", "Body": "Who is this, s’il vous plaît? 🤔", "From": "+14155551002", "SmsSid": "SM93d37a8f711ae00c47c87f2cb4b21ba7", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM93d37a8f711ae00c47c87f2cb4b21ba7", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM93d37a8f711ae00c47c87f2cb4b21ba7"}', '2026-11-22 04:09:01.059299+00', '2026-11-22 04:09:01.073767+00'),
	(2, 'twilio', 'SM82233ec635a6c6360f9f341c9a17a092', '+14155551004', 'No', NULL, false, '{"To": "+14155550100", "Body": "No", "From": "+14155551004", "SmsSid": "SM82233ec635a6c6360f9f341c9a17a092", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM82233ec635a6c6360f9f341c9a17a092", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM82233ec635a6c6360f9f341c9a17a092"}', '2026-11-22 04:09:01.180921+00', '2026-11-22 04:09:01.184868+00'),
	(3, 'twilio', 'SMe7015679e924452c930e9a67b772ddc7', '+14155551006', 'STOP', NULL, true, '{"To": "+14155550100", "Body": "STOP", "From": "+14155551006", "SmsSid": "SMe7015679e924452c930e9a67b772ddc7", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMe7015679e924452c930e9a67b772ddc7", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMe7015679e924452c930e9a67b772ddc7"}', '2026-11-22 04:09:01.288122+00', '2026-11-22 04:09:01.315883+00'),
	(4, 'twilio', 'SMce577bda53588fb2f894001e9ff9b824', '+14155551015', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551015", "SmsSid": "SMce577bda53588fb2f894001e9ff9b824", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMce577bda53588fb2f894001e9ff9b824", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMce577bda53588fb2f894001e9ff9b824"}', '2026-11-22 04:09:02.712264+00', '2026-11-22 04:09:02.71643+00'),
	(5, 'twilio', 'SM3c95eb5869b50d3110eebcfc3916f6a0', '+14155551017', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551017", "SmsSid": "SM3c95eb5869b50d3110eebcfc3916f6a0", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM3c95eb5869b50d3110eebcfc3916f6a0", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM3c95eb5869b50d3110eebcfc3916f6a0"}', '2026-11-22 04:09:03.88004+00', '2026-11-22 04:09:03.884811+00'),
	(6, 'twilio', 'SMbbc203882947601cb7d4d3467780bfb4', '+14155551019', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551019", "SmsSid": "SMbbc203882947601cb7d4d3467780bfb4", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMbbc203882947601cb7d4d3467780bfb4", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMbbc203882947601cb7d4d3467780bfb4"}', '2026-11-22 04:09:04.056942+00', '2026-11-22 04:09:04.060535+00'),
	(7, 'twilio', 'SM50eabe4c925363a4c87d2a1fc0e91216', '+14155551021', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551021", "SmsSid": "SM50eabe4c925363a4c87d2a1fc0e91216", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM50eabe4c925363a4c87d2a1fc0e91216", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM50eabe4c925363a4c87d2a1fc0e91216"}', '2026-11-22 04:09:05.224145+00', '2026-11-22 04:09:05.228654+00'),
	(8, 'twilio', 'SM1081ed5d64e146e72e2d13f5469bdf32', '+14155551023', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551023", "SmsSid": "SM1081ed5d64e146e72e2d13f5469bdf32", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM1081ed5d64e146e72e2d13f5469bdf32", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM1081ed5d64e146e72e2d13f5469bdf32"}', '2026-11-22 04:09:05.419619+00', '2026-11-22 04:09:05.423618+00'),
	(9, 'twilio', 'SMecbf3bf6f96c9290dae2ea64f71406f1', '+14155551027', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551027", "SmsSid": "SMecbf3bf6f96c9290dae2ea64f71406f1", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMecbf3bf6f96c9290dae2ea64f71406f1", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMecbf3bf6f96c9290dae2ea64f71406f1"}', '2026-11-22 04:09:05.619456+00', '2026-11-22 04:09:05.624313+00'),
	(10, 'twilio', 'SMa60dcfe06c86f72589d1390917244543', '+14155551029', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551029", "SmsSid": "SMa60dcfe06c86f72589d1390917244543", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMa60dcfe06c86f72589d1390917244543", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMa60dcfe06c86f72589d1390917244543"}', '2026-11-22 04:09:06.084027+00', '2026-11-22 04:09:06.08799+00'),
	(11, 'twilio', 'SMceffff9ab45cfa7b6dd12c4bc284d55a', '+14155551031', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551031", "SmsSid": "SMceffff9ab45cfa7b6dd12c4bc284d55a", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMceffff9ab45cfa7b6dd12c4bc284d55a", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMceffff9ab45cfa7b6dd12c4bc284d55a"}', '2026-11-22 04:09:07.266702+00', '2026-11-22 04:09:07.270723+00'),
	(12, 'twilio', 'SM436e369a954001c14ebaa9601cb74de2', '+14155551033', 'yes please', NULL, false, '{"To": "+14155550100", "Body": "yes please", "From": "+14155551033", "SmsSid": "SM436e369a954001c14ebaa9601cb74de2", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM436e369a954001c14ebaa9601cb74de2", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM436e369a954001c14ebaa9601cb74de2"}', '2026-11-22 04:09:09.20924+00', '2026-11-22 04:09:09.217149+00'),
	(13, 'twilio', 'SM175c5d7348766297158fe5627e010aa2', '+14155551049', 'STOP', NULL, true, '{"To": "+14155550100", "Body": "STOP", "From": "+14155551049", "SmsSid": "SM175c5d7348766297158fe5627e010aa2", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM175c5d7348766297158fe5627e010aa2", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM175c5d7348766297158fe5627e010aa2"}', '2026-11-22 04:09:19.338429+00', NULL);

INSERT INTO public.limits VALUES
	('sign-in-email:258d8dc916db8cea2cafb6c3cd0cb0246efe061421dbd83ec3a350428cabda4f', 0, 1795321440120),
	('demo-address:198.51.100.53', 1, 1795324155851),
	('demo-phone:+14155551051', 1, 1795406955852),
	('sign-in-email:ac980a98d85113b39bfaab4fe70ef5f2744f628412bb6717ac3ecea81babce07', 0, 1795321440677),
	('remote-failures:e0f279321e93f6ab42effb76245ea867', 2, 1795320600755),
	('demo-address:198.51.100.2', 1, 1795324140775),
	('demo-phone:+14155551000', 1, 1795406940775),
	('demo-phone:+14155551001', 1, 1795406940775),
	('demo-address:198.51.100.4', 1, 1795324140982),
	('demo-phone:+14155551002', 1, 1795406940984),
	('demo-phone:+14155551052', 1, 1795406955852),
	('demo-address:198.51.100.6', 1, 1795324141120),
	('demo-phone:+14155551004', 1, 1795406941124),
	('demo-address:198.51.100.8', 1, 1795324141228),
	('demo-phone:+14155551007', 1, 1795406941229),
	('demo-address:198.51.100.55', 1, 1795324155989),
	('demo-address:198.51.100.9', 1, 1795324141354),
	('demo-phone:+14155551006', 2, 1795406941228),
	('demo-phone:+14155551008', 1, 1795406941354),
	('demo-phone:+14155551053', 1, 1795406955989),
	('demo-address:198.51.100.11', 1, 1795324141373),
	('demo-phone:+14155551009', 1, 1795406941373),
	('demo-phone:+14155551010', 1, 1795406941373),
	('demo-phone:+14155551054', 1, 1795406955989),
	('demo-address:198.51.100.13', 1, 1795324141489),
	('demo-phone:+14155551011', 1, 1795406941490),
	('demo-phone:+14155551012', 1, 1795406941491),
	('demo-address:198.51.100.17', 1, 1795324142635),
	('demo-phone:+14155551015', 1, 1795406942636),
	('demo-phone:+14155551016', 1, 1795406942636),
	('demo-address:198.51.100.57', 1, 1795324156063),
	('demo-address:198.51.100.19', 1, 1795324142829),
	('demo-phone:+14155551017', 1, 1795406942829),
	('demo-phone:+14155551018', 1, 1795406942830),
	('demo-phone:+14155551055', 1, 1795406956063),
	('demo-address:198.51.100.21', 1, 1795324143988),
	('demo-phone:+14155551019', 1, 1795406943988),
	('demo-phone:+14155551020', 1, 1795406943989),
	('demo-phone:+14155551056', 1, 1795406956063),
	('demo-address:198.51.100.23', 1, 1795324144168),
	('demo-phone:+14155551021', 1, 1795406944168),
	('demo-phone:+14155551022', 1, 1795406944168),
	('demo-address:198.51.100.25', 1, 1795324145333),
	('demo-phone:+14155551023', 1, 1795406945333),
	('demo-phone:+14155551024', 1, 1795406945333),
	('demo-session:127.0.0.1', 3, 1795320605532),
	('demo-address:198.51.100.27', 1, 1795324145468),
	('demo-phone:+14155551025', 1, 1795406945469),
	('demo-phone:+14155551026', 1, 1795406945469),
	('demo-address:198.51.100.59', 1, 1795324159513),
	('demo-address:198.51.100.31', 1, 1795324146014),
	('demo-phone:+14155551029', 1, 1795406946015),
	('demo-phone:+14155551057', 1, 1795406959514),
	('demo-phone:+14155551058', 1, 1795406959515),
	('demo-address:198.51.100.33', 1, 1795324146204),
	('demo-phone:+14155551031', 1, 1795406946204),
	('demo-phone:+14155551032', 1, 1795406946204),
	('demo-everybody:all', 26, 1795406940776),
	('demo-address:198.51.100.41', 1, 1795324152200),
	('demo-phone:+12125550123', 1, 1795406952202),
	('demo-phone:+14155551040', 1, 1795406952202),
	('test-sms:all', 2, 1795324149834),
	('demo-address:198.51.100.43', 1, 1795324154464),
	('demo-phone:+14155551041', 1, 1795406954466),
	('demo-phone:+14155551042', 1, 1795406954467),
	('demo-address:198.51.100.45', 1, 1795324155055),
	('demo-phone:+14155551043', 1, 1795406955056),
	('demo-phone:+14155551044', 1, 1795406955057),
	('demo-address:198.51.100.47', 1, 1795324155249),
	('demo-phone:+14155551045', 1, 1795406955250),
	('demo-phone:+14155551046', 1, 1795406955251),
	('report-reads:127.0.0.1', 10, 1795320605847),
	('report-errors:127.0.0.1', 1, 1795320615622),
	('sign-in-address:127.0.0.1', 1, 1795321440115),
	('sign-in-email:e788ea2014693dcdb86767aceb3860a432fc626c6477a6c53016aff40726842b', 1, 1795321455626),
	('demo-address:127.0.0.1', 1, 1795324155651),
	('demo-address:198.51.100.49', 1, 1795324155660),
	('demo-phone:+14155551047', 1, 1795406955661),
	('demo-phone:+14155551048', 1, 1795406955661),
	('demo-address:198.51.100.51', 1, 1795324155749),
	('demo-phone:+14155551049', 1, 1795406955752),
	('demo-phone:+14155551050', 1, 1795406955753);

INSERT INTO public.live_conversations VALUES
	('246a43511465e98adbac77d6f8eaed0e', 'ff7beab91655264d772dfdd40cdc6bd2', 'call', '7a4a83ec8f0bdbad54b8b60791f647b9f407862c724d555b23b3bbe6b88f2d6b', 0, '266b54cb-b2a1-4ea9-bdad-1c4d9c1d1bf0', '2026-11-22 04:09:14.633821+00', '2026-11-22 04:09:14.778347+00', '2026-11-22 04:09:14.633821+00', '2026-11-22 04:09:14.817991+00', 'person'),
	('7cb551be7dc9f940870563cb104770ef', '639dceb997bd18bb0ca6b790867e2345', 'web', 'f8627e475f5ab61d0b3fdfa8cf8797b934da70f51857579e593a3a8667a77145', 0, '49e25b44-9aef-4098-9e58-a22fd688b497', '2026-11-22 04:09:19.365669+00', '2026-11-22 04:09:20.188495+00', '2026-11-22 04:09:19.365669+00', NULL, NULL);

INSERT INTO public.live_turns VALUES
	('246a43511465e98adbac77d6f8eaed0e', 1, 'agent', 'Good morning. What would you like to talk about today?', NULL, '2026-11-22 04:09:14.666489+00'),
	('246a43511465e98adbac77d6f8eaed0e', 2, 'user', 'The deliveries of last month came late, and two customers in Łódź have left us because of that.', '3a3efef9-9354-4e0a-af2f-52f54763c016', '2026-11-22 04:09:14.699911+00'),
	('246a43511465e98adbac77d6f8eaed0e', 3, 'agent', 'You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.', NULL, '2026-11-22 04:09:14.751148+00'),
	('246a43511465e98adbac77d6f8eaed0e', 4, 'user', 'I will talk to the warehouse on Monday and send you a list of all late orders by Friday.', 'bb4f6488-e26c-4a44-a27c-59f3e8622c08', '2026-11-22 04:09:14.781899+00'),
	('246a43511465e98adbac77d6f8eaed0e', 5, 'agent', 'You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.', NULL, '2026-11-22 04:09:14.809506+00'),
	('7cb551be7dc9f940870563cb104770ef', 1, 'agent', 'Good morning. What would you like to talk about today?', NULL, '2026-11-22 04:09:19.396176+00'),
	('7cb551be7dc9f940870563cb104770ef', 2, 'user', 'I want to talk about the late deliveries, and about what we do for Łódź.', '64f8c687-fdde-475e-889b-9f8a1293d726', '2026-11-22 04:09:19.429678+00'),
	('7cb551be7dc9f940870563cb104770ef', 3, 'agent', 'You said: I want to talk about the late deliveries, and about what we. Tell me more about that.', NULL, '2026-11-22 04:09:19.493418+00');

INSERT INTO public.migrations VALUES
	(1, 1763700000000, 'First1763700000000');

INSERT INTO public.opt_outs VALUES
	('+14155551006', 'STOP', 'reply by SMS', '2026-11-22 04:09:01.315883+00'),
	('+14155551009', 'Twilio error 21610', 'the carrier', '2026-11-22 04:09:01.444784+00');

INSERT INTO public.outbox_messages VALUES
	('8d6ac63e6e7e5f2efe76a6cd276f2c41', 'outbound', '+14155551040', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:24381/53Fjm', '2026-11-22 04:09:12.275079+00'),
	('899637db0042d6002a3752089d47cc75', 'outbound', '+12125550123', 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.', '2026-11-22 04:09:12.311167+00'),
	('58118bc20ef4100017a0ce6df01c5304', 'outbound', '+14155551041', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:24381/feGBc', '2026-11-22 04:09:14.521481+00'),
	('3f098047db18063a1eb1cfe1728a6bdf', 'outbound', '+14155551042', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:24381/feGBc', '2026-11-22 04:09:14.521623+00'),
	('ecfba565cff4235059f5b51bee81813c', 'inbound', '+14155551041', 'Ja', '2026-11-22 04:09:14.582865+00'),
	('b41b183b956a3e1d13a99f897085f2e8', 'outbound', '+14155551041', 'Wir rufen an, Łukasz Żak. http://localhost:24381/feGBc', '2026-11-22 04:09:14.605453+00'),
	('66cf66df5c931d3d92bc165f83a05dfc', 'outbound', '+14155551042', 'Renée O’Hara, der Bericht: http://localhost:24381/RQ6XJ', '2026-11-22 04:09:14.992443+00'),
	('5bec5ef501cb70c6ff45e65512471b30', 'outbound', '+14155551041', 'Łukasz Żak, der Bericht: http://localhost:24381/RQ6XJ', '2026-11-22 04:09:14.999593+00'),
	('62493a1f36985647cfc4e076d1bac92b', 'outbound', '+14155551044', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:24381/g6hS9', '2026-11-22 04:09:15.078669+00'),
	('a1a86277d8b94c9a9d258ff9c6c54355', 'outbound', '+14155551043', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:24381/g6hS9', '2026-11-22 04:09:15.084662+00'),
	('53db6107a728b8fe4c00bdcbed18cdfb', 'inbound', '+14155551043', 'YES', '2026-11-22 04:09:15.142432+00'),
	('0968d5d8518eaf147f06cc0f8f1d2e0b', 'outbound', '+14155551043', 'Wir rufen an, أمينة حداد. http://localhost:24381/g6hS9', '2026-11-22 04:09:15.176965+00'),
	('953b81352c8a6835cb2b3a9a5f50ce1a', 'outbound', '+14155551046', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:24381/dVxbH', '2026-11-22 04:09:15.286056+00'),
	('47df3e623773aca63cd20754b99cfb5b', 'outbound', '+14155551045', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:24381/dVxbH', '2026-11-22 04:09:15.29293+00'),
	('c5e6aba9df2db61224e347bb93396d7e', 'outbound', '+14155551045', 'Ingrid Å. Sørensen, der Bericht: http://localhost:24381/9RuMf', '2026-11-22 04:09:15.460207+00'),
	('bdd9a115024cc6d0e3226473cb3e3b65', 'outbound', '+14155551046', 'Łukasz Żak, der Bericht: http://localhost:24381/9RuMf', '2026-11-22 04:09:15.462706+00'),
	('2be2230af13cbcecbfffc981c6da98be', 'outbound', '+14155551047', 'Zoë Müller: أمينة حداد lädt Sie ein. YES → http://localhost:24381/k7PkL', '2026-11-22 04:09:15.688401+00'),
	('a11e07fa703814a82b8c4fafc0bcf073', 'outbound', '+14155551048', 'Grüezi أمينة حداد 👋, Zoë Müller ist eingeladen: http://localhost:24381/k7PkL', '2026-11-22 04:09:15.690951+00'),
	('97ebfcf5027208108c64243899e9907a', 'outbound', '+14155551050', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:24381/ap6LS', '2026-11-22 04:09:15.790353+00'),
	('c57dc43d1a329cd18e610406d3e292c5', 'outbound', '+14155551049', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:24381/ap6LS', '2026-11-22 04:09:15.804673+00'),
	('92a6633a124ed6c1feb44c8ac71f79fc', 'outbound', '+14155551052', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:24381/KtdMf', '2026-11-22 04:09:15.865298+00'),
	('7b58adbdbc8fc61d80029f9865ceb7ea', 'outbound', '+14155551051', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:24381/KtdMf', '2026-11-22 04:09:15.872931+00'),
	('ef2cd34d26fb377305380bcdb678de4f', 'outbound', '+14155551054', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:24381/uAbhw', '2026-11-22 04:09:16.016528+00'),
	('e1695f47abd5c4071a3d8e64779f9fd5', 'outbound', '+14155551053', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:24381/uAbhw', '2026-11-22 04:09:16.020865+00'),
	('e346b2e475f14ffd2779d8e9be532fd7', 'outbound', '+14155551055', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:24381/JGmAZ', '2026-11-22 04:09:16.091105+00'),
	('230a6d658b76955fa73930b933ccf172', 'outbound', '+14155551056', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:24381/JGmAZ', '2026-11-22 04:09:16.092007+00'),
	('5a1d008c9bebf0f02856467c014a448d', 'inbound', '+14155551047', 'YES', '2026-11-22 04:09:19.290395+00');

INSERT INTO public.paces VALUES
	('sms +14155550100', '2026-11-22 04:09:09.850524+00');

INSERT INTO public.remote_changes OVERRIDING SYSTEM VALUE VALUES
	(1, 'mf-notes', '2026-11-22 04:09:00.702591+00', 'admin@example.com', 'release', '7.0.1', NULL),
	(2, 'mf-notes', '2026-11-22 04:09:00.721301+00', 'admin@example.com', 'release', '7.0.2', NULL),
	(3, 'mf-notes', '2026-11-22 04:09:00.731489+00', 'release token', 'release', '7.0.3', NULL),
	(4, 'mf-notes', '2026-11-22 04:09:00.739034+00', 'admin@example.com', 'activate', '7.0.2', '7.0.1'),
	(5, 'mf-notes', '2026-11-22 04:09:00.747149+00', 'release token', 'activate', '7.0.3', '7.0.2'),
	(6, 'mf-notes', '2026-11-22 04:09:00.764081+00', 'admin@example.com', 'rollback', '7.0.2', '7.0.3');

INSERT INTO public.remote_failures VALUES
	('mf-notes', '7.0.3', 'The entry did not come within 10 seconds.', '2026-11-22 04:09:00.756916+00'),
	('mf-notes', '7.0.2', 'The entry did not come within 10 seconds.', '2026-11-22 04:09:00.761295+00');

INSERT INTO public.remote_files VALUES
	('mf-notes', '7.0.1', 'remote.js', 'text/javascript; charset=utf-8', 'sha384-55W8HoGuS4IKhSefQu6iDKMSdHsbUVCuYSAmCqeV8WZY25Z2zoEp8ZpV8BgbDlTH', '\x7661722068616e645f6d6164655f33313339355f313b0a0a68616e645f6d6164655f33313339355f31203d207b0a2020696e69742829207b7d2c0a20206765743a206173796e63202829203d3e202829203d3e207b0a202020200a2020202072657475726e207b2064656661756c743a207b2070616765733a207b20222f61646d696e2f6e6f746573223a2066756e6374696f6e20506167652829207b2072657475726e206e756c6c207d207d207d207d0a20207d2c0a7d0a', '\x1bb800002c0bcc7372a413983dbee2e340409b5a324292d9065138ebdb7b3d227d330664a7676a72bef48bce179d4a296b0510169f20731b21d76f1080c0e6985d43d310a2b919879d8c8a6a04e17c8124205d203c98df81dcb21f957c63f9291f76572be9ce9780b4fa8dbb2d1246c6e86a70246d5ab054024706c154caeb62cd01'),
	('mf-notes', '7.0.2', 'remote.js', 'text/javascript; charset=utf-8', 'sha384-vK/bRdCU3soWG+uHvhmpae2LGEMipXAyxU58bi9c+FiVeFdGaGmoqbQ22TTIinOb', '\x7661722068616e645f6d6164655f33313339355f323b0a0a68616e645f6d6164655f33313339355f32203d207b0a2020696e69742829207b7d2c0a20206765743a206173796e63202829203d3e202829203d3e207b0a202020200a2020202072657475726e207b2064656661756c743a207b2070616765733a207b20222f61646d696e2f6e6f746573223a2066756e6374696f6e20506167652829207b2072657475726e206e756c6c207d207d207d207d0a20207d2c0a7d0a', '\x1bb800002c0b78734e2527307b7cb2c581c0d76c252324996d1085b3bebdd723d2375364ca7aa626e74bbfe87cd1690510169f0912b30332b71172fd0601086c8ed935340d219a9b71d8c9a8a84610ce174802d205c283f91d91b7ec87926f2c3fe5c3ded54abaf32520ad7ee36e8b849131ba1a1c499b162c95c091413095f2ba5873'),
	('mf-notes', '7.0.3', 'remote.js', 'text/javascript; charset=utf-8', 'sha384-tbG09kemNXCT7ZxxSNCOuUFGM1XpiaP95sjuolgAu93V9pvDumKxRjj8h2qIDz1b', '\x7661722068616e645f6d6164655f33313339355f333b0a0a68616e645f6d6164655f33313339355f33203d207b0a2020696e69742829207b7d2c0a20206765743a206173796e63202829203d3e202829203d3e207b0a202020200a2020202072657475726e207b2064656661756c743a207b2070616765733a207b20222f61646d696e2f6e6f746573223a2066756e6374696f6e20506167652829207b2072657475726e206e756c6c207d207d207d207d0a20207d2c0a7d0a', '\x1bb800002c0b6ce78c750c53cb2b171c307c9a89788424b30da270d6b7f77a44faf64c4dced77ed1f9a2532965ad00c2e23341627640e63642aedf200081cd31bb86a6214473330e3b1915d508c2f9024940ba407830bf9375cb7e28f9c6f2533eecae56d29d2f0169f51b775b248c8cd1d5e048dab460a9048e0c82a994d7c59a03');

INSERT INTO public.remote_releases VALUES
	('mf-notes', '7.0.1', '{"entry": "remote.js", "title": "Notes – Größe", "global": "hand_made_31395_1", "routes": ["/admin/notes"], "shared": {"react": "^19.0.0"}, "contract": 1, "navigation": [{"icon": "reports", "path": "/admin/notes", "label": "Notes", "order": 90, "description": "What we noted."}]}', 'admin@example.com', '2026-11-22 04:09:00.702591+00'),
	('mf-notes', '7.0.2', '{"entry": "remote.js", "title": "Notes – Größe", "global": "hand_made_31395_2", "routes": ["/admin/notes"], "shared": {"react": "^19.0.0"}, "contract": 1, "navigation": [{"icon": "reports", "path": "/admin/notes", "label": "Notes", "order": 90, "description": "What we noted."}]}', 'admin@example.com', '2026-11-22 04:09:00.721301+00'),
	('mf-notes', '7.0.3', '{"entry": "remote.js", "title": "Notes – Größe", "global": "hand_made_31395_3", "routes": ["/admin/notes"], "shared": {"react": "^19.0.0"}, "contract": 1, "navigation": [{"icon": "reports", "path": "/admin/notes", "label": "Notes", "order": 90, "description": "What we noted."}]}', 'release token', '2026-11-22 04:09:00.731489+00');

INSERT INTO public.remotes VALUES
	('mf-notes', '7.0.2');

INSERT INTO public.replies VALUES
	('d488f2bab1e20a9b9322f5b389c69f0d', 'twilio', 'SM93d37a8f711ae00c47c87f2cb4b21ba7', '+14155551002', 'Who is this, s’il vous plaît? 🤔', 'unclear', 'f1024259b9967cb220d572a4be0e6578', 'clarified', '2026-11-22 04:09:01.073767+00'),
	('60d005c72d4b90eb8d9e69eb48de0585', 'twilio', 'SM82233ec635a6c6360f9f341c9a17a092', '+14155551004', 'No', 'no', '3f0f3d06e237ca9fd352092241a1c154', 'declined', '2026-11-22 04:09:01.184868+00'),
	('86e3449ff88aad2b58a2dc1abab512f5', 'twilio', 'SMe7015679e924452c930e9a67b772ddc7', '+14155551006', 'STOP', 'stop', NULL, 'opted_out', '2026-11-22 04:09:01.315883+00'),
	('6b1fffeab27746772f61a1ae2e9b5863', 'twilio', 'SMce577bda53588fb2f894001e9ff9b824', '+14155551015', 'YES!', 'yes', 'dace0d241e208efcf56eeb8207f9e449', 'confirmed', '2026-11-22 04:09:02.71643+00'),
	('c10ab2c6bcbbb559415b69a628a5d812', 'twilio', 'SM3c95eb5869b50d3110eebcfc3916f6a0', '+14155551017', 'YES!', 'yes', 'c0c383a5d9c4769df15e916f4478a809', 'confirmed', '2026-11-22 04:09:03.884811+00'),
	('4a7396535c133ed0653d827b5b8dbb41', 'twilio', 'SMbbc203882947601cb7d4d3467780bfb4', '+14155551019', 'YES!', 'yes', 'f7a7ab0cea2506eb22005a532d0fa828', 'confirmed', '2026-11-22 04:09:04.060535+00'),
	('dddecd32a199487e4d4e4799917687fb', 'twilio', 'SM50eabe4c925363a4c87d2a1fc0e91216', '+14155551021', 'YES!', 'yes', 'd4aef01b7d1a652feaa86bb2d2926116', 'confirmed', '2026-11-22 04:09:05.228654+00'),
	('8467012a66005c1997458eb8d8ecd55e', 'twilio', 'SM1081ed5d64e146e72e2d13f5469bdf32', '+14155551023', 'YES!', 'yes', '25b2bcd2947821a61ae3b49b8389f61e', 'confirmed', '2026-11-22 04:09:05.423618+00'),
	('7254cbdb5bd369840a0230634308c21f', 'twilio', 'SMecbf3bf6f96c9290dae2ea64f71406f1', '+14155551027', 'YES!', 'yes', 'c788e6c35b114cceab47cf6a9b259ef6', 'confirmed', '2026-11-22 04:09:05.624313+00'),
	('0a8e307b1c3f76dcfa0a18a7c4e16791', 'twilio', 'SMa60dcfe06c86f72589d1390917244543', '+14155551029', 'YES!', 'yes', 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'confirmed', '2026-11-22 04:09:06.08799+00'),
	('48afb7bbb2f52969a8eeaa7d2f67abf8', 'twilio', 'SMceffff9ab45cfa7b6dd12c4bc284d55a', '+14155551031', 'YES!', 'yes', 'be87013d7246ac1b810486d3e0ed0bdd', 'confirmed', '2026-11-22 04:09:07.270723+00'),
	('e19ee1b26250702c008030aeaa5a0c17', 'twilio', 'SM436e369a954001c14ebaa9601cb74de2', '+14155551033', 'yes please', 'yes', '966a6f29871d06fff9357d8bb5e7b062', 'confirmed', '2026-11-22 04:09:09.217149+00'),
	('422b9215c2bbd413c914d8a5c4afc41d', 'outbox', 'ecfba565cff4235059f5b51bee81813c', '+14155551041', 'Ja', 'yes', 'ff7beab91655264d772dfdd40cdc6bd2', 'confirmed', '2026-11-22 04:09:14.582865+00'),
	('a582a37d56f61d5636c0fce78ed53267', 'outbox', '53db6107a728b8fe4c00bdcbed18cdfb', '+14155551043', 'YES', 'yes', '54bf65b3a47185da817dbda3166214d8', 'confirmed', '2026-11-22 04:09:15.142432+00'),
	('6f4950f2dacbd28d4b743f60df1a9dfe', 'outbox', '5a1d008c9bebf0f02856467c014a448d', '+14155551047', 'YES', 'yes', 'ef372181e576b982aca67bd4b118a072', 'confirmed', '2026-11-22 04:09:19.290395+00');

INSERT INTO public.report_runs VALUES
	('9c55f339b70f48cfc582ee8fb7fd4fad', '2cc0dbb5114125785f47106c2fcfd96e', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 566, 375, 74, 0.007323, '2026-11-22 04:09:05.782206+00'),
	('0d972af6eef4f71b885d48fbcfb12797', '2cc0dbb5114125785f47106c2fcfd96e', 2, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 566, 375, 11, 0.007323, '2026-11-22 04:09:05.872696+00'),
	('5efaa0a314583675607acadbf8af9a31', '19ca460976edd2e8a965e615feaf10c5', 1, NULL, NULL, 'report', 'offline', NULL, NULL, NULL, 'too-short', NULL, '4d06b53593fa80ddf5c863dd3cbaa4b8e3ffd818300162fd893e0ea4e650668e', 0, 0, 0, 9, 0, '2026-11-22 04:09:06.16037+00'),
	('21cbbc3651d3e0e2cafa809beee90436', '8d655b0a55a9d5535ac4922f1e072017', 1, NULL, NULL, 'report', 'offline', 'anthropic', 'claude-of-stories', 'report-2', 'fell-back', 'failed 500', '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 0, 0, 33, 0, '2026-11-22 04:09:07.417258+00'),
	('d398d60c096dd8e9a639f3a3c2558a45', 'c39b7438a1936b308d0ff8f7c824ec59', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 565, 375, 32, 0.00732, '2026-11-22 04:09:09.3873+00'),
	('e84623daba9ecf3cb8122a2f9dcce8f7', NULL, NULL, '5afd8d72ffb8f60781c91dc696437fe9', NULL, 'combined', 'llm', 'anthropic', 'claude-of-stories', 'combined-1', 'written', NULL, '4679e1849c88d1bcc32eecf16527ac0906ac0fdebfbad26971ee96ad162746dc', 1, 1012, 876, 20, 0.016176, '2026-11-22 04:09:09.504521+00'),
	('158f19f2be49ef070d8d410d1902956e', NULL, NULL, '0c881e1d9016140b9a647bc141ad9630', NULL, 'combined', 'llm', 'anthropic', 'claude-of-stories', 'combined-1', 'written', NULL, '8a86879b8ae9680511bf4ebaad4297058931b802ff05c03f3aa44df15e1727b2', 1, 670, 192, 10, 0.00489, '2026-11-22 04:09:09.665012+00'),
	('350a233eebc9f85a15a40c30e116b836', NULL, NULL, NULL, '246a43511465e98adbac77d6f8eaed0e', 'reply', 'llm', 'anthropic', 'claude-of-stories', 'reply-1', 'written', NULL, 'f77d15817c759453801293ad6ecc734b3a6b0b03e44c45682210f9d605695d49', 1, 310, 32, 40, 0.00141, '2026-11-22 04:09:14.746457+00'),
	('fda54f6795e482588b4525312c0f20cc', NULL, NULL, NULL, '246a43511465e98adbac77d6f8eaed0e', 'reply', 'llm', 'anthropic', 'claude-of-stories', 'reply-1', 'written', NULL, 'adea5fb23a3b6837571445845054ef5edfb951c9ad506990a1a215b0f1ba51c5', 1, 379, 29, 14, 0.001572, '2026-11-22 04:09:14.799792+00'),
	('d4406a7ef05d0593185a33ed1d970031', '868a3d2939d74cba7bee449658af5692', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, 'b3fbe38feb8613f7f9caa58b094410cd89be62186629dbeaf7003f09128d1e3f', 1, 598, 390, 76, 0.007644, '2026-11-22 04:09:14.970124+00'),
	('3702d33bd3cad430961ee53417f7d3ff', '792ce6c6b96379cbea23a7adb294aa4a', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, 'f6b3709849c14af35773041981c3d60a4effb9b73f61f1bb88846e409d336d25', 1, 664, 324, 20, 0.006852, '2026-11-22 04:09:15.438414+00'),
	('9cd81c6c95c8085ea0b349e652b0d2d3', NULL, NULL, NULL, '7cb551be7dc9f940870563cb104770ef', 'reply', 'llm', 'anthropic', 'claude-of-stories', 'reply-1', 'written', NULL, 'e915b64c896f9b599858861c9fe09ad91572d351f7070310859c030bab949348', 1, 304, 30, 42, 0.001362, '2026-11-22 04:09:19.481592+00');

INSERT INTO public.report_versions VALUES
	('2cc0dbb5114125785f47106c2fcfd96e', 1, '{"id":"2cc0dbb5114125785f47106c2fcfd96e","scenarioName":"Soon deleted","date":"2026-11-22T04:09:05.000Z","duration":33,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551027","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551028"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:05.784678+00'),
	('2cc0dbb5114125785f47106c2fcfd96e', 2, '{"id":"2cc0dbb5114125785f47106c2fcfd96e","scenarioName":"Soon deleted","date":"2026-11-22T04:09:05.000Z","duration":33,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551027","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551028"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:05.873514+00'),
	('19ca460976edd2e8a965e615feaf10c5', 1, '{"id":"19ca460976edd2e8a965e615feaf10c5","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:09:06.000Z","duration":7,"participants":{"recipient":{"name":"أمينة حداد","phone":"+14155551029","role":"Buyer"}},"overview":"This conversation was very short: 5 words in 2 turns. أمينة حداد (1 turn) and the agent (1 turn) spoke. That is too little to analyse, so this report only quotes what was said.","keyPoints":[{"title":"The agent said","content":"“Good morning.”","evidence":[{"turn":0,"quote":"Good morning.","t":0}]},{"title":"أمينة حداد said","content":"“Wrong number, sorry.”","evidence":[{"turn":1,"quote":"Wrong number, sorry.","t":3}]}],"actionItems":[],"visualizations":{},"meta":{"writer":"offline","language":"de","warnings":["The conversation has 5 words; fewer than 30 are not analysed."]}}', '2026-11-22 04:09:06.161471+00'),
	('8d655b0a55a9d5535ac4922f1e072017', 1, '{"id":"8d655b0a55a9d5535ac4922f1e072017","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:09:07.000Z","duration":33,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551031","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551032"}},"overview":"In “Ein Gespräch über Größe – 相談”, Ingrid Å. Sørensen spoke with the agent for about 33 seconds; the main subjects were deliveries, list and customers. Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them. The agent asked what Ingrid wanted to do about the deliveries. As a next step, the agent said they would read the list and call Ingrid on Tuesday. In turn, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","keyPoints":[{"title":"Two customers","content":"Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]},{"title":"37 late orders","content":"Asked what they wanted to do about the deliveries, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","evidence":[{"turn":2,"quote":"What do you want to do about the deliveries?","t":14},{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]},{"title":"Next step: list","content":"The agent said they would read the list and call Ingrid on Tuesday.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}],"actionItems":[{"text":"The agent will read the list and call Ingrid on Tuesday.","status":"pending","owner":"agent","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"text":"Ingrid will talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]}],"visualizations":{"Deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5},{"turn":2,"quote":"What do you want to do about the deliveries?","t":14}]},"List":{"sentiment":50,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20},{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},"Customers":{"sentiment":50,"frequency":40,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]}},"meta":{"writer":"offline","language":"en","warnings":["The offline report writer made this report, because the language model had a failure."]}}', '2026-11-22 04:09:07.548471+00'),
	('c39b7438a1936b308d0ff8f7c824ec59', 1, '{"id":"c39b7438a1936b308d0ff8f7c824ec59","scenarioName":"At the fair","date":"2026-11-22T04:09:09.000Z","duration":33,"participants":{"recipient":{"name":"Zoë Müller","phone":"+14155551033","role":"Buyer"},"manager":{"name":"أمينة حداد","phone":"+14155551034"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:09.389023+00'),
	('868a3d2939d74cba7bee449658af5692', 1, '{"id":"868a3d2939d74cba7bee449658af5692","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:09:14.633Z","duration":0.2,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551041","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551042"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: You said: The deliveries of last month came late, and two customers.","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},{"title":"The agent made point c","content":"The agent said: You said: I will talk to the warehouse on Monday and send.","evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]},{"title":"The user made point d","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":0.1}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}],"text":"Follow up on what the agent said"}],"visualizations":{"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},"warehouse":{"sentiment":38,"frequency":40,"evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:14.971803+00'),
	('792ce6c6b96379cbea23a7adb294aa4a', 1, '{"id":"792ce6c6b96379cbea23a7adb294aa4a","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:08:36.000Z","duration":39,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551045","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551046"}},"overview":"The conversation had many turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: is there anything else i can help you with today.","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},{"title":"The agent made point b","content":"The agent said: hello this is harper valley national bank.","evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},{"title":"The agent made point c","content":"The agent said: which card would you like to replace.","evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]},{"title":"The agent made point d","content":"The agent said: can you repeat that please.","evidence":[{"turn":10,"quote":"can you repeat that please","t":29}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}],"text":"Follow up on what the agent said"}],"visualizations":{"anything":{"sentiment":62,"frequency":7,"evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},"national":{"sentiment":50,"frequency":7,"evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},"replace":{"sentiment":38,"frequency":14,"evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:15.439366+00');

INSERT INTO public.report_views VALUES
	('7bb00e3bcaa6a549e43f0299f59d6d36', '2cc0dbb5114125785f47106c2fcfd96e', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:05.848875+00'),
	('67513c24afc8027f2d663c2ceb367083', '19ca460976edd2e8a965e615feaf10c5', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:06.200993+00'),
	('5e051f12c6864122bcb5e68cc20a38e2', '8d655b0a55a9d5535ac4922f1e072017', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:07.611815+00'),
	('0473258d9fad522d6d5e2c4476a4e366', 'c39b7438a1936b308d0ff8f7c824ec59', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:09.465602+00'),
	('ac5463ff813d96402a19794e83e8761a', '5afd8d72ffb8f60781c91dc696437fe9', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:09.643826+00'),
	('2fab4110e07dbbd65d6b23ab921a1f23', '0c881e1d9016140b9a647bc141ad9630', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:09.814242+00'),
	('ea79d7505cb13b867094e8697e523a8d', '868a3d2939d74cba7bee449658af5692', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:15.047274+00'),
	('397441a0ec4ae124ca2c6f11cf5749d6', '792ce6c6b96379cbea23a7adb294aa4a', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 04:09:15.610094+00'),
	('0ac64458e2fd260352e2cba475e8e1a0', 'never-there', 'läser.zoë@example.com', '127.0.0.1', NULL, true, 'Report not found. Please check the URL and try again.', 'not_found', '2026-11-22 04:09:15.616034+00'),
	('00a45c7649b38a43f96ce264be31ccf5', '2cc0dbb5114125785f47106c2fcfd96e', 'direct-access@clarity.invalid', '127.0.0.1', NULL, NULL, 'Please enter your own email address to read this report.', 'refused', '2026-11-22 04:09:15.619988+00'),
	('3423adfe611310c5891aa69f3d495e9f', '2cc0dbb5114125785f47106c2fcfd96e', 'a@example.com', '127.0.0.1', NULL, true, 'Größe?', 'reader_error', '2026-11-22 04:09:15.623457+00');

INSERT INTO public.reports VALUES
	('2cc0dbb5114125785f47106c2fcfd96e', 'c788e6c35b114cceab47cf6a9b259ef6', 'dc6432804293888b4e41f7bda90da52c', 2, 2, '{"id":"2cc0dbb5114125785f47106c2fcfd96e","scenarioName":"Soon deleted","date":"2026-11-22T04:09:05.000Z","duration":33,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551027","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551028"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:05.873514+00', '2026-11-22 04:09:05.679235+00'),
	('19ca460976edd2e8a965e615feaf10c5', 'eb5ed86f7faa157c7cef0fee59bdf5c3', '8c8f3e2cbb49a17fdcfe6a45d764956b', 1, 1, '{"id":"19ca460976edd2e8a965e615feaf10c5","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:09:06.000Z","duration":7,"participants":{"recipient":{"name":"أمينة حداد","phone":"+14155551029","role":"Buyer"}},"overview":"This conversation was very short: 5 words in 2 turns. أمينة حداد (1 turn) and the agent (1 turn) spoke. That is too little to analyse, so this report only quotes what was said.","keyPoints":[{"title":"The agent said","content":"“Good morning.”","evidence":[{"turn":0,"quote":"Good morning.","t":0}]},{"title":"أمينة حداد said","content":"“Wrong number, sorry.”","evidence":[{"turn":1,"quote":"Wrong number, sorry.","t":3}]}],"actionItems":[],"visualizations":{},"meta":{"writer":"offline","language":"de","warnings":["The conversation has 5 words; fewer than 30 are not analysed."]}}', '2026-11-22 04:09:06.161471+00', '2026-11-22 04:09:06.136392+00'),
	('8d655b0a55a9d5535ac4922f1e072017', 'be87013d7246ac1b810486d3e0ed0bdd', 'b706fe35faa13243436111b14df0c559', 1, 1, '{"id":"8d655b0a55a9d5535ac4922f1e072017","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:09:07.000Z","duration":33,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551031","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551032"}},"overview":"In “Ein Gespräch über Größe – 相談”, Ingrid Å. Sørensen spoke with the agent for about 33 seconds; the main subjects were deliveries, list and customers. Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them. The agent asked what Ingrid wanted to do about the deliveries. As a next step, the agent said they would read the list and call Ingrid on Tuesday. In turn, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","keyPoints":[{"title":"Two customers","content":"Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]},{"title":"37 late orders","content":"Asked what they wanted to do about the deliveries, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","evidence":[{"turn":2,"quote":"What do you want to do about the deliveries?","t":14},{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]},{"title":"Next step: list","content":"The agent said they would read the list and call Ingrid on Tuesday.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}],"actionItems":[{"text":"The agent will read the list and call Ingrid on Tuesday.","status":"pending","owner":"agent","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"text":"Ingrid will talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]}],"visualizations":{"Deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5},{"turn":2,"quote":"What do you want to do about the deliveries?","t":14}]},"List":{"sentiment":50,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20},{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},"Customers":{"sentiment":50,"frequency":40,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]}},"meta":{"writer":"offline","language":"en","warnings":["The offline report writer made this report, because the language model had a failure."]}}', '2026-11-22 04:09:07.548471+00', '2026-11-22 04:09:07.34522+00'),
	('c39b7438a1936b308d0ff8f7c824ec59', '966a6f29871d06fff9357d8bb5e7b062', '70b0c1cc13b33f6e46cffa74f144bbfd', 1, 1, '{"id":"c39b7438a1936b308d0ff8f7c824ec59","scenarioName":"At the fair","date":"2026-11-22T04:09:09.000Z","duration":33,"participants":{"recipient":{"name":"Zoë Müller","phone":"+14155551033","role":"Buyer"},"manager":{"name":"أمينة حداد","phone":"+14155551034"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:09.389023+00', '2026-11-22 04:09:09.330362+00'),
	('868a3d2939d74cba7bee449658af5692', 'ff7beab91655264d772dfdd40cdc6bd2', '4613a3981fa45ac6b6bacbb5f06220d0', 1, 1, '{"id":"868a3d2939d74cba7bee449658af5692","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:09:14.633Z","duration":0.2,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551041","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551042"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: You said: The deliveries of last month came late, and two customers.","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},{"title":"The agent made point c","content":"The agent said: You said: I will talk to the warehouse on Monday and send.","evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]},{"title":"The user made point d","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":0.1}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}],"text":"Follow up on what the agent said"}],"visualizations":{"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},"warehouse":{"sentiment":38,"frequency":40,"evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:14.971803+00', '2026-11-22 04:09:14.829284+00'),
	('792ce6c6b96379cbea23a7adb294aa4a', 'afeae5420a900bce2097c25bf06eb7dc', '90b55202c9ba721a7c039638c036bf55', 1, 1, '{"id":"792ce6c6b96379cbea23a7adb294aa4a","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T04:08:36.000Z","duration":39,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551045","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551046"}},"overview":"The conversation had many turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: is there anything else i can help you with today.","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},{"title":"The agent made point b","content":"The agent said: hello this is harper valley national bank.","evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},{"title":"The agent made point c","content":"The agent said: which card would you like to replace.","evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]},{"title":"The agent made point d","content":"The agent said: can you repeat that please.","evidence":[{"turn":10,"quote":"can you repeat that please","t":29}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}],"text":"Follow up on what the agent said"}],"visualizations":{"anything":{"sentiment":62,"frequency":7,"evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},"national":{"sentiment":50,"frequency":7,"evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},"replace":{"sentiment":38,"frequency":14,"evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 04:09:15.439366+00', '2026-11-22 04:09:15.39253+00'),
	('7be97fe9a275d8a1d324c1183fdd4cc7', '9311751443244dddda8451fd736286a5', 'b03497732d151ce60e68ebb62fd03b67', 0, 1, NULL, NULL, '2026-11-22 04:09:16.136663+00');

INSERT INTO public.scenarios VALUES
	('9e54575da05355a1a4c761863f4fec1a', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#e8f1fd"/><g fill="#8db8ef"><rect x="13" y="38" width="9" height="13" rx="2"/><rect x="27" y="31" width="9" height="20" rx="2"/><rect x="41" y="24" width="9" height="27" rx="2"/></g><path d="M13 29 27 21l7 3 15-11" fill="none" stroke="#1b5fb4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="m41 12 9 0 0 9" fill="none" stroke="#1b5fb4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>', 'Pitch to a buyer who has been burned', 'You sell route-planning software. Dana Whitfield runs 140 delivery vans and has given you ten minutes between two meetings. Two years ago a similar product cost her a fortune and half her dispatchers. Find out what she needs, and earn a pilot.', '## Who you are
You are Dana Whitfield, 47, operations director of a regional parcel and freight company: 140 vans, 9 dispatchers, three depots. You started in the warehouse at nineteen and you know every depot manager by first name. You are fair, dry and short of time. You respect people who know their numbers and admit what they do not know.

## The situation
Somebody who sells route-planning software calls you. You agreed to ten minutes because fuel and overtime went up by eleven per cent this year and the board wants a plan by the end of the quarter. Two years ago you bought a planning product from another vendor. It was sold as a four-week rollout and took nine months; the routes ignored loading times, drivers switched it off, two of your best dispatchers left, and you wrote off 80,000. You signed that contract yourself. If it happens twice, it is your job. You do not tell this story at once: it comes out bit by bit, when the caller asks a good question or makes a promise that sounds like the last one.

## How you speak
Short sentences. Plain words. You interrupt buzzwords with "Meaning what?". You answer a precise question precisely and a vague one with a shrug. When the caller listens and takes up what you said, you warm up a little and give a number. When the caller talks past you or promises too much, you get cooler and look at the clock.

## Goals
- Reason for the call: find out why you should listen at all. Ask: "I have ten minutes. What do you do that my dispatchers cannot do with a whiteboard?"
- Understanding of your business: see whether the caller asks before selling. Ask: "What do you actually know about how we run our depots?"
- Proof: want evidence from a company like yours, not a slogan. Ask: "Who of my size uses this, and what changed for them after six months?"
- Rollout: press on time, training and who does the work, because that is where the last project died. Ask: "How long until my dispatchers can work with it, and who sits beside them when it goes wrong?"
- Drivers: make the caller think about the people in the vans. Ask: "My drivers switched the last one off. Why would they keep yours on?"
- Price and risk: get the whole first-year cost and a way out. Ask: "What does the first year cost with everything in it, and what happens if I want to stop after three months?"
- Next step: accept only something small, dated and measurable. Ask: "So what exactly are you asking me to say yes to today?"

## When to close
Close when the caller proposes a concrete next step: a pilot in one depot with a start date, a number to reach and a way out gets a yes; anything vaguer gets "Send me that in writing". Close as well when your ten minutes are over or the caller keeps promising without answering: thank them, say honestly what was missing, and say goodbye.', '', 'Dana Whitfield. Right, you''re the route-planning people. I''ve got ten minutes before my depot managers come in, so go ahead: why am I talking to you?', 'Judge the caller as a sales coach would, always with their own words as evidence.
- Did they ask about Dana''s business before they talked about the product, and did they use her answers?
- Did they uncover the failed rollout, and how did they deal with it: with curiosity, or with a promise?
- Which claims were backed by a number or an example, and which were not?
- How did they handle the price and the risk?
- Did they end with a next step that has a date, a measure and an owner?
Name the one moment that moved the conversation most, in either direction, and one sentence that they could have said instead.', 'Sales manager who prepares a representative for a demanding first call', 'Sales representative who pitches route-planning software', 10, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:08:59.537985+00', '2026-11-22 04:08:59.537985+00', NULL),
	('eb8942391e57c3ffaadb065d1871b79e', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#fdf0e4"/><path d="M14 13h25a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H25l-8 7v-7h-3a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5Z" fill="#f2a65e"/><path d="M16 21h21M16 28h13" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/><path d="M49 27h1a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-2v6l-7-6H30a5 5 0 0 1-5-5v-2h14a10 10 0 0 0 10-10Z" fill="#a8551a"/></svg>', 'Feedback to a star who hurts the team', 'You lead a design team. Marcus Adeyemi is your best designer, and last Thursday he took a younger colleague apart in front of a client. Two people have asked to work without him. Tell him clearly, keep him, and agree on what changes.', '## Who you are
You are Marcus Adeyemi, 38, senior designer, six years with the team. Your work wins the pitches, everybody says so, and you work late to keep it that way. You are proud, quick and funny, and you care about the craft more than about almost anything. You have been told twice that you are next in line to lead the studio. Underneath, you are tired: you have carried three projects since spring because you do not trust the result when others do it.

## The situation
Your team lead has asked for a talk and has not said why. You suspect it is about the promotion. Last Thursday, in the client meeting, Lena, eight months in the job, showed a layout with the wrong price table. You said "Let me, before this gets embarrassing", took the remote from her and presented the rest yourself. The client was happy. Lena did not come to lunch. You believe you saved the account. You do not know that Lena cried afterwards, that she and Tom have both asked not to work with you, or that your promotion hangs on this talk.

## How you speak
Relaxed and charming at first, with a joke. When criticism comes you turn to results: the client stayed, the deadline was met. To general words such as "attitude" or "team player" you answer "Give me an example". To a concrete, fair observation you fall silent, then ask a real question. If you are attacked or compared with others you turn sharp. If you feel that the other person is on your side, you admit that you are exhausted and that you no longer know how to let go.

## Goals
- Purpose: find out quickly what this talk is about. Ask: "So, is this the talk I think it is?"
- Evidence: accept nothing general, ask for what exactly happened. Ask: "What exactly did I do? Give me one example."
- Defence: put the result against the manner. Ask: "The client signed. Would you rather I had let the meeting go down?"
- The other side: understand, if it is put fairly, what it did to Lena. Ask: "Did she say that? What did she say, exactly?"
- Your load: let out, if the other person listens, that you are worn out. Ask: "Who is going to catch it, if I stop catching everything?"
- Consequences: find out how serious it is and what it means for your promotion. Ask: "Is this about the studio job? Be straight with me."
- Agreement: want to know what you should do differently in the next meeting, not in general. Ask: "Fine. Next Thursday, same room, same mistake on the slide: what do you want me to do?"

## When to close
Close when you both have said what will change and by when: repeat it in your own words, and say what you need in return. Close as well if the other person stays vague or takes everything back after your first objection: say "Then I don''t really see the problem", thank them and leave, unconvinced.', '', 'Hey, you wanted to see me? I hope it is good news, I could use some after this week. What is it about?', 'Judge how the feedback was given, always with the speaker''s own words as evidence.
- Was the purpose clear within the first minute, without small talk as a hiding place?
- Were observation, effect and wish kept apart, and was the observation concrete?
- What happened when Marcus defended himself with results: did the speaker hold the line, fold, or attack?
- Did the speaker listen for the reason behind the behaviour, and find his exhaustion?
- Is there an agreement that somebody could check next Thursday?
Name one sentence that opened Marcus up and one that closed him, if there were any.', 'Head of department who coaches a team lead before a hard talk', 'Team lead who gives difficult feedback', 20, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:08:59.537985+00', '2026-11-22 04:08:59.537985+00', NULL),
	('7c52f108990ed52df98e24926647205f', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#fce8ea"/><path d="M14 37v-5a18 18 0 0 1 36 0v5" fill="none" stroke="#a3283a" stroke-width="4.5" stroke-linecap="round"/><rect x="10" y="33" width="10" height="16" rx="4" fill="#e0697a"/><rect x="44" y="33" width="10" height="16" rx="4" fill="#e0697a"/><path d="M49 49c0 5-5 7-11 7" fill="none" stroke="#a3283a" stroke-width="4" stroke-linecap="round"/><path d="M32 22v12" stroke="#a3283a" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="43" r="3.2" fill="#a3283a"/></svg>', 'A complaint with a deadline', 'You work on the service line of a company that installs stairlifts. Ruth Keller has waited in vain for the third time, and her mother comes home from hospital on Friday. Calm the call, find out what went wrong, and promise only what you can keep.', '## Who you are
You are Ruth Keller, 56, a primary-school teacher, polite by habit and furious by now. You look after your mother, Edith, 84, who broke her hip seven weeks ago. You have kept every letter and written down every call with the name of the person. You do not want to shout. You are close to it.

## The situation
You bought a stairlift for your mother''s house five weeks ago and paid 4,200 in advance. The first appointment was moved by text message. For the second one nobody came, and nobody called. Today was the third: you took a day off without pay, waited from eight to four, and at ten past four got a message that the fitter "could not reach you". Nobody had rung, neither the bell nor the phone. On Friday at eleven the hospital discharges your mother. Her bedroom and the bathroom are upstairs. If the lift is not in by then, she goes to a short-stay home that she is afraid of, at 140 a night, and you promised her that this would not happen.

## How you speak
Controlled, fast, exact with dates and times. You go cold at phrases such as "I understand your frustration" or "our policy", and you say so. When the person takes responsibility, uses your mother''s name and says what they do next, your voice drops and you answer questions willingly. You cry once, briefly, if somebody asks how your mother is, and you apologise for it.

## Goals
- Being heard: tell what happened today before you answer anything. Ask: "Do you know how long I sat on those stairs today?"
- Responsibility: want somebody to own it, without excuses. Ask: "Who told your system that I could not be reached? Nobody rang this bell."
- Friday: make clear what depends on it and get a straight answer. Ask: "My mother is discharged on Friday at eleven. Will there be a lift on those stairs, yes or no?"
- Proof that it is different this time: distrust the next promise. Ask: "This is the fourth date I am given. Why should I believe this one?"
- A person: want one name and one number instead of the line. Ask: "If it goes wrong again on Thursday, whom do I call, by name?"
- What it has cost: raise the lost pay and the nights in the home, firmly but not greedily. Ask: "And who pays for my day today, and for the home if you fail?"
- Plan B: want to know what happens if the lift cannot be in by Friday. Ask: "If it cannot be done, tell me now. What do you do for her then?"

## When to close
Close when you have a date with a time window, a name, and something in writing, or an honest no with a plan for your mother: repeat the points, thank the person by name, and say that you will believe it on Friday. Close as well if you are put off twice with the same phrase: ask for the supervisor, say that you want your money back, and hang up.', '', 'Ruth Keller, customer number ends in seven four one. Before you ask me how you can help: I have waited in an empty house from eight until four today, for the third time, and then your company writes that I could not be reached. I would like to know what you are going to do about it.', 'Judge the call as a service coach would, always with the agent''s own words as evidence.
- How long did it take until Ruth had said her piece, and was she interrupted?
- Was responsibility taken in plain words, without "but" and without hiding behind the system?
- Did the agent find out about Friday, the discharge and the stairs, and act on it?
- Which promises were made, and does each have a date, an owner and a way to check it? Mark any that the agent could not keep.
- How did Ruth''s tone change, and after which sentence?
Close with the two or three things that have to happen inside the company after this call.', 'Service manager who trains the people on the complaint line', 'Service agent who takes a serious complaint', 30, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:08:59.537985+00', '2026-11-22 04:08:59.537985+00', NULL),
	('53bc98a848e0a093790f9b518c1c1b34', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#e7f5ec"/><path d="M25 22v-4a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v4" fill="none" stroke="#1f6b3f" stroke-width="4"/><rect x="10" y="21" width="44" height="30" rx="5" fill="#6dbb8a"/><path d="M10 33c7 5 14 7 22 7s15-2 22-7" fill="none" stroke="#1f6b3f" stroke-width="3.5"/><rect x="28" y="35" width="8" height="9" rx="2" fill="#1f6b3f"/></svg>', 'The interview for your first team', 'You apply to lead a support team of eight; it would be the first team of your own. Priya Raman has read your application, likes it, and has one doubt. Show with real examples what you would do, and ask what you need to know.', '## Who you are
You are Priya Raman, 44, head of customer operations at a company that runs an online booking service. You have hired some sixty people and let nine of them go, and you remember each of the nine. You are warm, curious and hard to impress. You believe that how somebody talks about a failure says more than any list of successes.

## The situation
You interview a candidate for the lead of a support team: eight people, two of them older and longer in the company than anybody else, one of whom applied for this job and did not get it. The team has lost three people in a year, and the last lead solved every problem alone until he burned out. The candidate''s application is good. Your doubt: they have never led anybody, and you fear a second lone fighter. You have twenty-five minutes and a second strong candidate in the afternoon. You do not mention the passed-over colleague unless the candidate asks about the team.

## How you speak
Friendly and unhurried, one question at a time, with real pauses. You follow up on every general answer with "Tell me about one time". You notice "we" where it should be "I", and ask what the candidate''s own part was. You praise sparingly and specifically. You never help out with an answer.

## Goals
- Motive: find out why this job and not just any next step. Ask: "Why do you want to lead people, rather than go on being very good at what you do?"
- A real example: hear one situation in which the candidate moved others without having the power to. Ask: "Tell me about one time when you got others to change something and you were not their boss."
- A failure: hear what went wrong, what their own part was and what they do differently. Ask: "What is the decision at work that you would most like to have back?"
- Letting go: test your doubt about the lone fighter. Ask: "It is five o''clock, the queue is full, and you could clear it faster than any of your people. What do you do?"
- The difficult colleague: see how they would treat somebody who wanted this job. Ask: "One of your eight is older, knows more than you, and is disappointed that you got it. How does your first week with her look?"
- First ninety days: want an order of things, not a wish list. Ask: "What would I see after ninety days, and what would you have left alone on purpose?"
- Their questions: judge the candidate by what they want to know. Ask: "Now you. What do you need to know before you could say yes?"

## When to close
Close when your questions are through or the time is up: say in one sentence what you take away, honestly and kindly, say that you decide by Thursday, and thank the candidate. Close earlier if the candidate ends the talk, and then ask for the reason.', '', 'Hello, good to hear you, I am Priya. I have read your application twice, so you need not walk me through it. Let me start with what it does not say: why do you want to lead people, rather than go on being very good at what you do?', 'Judge the candidate as a fair interviewer would, always with their own words as evidence.
- Which answers held a real situation with an own part and a result, and which stayed general?
- How did they speak about failure: with ownership, or with other people''s mistakes?
- What do the answers say about Priya''s doubt, that this is somebody who does everything alone?
- How concrete was the plan for the first ninety days?
- Which questions did they ask, and what did they miss by not asking about the team?
Give two answers that they should keep, and one that they should prepare anew, with a better version of it.', 'Mentor who prepares somebody for a job interview', 'Candidate for a first leadership role', 40, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:08:59.537985+00', '2026-11-22 04:08:59.537985+00', NULL),
	('20e0faa5e873a0d16847498e63107023', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#f1ebfb"/><path d="M32 14v36M22 51h20M14 23l18-5 18 5" fill="none" stroke="#55349a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M6.5 37 14 23l7.5 14Z" fill="none" stroke="#55349a" stroke-width="2.5" stroke-linejoin="round"/><path d="M42.5 37 50 23l7.5 14Z" fill="none" stroke="#55349a" stroke-width="2.5" stroke-linejoin="round"/><path d="M6 37h16a8 8 0 0 1-16 0ZM42 37h16a8 8 0 0 1-16 0Z" fill="#a98be0"/><circle cx="32" cy="14" r="4" fill="#55349a"/></svg>', 'Asking for the raise you have earned', 'For a year you have done the work of the job above yours. Helen Brandt, who heads your department, values you and has almost no budget left. Name your number, give your reasons, and leave with something that both of you can stand by.', '## Who you are
You are Helen Brandt, 51, head of a department of thirty-four. You came up through the ranks, you negotiate with your own board every month, and you have a soft spot for people who prepare. You are friendly, and you do not give anything away that nobody has asked for.

## The situation
Somebody from your department, a project coordinator, has asked for a talk about pay. For a year they have done the work of a project manager who left and was not replaced: two large projects, both on time. You know that you would be lost without them. Your budget: the round for this year is closed at four per cent. You could go to seven if you get reasons that you can put before the board, and you could add a new title, a training budget of 3,000, or a fixed date in six months for another step. Above seven per cent you need the board''s signature, and you would ask for it only with a written case. You reveal each of these only when the other person asks for it or makes you need it. Last week another coordinator got two per cent and took it.

## How you speak
Warm, calm, with compliments that cost nothing. You answer a demand with a question, and a silence with a silence. You say "the budget" when you mean "I have not been convinced yet". You get more open when you hear facts and numbers, and more formal when you hear threats, comparisons with colleagues, or how expensive life has become.

## Goals
- The request: get a number on the table before you name one. Ask: "You wanted to talk about your pay. What do you have in mind?"
- Reasons: hear what has changed in the work, in facts. Ask: "Suppose I have to explain this to the board in three sentences. What do I say?"
- Limits: try what the other person does with a friendly no. Ask: "I would love to, but this year''s round is closed at four per cent. What do you want me to do?"
- Comparison: find out what the number rests on. Ask: "How did you arrive at exactly that figure?"
- Alternatives: see whether they can think beyond the monthly amount. Ask: "If the money does not go further this year, what else would make it right for you?"
- Firmness: find out what happens if it stays a no, without being threatened. Ask: "And if I have to say no today, what does that mean for us?"
- Commitment: end with something that both can write down. Ask: "Let us make sure we mean the same thing. What have we agreed?"

## When to close
Close when there is an agreement or a dated next step: repeat the figures and who does what by when, and say sincerely what you value in their work. Close as well when the other person takes your first offer without a question: agree at once, friendly and a little relieved. If you are threatened twice, say that you both should sleep on it, and set a date.', '', 'Come in, sit down. I have to say, the handover last week was really excellent, the client told me so himself. So, you wanted to talk about your pay. What do you have in mind?', 'Judge the negotiation from the employee''s side, always with their own words as evidence.
- Did they name a number, when, and did they give a reason before or after it?
- Which reasons were facts about the work, and which were needs, comparisons or threats?
- How did they answer the friendly no: accept it, argue, or ask what would make a yes possible?
- What did they leave on the table? Helen could go to seven per cent with good reasons, and had a title, a training budget and a date in six months to give.
- Was the outcome repeated with figures, dates and owners?
Give the sentence that earned them the most, and one question that would have earned more.', 'Coach who prepares somebody for a talk about pay', 'Employee who asks for a raise', 50, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:08:59.537985+00', '2026-11-22 04:08:59.537985+00', NULL),
	('d75565f1e4b4f9337ce1957047f6af3d', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#0a7"/></svg>', 'Ein Gespräch über Größe – 相談', 'Zoë hört zu, « et prend des notes ».
Zweite Zeile	|;"''\', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', 'Note every promise.', 'Head of sales', 'Buyer', -5, true, 'de', 'default', 'Grüezi {{manager_name}} 👋, {{recipient_name}} ist eingeladen: {{link_url}}', '{{recipient_name}}: {{manager_name}} lädt Sie ein. YES → {{link_url}}', '{{recipient_name}}: YES → {{link_url}}', 'Wir rufen an, {{recipient_name}}. {{link_url}}', '{{recipient_name}}, der Bericht: {{report_url}}', '{{manager_name}}, der Bericht: {{report_url}}', '2026-11-22 04:09:00.160069+00', '2026-11-22 04:09:00.160069+00', NULL),
	('ef28b9b38231aa79b20f33a0c4c797d2', '📦', 'Not offered any more', 'A customer whose order came late.', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', '', 'Head of sales', 'Buyer', 0, false, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:09:00.189702+00', '2026-11-22 04:09:00.189702+00', NULL),
	('ff273e327d62e59f222da248c5c2ccfb', '📦', 'At the fair', 'Whoever comes to our table.', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', '', 'Head of sales', 'Buyer', 0, true, 'en', 'mx', '', '', '', '', '', '', '2026-11-22 04:09:00.173671+00', '2026-11-22 04:09:00.216981+00', NULL),
	('4c6e4e0d23e8a32e71fa89b8758882db', '📦', 'Soon deleted', 'A customer whose order came late.', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', '', 'Head of sales', 'Buyer', 0, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 04:09:00.200391+00', '2026-11-22 04:09:07.618048+00', '2026-11-22 04:09:07.618048+00');

INSERT INTO public.sessions VALUES
	('277143a5d5533a304b0260a649c8ca1ad095c673f8b248bf14e8bce653a53bef', 'e0f279321e93f6ab42effb76245ea867', '2026-11-22 04:09:00.141576+00', '2026-11-22 16:09:00.141576+00'),
	('7a390fd43329794ad971f6840e33a69cceb5c2adfb76d356ad49ae782b704359', '7b50efc97f197ea4e40f0944c0290cc0', '2026-11-22 04:09:00.691149+00', '2026-11-22 16:09:00.691149+00');

INSERT INTO public.short_codes VALUES
	('tbbsM', 'demo', '172133825e3fd1cdc83ff4c050f35f20', '2026-11-22 04:09:00.776694+00'),
	('LnM5m', 'demo', 'f1024259b9967cb220d572a4be0e6578', '2026-11-22 04:09:00.990186+00'),
	('tBGHy', 'demo', '3f0f3d06e237ca9fd352092241a1c154', '2026-11-22 04:09:01.129786+00'),
	('pY8Gq', 'demo', '0fdcfca819e4b69af0371368f5ea3dd7', '2026-11-22 04:09:01.229673+00'),
	('WsJBa', 'demo', '5d5eb22c3861570184d7c60335f4fea5', '2026-11-22 04:09:01.354982+00'),
	('NTndd', 'demo', '25577e10ee362a9743b0aecb7ac5225f', '2026-11-22 04:09:01.374141+00'),
	('jj6nV', 'demo', 'ca236126e3d21ab027e0879342b7581b', '2026-11-22 04:09:01.491511+00'),
	('xEdcF', 'demo', '6e9a80e0d424464745f631d6218d07ab', '2026-11-22 04:09:02.559559+00'),
	('EwAP3', 'demo', 'dace0d241e208efcf56eeb8207f9e449', '2026-11-22 04:09:02.63806+00'),
	('UU2E4', 'demo', 'c0c383a5d9c4769df15e916f4478a809', '2026-11-22 04:09:02.831163+00'),
	('YZUEc', 'demo', 'f7a7ab0cea2506eb22005a532d0fa828', '2026-11-22 04:09:03.989485+00'),
	('ppr8n', 'demo', 'd4aef01b7d1a652feaa86bb2d2926116', '2026-11-22 04:09:04.169704+00'),
	('SxLLv', 'demo', '25b2bcd2947821a61ae3b49b8389f61e', '2026-11-22 04:09:05.334369+00'),
	('8rGdc', 'demo', 'f5e23557972c14fecf7c992c934154aa', '2026-11-22 04:09:05.469662+00'),
	('FRsmC', 'demo', 'c788e6c35b114cceab47cf6a9b259ef6', '2026-11-22 04:09:05.554726+00'),
	('QhHLn', 'report', '2cc0dbb5114125785f47106c2fcfd96e', '2026-11-22 04:09:05.679235+00'),
	('NjkEW', 'demo', 'eb5ed86f7faa157c7cef0fee59bdf5c3', '2026-11-22 04:09:06.015786+00'),
	('PdzAy', 'report', '19ca460976edd2e8a965e615feaf10c5', '2026-11-22 04:09:06.136392+00'),
	('eL8X5', 'demo', 'be87013d7246ac1b810486d3e0ed0bdd', '2026-11-22 04:09:06.205462+00'),
	('hctvD', 'report', '8d655b0a55a9d5535ac4922f1e072017', '2026-11-22 04:09:07.34522+00'),
	('RGvvN', 'demo', '966a6f29871d06fff9357d8bb5e7b062', '2026-11-22 04:09:07.622353+00'),
	('7XVwS', 'demo', '82e184122759d100dd88bf5480a72b31', '2026-11-22 04:09:08.13911+00'),
	('wmntT', 'demo', 'c6760b358a89dd8204ca8b9851ae4bb4', '2026-11-22 04:09:08.653259+00'),
	('X8594', 'report', 'c39b7438a1936b308d0ff8f7c824ec59', '2026-11-22 04:09:09.330362+00'),
	('QgX4Z', 'combined_report', '5afd8d72ffb8f60781c91dc696437fe9', '2026-11-22 04:09:09.475383+00'),
	('YdpZa', 'combined_report', '0c881e1d9016140b9a647bc141ad9630', '2026-11-22 04:09:09.64902+00'),
	('53Fjm', 'demo', 'c3b2cc091388a96505d54af6d761fadc', '2026-11-22 04:09:12.2055+00'),
	('feGBc', 'demo', 'ff7beab91655264d772dfdd40cdc6bd2', '2026-11-22 04:09:14.468654+00'),
	('RQ6XJ', 'report', '868a3d2939d74cba7bee449658af5692', '2026-11-22 04:09:14.829284+00'),
	('g6hS9', 'demo', '54bf65b3a47185da817dbda3166214d8', '2026-11-22 04:09:15.058425+00'),
	('dVxbH', 'demo', 'afeae5420a900bce2097c25bf06eb7dc', '2026-11-22 04:09:15.252467+00'),
	('9RuMf', 'report', '792ce6c6b96379cbea23a7adb294aa4a', '2026-11-22 04:09:15.39253+00'),
	('KrTHC', 'demo', '84251198c9e4fd64ef2ff4565fb95470', '2026-11-22 04:09:15.652954+00'),
	('k7PkL', 'demo', 'ef372181e576b982aca67bd4b118a072', '2026-11-22 04:09:15.662306+00'),
	('ap6LS', 'demo', '2648492947a745045b584855c17fa98c', '2026-11-22 04:09:15.753912+00'),
	('KtdMf', 'demo', '071bcc3ba59aa309247e7e4bfe4c29a1', '2026-11-22 04:09:15.852787+00'),
	('uAbhw', 'demo', '639dceb997bd18bb0ca6b790867e2345', '2026-11-22 04:09:15.99048+00'),
	('JGmAZ', 'demo', '9311751443244dddda8451fd736286a5', '2026-11-22 04:09:16.064194+00'),
	('xUdTB', 'report', '7be97fe9a275d8a1d324c1183fdd4cc7', '2026-11-22 04:09:16.136663+00'),
	('jE5EM', 'demo', '2331e9aca31c63b33d181e5baece84f5', '2026-11-22 04:09:19.516565+00');

INSERT INTO public.sms_delivery_reports VALUES
	('SM48c0d8932e5c68272119a10917112fef', 'sent', NULL, '2026-11-22 04:09:00.894049+00'),
	('SM328bb71946ba5a909a6f7daafb733d80', 'sent', NULL, '2026-11-22 04:09:00.897002+00'),
	('SM48c0d8932e5c68272119a10917112fef', 'delivered', NULL, '2026-11-22 04:09:00.908259+00'),
	('SM328bb71946ba5a909a6f7daafb733d80', 'delivered', NULL, '2026-11-22 04:09:00.916709+00'),
	('SM15ba914965086699a6dad0727595b15e', 'sent', NULL, '2026-11-22 04:09:01.045973+00'),
	('SM15ba914965086699a6dad0727595b15e', 'delivered', NULL, '2026-11-22 04:09:01.066662+00'),
	('SM9629a955d85b08fe7cd5347ba3a1cdae', 'sent', NULL, '2026-11-22 04:09:01.112437+00'),
	('SM9629a955d85b08fe7cd5347ba3a1cdae', 'delivered', NULL, '2026-11-22 04:09:01.119904+00'),
	('SM25dd63b99f8864ae568491d9c52b50b9', 'sent', NULL, '2026-11-22 04:09:01.154774+00'),
	('SM25dd63b99f8864ae568491d9c52b50b9', 'delivered', NULL, '2026-11-22 04:09:01.166065+00'),
	('SM1eebfff8a9c96fb38f34a997c42d51ea', 'sent', NULL, '2026-11-22 04:09:01.213751+00'),
	('SM1eebfff8a9c96fb38f34a997c42d51ea', 'delivered', NULL, '2026-11-22 04:09:01.218871+00'),
	('SM29ed79c3b17d5ec1d5f0a894e4ce53de', 'sent', NULL, '2026-11-22 04:09:01.257679+00'),
	('SM29ed79c3b17d5ec1d5f0a894e4ce53de', 'delivered', NULL, '2026-11-22 04:09:01.268376+00'),
	('SMcf33295afef79202b32dcbe47048cebd', 'sent', NULL, '2026-11-22 04:09:01.305937+00'),
	('SMcf33295afef79202b32dcbe47048cebd', 'delivered', NULL, '2026-11-22 04:09:01.31058+00'),
	('SM231e4a13f034167a850a8da76dffea1b', 'sent', NULL, '2026-11-22 04:09:01.532205+00'),
	('SM4ea5f8753a8573b8b1ceabc547736a0f', 'sent', NULL, '2026-11-22 04:09:01.533691+00'),
	('SM231e4a13f034167a850a8da76dffea1b', 'delivered', NULL, '2026-11-22 04:09:01.545328+00'),
	('SM4ea5f8753a8573b8b1ceabc547736a0f', 'delivered', NULL, '2026-11-22 04:09:01.5533+00'),
	('SMb61d58839e03381ee26f23c5bddb5b7d', 'sent', NULL, '2026-11-22 04:09:02.582657+00'),
	('SMb61d58839e03381ee26f23c5bddb5b7d', 'delivered', NULL, '2026-11-22 04:09:02.591005+00'),
	('SMb61d58839e03381ee26f23c5bddb5b7d', 'undelivered', 'Twilio error 30003', '2026-11-22 04:09:02.630244+00'),
	('SM28aab0ab6acacd7e8ef0bd467af42263', 'sent', NULL, '2026-11-22 04:09:02.667962+00'),
	('SMb5d33fc775248aae15064fa391f59e9e', 'sent', NULL, '2026-11-22 04:09:02.671585+00'),
	('SM28aab0ab6acacd7e8ef0bd467af42263', 'delivered', NULL, '2026-11-22 04:09:02.679785+00'),
	('SMb5d33fc775248aae15064fa391f59e9e', 'delivered', NULL, '2026-11-22 04:09:02.680065+00'),
	('SMdd0dbcb23d02e694e6d52d8e9039c9c5', 'sent', NULL, '2026-11-22 04:09:02.759686+00'),
	('SMdd0dbcb23d02e694e6d52d8e9039c9c5', 'delivered', NULL, '2026-11-22 04:09:02.767632+00'),
	('SM907ee0741611a4fac0889a6f2c7b3a33', 'sent', NULL, '2026-11-22 04:09:02.854785+00'),
	('SM907ee0741611a4fac0889a6f2c7b3a33', 'delivered', NULL, '2026-11-22 04:09:02.85972+00'),
	('SM0aa92e6a783b12506c2a81e69f901792', 'sent', NULL, '2026-11-22 04:09:03.852522+00'),
	('SM0aa92e6a783b12506c2a81e69f901792', 'delivered', NULL, '2026-11-22 04:09:03.857425+00'),
	('SM0ed23c30a6b697b16187938e3d6b3a35', 'sent', NULL, '2026-11-22 04:09:03.918547+00'),
	('SM0ed23c30a6b697b16187938e3d6b3a35', 'delivered', NULL, '2026-11-22 04:09:03.926561+00'),
	('SM2682e55a08d80020b9028c96892a1381', 'sent', NULL, '2026-11-22 04:09:04.013838+00'),
	('SM2682e55a08d80020b9028c96892a1381', 'delivered', NULL, '2026-11-22 04:09:04.021158+00'),
	('SM7251d76cc9a3913df59c7a4de2615d28', 'sent', NULL, '2026-11-22 04:09:04.085906+00'),
	('SM3e2e04538465694f332cc653edaf6a92', 'sent', NULL, '2026-11-22 04:09:04.096391+00'),
	('SM7251d76cc9a3913df59c7a4de2615d28', 'delivered', NULL, '2026-11-22 04:09:04.103986+00'),
	('SM3e2e04538465694f332cc653edaf6a92', 'delivered', NULL, '2026-11-22 04:09:04.111677+00'),
	('SMe291cd78b88e540b70be9feab27f760d', 'sent', NULL, '2026-11-22 04:09:04.192096+00'),
	('SMe291cd78b88e540b70be9feab27f760d', 'delivered', NULL, '2026-11-22 04:09:04.197936+00'),
	('SMa9a02d80e37f66cedb7176fc9013a9e9', 'sent', NULL, '2026-11-22 04:09:05.19023+00'),
	('SMa9a02d80e37f66cedb7176fc9013a9e9', 'delivered', NULL, '2026-11-22 04:09:05.198503+00'),
	('SM359c5cdda883392f78210d8a3ee9625c', 'sent', NULL, '2026-11-22 04:09:05.268351+00'),
	('SM359c5cdda883392f78210d8a3ee9625c', 'delivered', NULL, '2026-11-22 04:09:05.276414+00'),
	('SM801291685723506c6fae4e09cbd6331f', 'sent', NULL, '2026-11-22 04:09:05.378536+00'),
	('SM27497e6c195d9d44e64f96e7650021e7', 'sent', NULL, '2026-11-22 04:09:05.383844+00'),
	('SM801291685723506c6fae4e09cbd6331f', 'delivered', NULL, '2026-11-22 04:09:05.384394+00'),
	('SM27497e6c195d9d44e64f96e7650021e7', 'delivered', NULL, '2026-11-22 04:09:05.389367+00'),
	('SMe5d241a2b3f4b8d0ed7544fa4e76f6b0', 'sent', NULL, '2026-11-22 04:09:05.45419+00'),
	('SMe5d241a2b3f4b8d0ed7544fa4e76f6b0', 'delivered', NULL, '2026-11-22 04:09:05.460247+00'),
	('SMd0ed42a98688a45250ed1ca442837507', 'sent', NULL, '2026-11-22 04:09:05.492326+00'),
	('SM3e4bd7eb88e4873471a1cfaa4aa8e0c6', 'sent', NULL, '2026-11-22 04:09:05.493234+00'),
	('SM3e4bd7eb88e4873471a1cfaa4aa8e0c6', 'delivered', NULL, '2026-11-22 04:09:05.499885+00'),
	('SMd0ed42a98688a45250ed1ca442837507', 'delivered', NULL, '2026-11-22 04:09:05.499829+00'),
	('SM920486a88463af4cff45d3dfae567d42', 'sent', NULL, '2026-11-22 04:09:05.578481+00'),
	('SM920486a88463af4cff45d3dfae567d42', 'delivered', NULL, '2026-11-22 04:09:05.583747+00'),
	('SMfd71a51d269b69013b153e5304edd9af', 'sent', NULL, '2026-11-22 04:09:05.651252+00'),
	('SM7c20399f8696cb1a1e3a74250bd8099f', 'sent', NULL, '2026-11-22 04:09:05.659405+00'),
	('SMfd71a51d269b69013b153e5304edd9af', 'delivered', NULL, '2026-11-22 04:09:05.672952+00'),
	('SM7c20399f8696cb1a1e3a74250bd8099f', 'delivered', NULL, '2026-11-22 04:09:05.673707+00'),
	('SM9a74cad75bd26bea8aca14e285b95be9', 'sent', NULL, '2026-11-22 04:09:05.808972+00'),
	('SM9a74cad75bd26bea8aca14e285b95be9', 'delivered', NULL, '2026-11-22 04:09:05.815131+00'),
	('SM65a650099ad7431dd9bfbf77577a2eb4', 'sent', NULL, '2026-11-22 04:09:06.037132+00'),
	('SM65a650099ad7431dd9bfbf77577a2eb4', 'delivered', NULL, '2026-11-22 04:09:06.050377+00'),
	('SM58310dfbd4addb75c8824f68151df9ae', 'sent', NULL, '2026-11-22 04:09:06.050916+00'),
	('SM58310dfbd4addb75c8824f68151df9ae', 'delivered', NULL, '2026-11-22 04:09:06.057125+00'),
	('SM76f1e635f91d0c8b51068d9cc5e7a3c2', 'sent', NULL, '2026-11-22 04:09:06.113114+00'),
	('SM76f1e635f91d0c8b51068d9cc5e7a3c2', 'delivered', NULL, '2026-11-22 04:09:06.121662+00'),
	('SMfd4a61967b4d163ed2c97d922ffe0d2c', 'sent', NULL, '2026-11-22 04:09:06.17539+00'),
	('SMfd4a61967b4d163ed2c97d922ffe0d2c', 'delivered', NULL, '2026-11-22 04:09:06.181423+00'),
	('SMaf765f8034c10c65bf591422beff7e67', 'sent', NULL, '2026-11-22 04:09:06.228092+00'),
	('SMaf765f8034c10c65bf591422beff7e67', 'delivered', NULL, '2026-11-22 04:09:06.232711+00'),
	('SMd7371d17917b389b44b266b1c93d07e0', 'sent', NULL, '2026-11-22 04:09:07.224147+00'),
	('SMd7371d17917b389b44b266b1c93d07e0', 'delivered', NULL, '2026-11-22 04:09:07.231475+00'),
	('SM7367fea74d846fb4332c42bc8c742ed0', 'sent', NULL, '2026-11-22 04:09:07.295357+00'),
	('SM7367fea74d846fb4332c42bc8c742ed0', 'delivered', NULL, '2026-11-22 04:09:07.328752+00'),
	('SM15571de5b32eb02779b1888d57cd16e3', 'sent', NULL, '2026-11-22 04:09:07.577252+00'),
	('SMadb994f6de64c8e2c14c9cb59fe0af27', 'sent', NULL, '2026-11-22 04:09:07.578967+00'),
	('SMadb994f6de64c8e2c14c9cb59fe0af27', 'delivered', NULL, '2026-11-22 04:09:07.583676+00'),
	('SM15571de5b32eb02779b1888d57cd16e3', 'delivered', NULL, '2026-11-22 04:09:07.583763+00'),
	('SM8ce66ed4faf662ad6dcbc0fe8b3d6e26', 'sent', NULL, '2026-11-22 04:09:07.649152+00'),
	('SMf64e7b8f84b9b6d2abb11c5cd38031c3', 'sent', NULL, '2026-11-22 04:09:07.650311+00'),
	('SMf64e7b8f84b9b6d2abb11c5cd38031c3', 'delivered', NULL, '2026-11-22 04:09:07.655159+00'),
	('SM8ce66ed4faf662ad6dcbc0fe8b3d6e26', 'delivered', NULL, '2026-11-22 04:09:07.655259+00'),
	('SM1864d8f6d84c19f9f7417d36602f2049', 'sent', NULL, '2026-11-22 04:09:08.161976+00'),
	('SM1864d8f6d84c19f9f7417d36602f2049', 'delivered', NULL, '2026-11-22 04:09:08.168341+00'),
	('SMee0283d66c99d3014baa20017f4d0fdc', 'sent', NULL, '2026-11-22 04:09:08.68869+00'),
	('SMee0283d66c99d3014baa20017f4d0fdc', 'delivered', NULL, '2026-11-22 04:09:08.69672+00'),
	('SMed56c86f0ab2d3592b7d67ebe7f60b8e', 'sent', NULL, '2026-11-22 04:09:09.266975+00'),
	('SM6cf529a8eb2ffcb64b0177f11fe38d11', 'sent', NULL, '2026-11-22 04:09:09.283278+00'),
	('SMed56c86f0ab2d3592b7d67ebe7f60b8e', 'delivered', NULL, '2026-11-22 04:09:09.324178+00'),
	('SM6cf529a8eb2ffcb64b0177f11fe38d11', 'delivered', NULL, '2026-11-22 04:09:09.328575+00'),
	('SMf7d1a9b34005fc4b3c8dad2eeb72a6f3', 'sent', NULL, '2026-11-22 04:09:09.427371+00'),
	('SMa278a26d633b74803736d5f47bf20725', 'sent', NULL, '2026-11-22 04:09:09.42796+00'),
	('SMf7d1a9b34005fc4b3c8dad2eeb72a6f3', 'delivered', NULL, '2026-11-22 04:09:09.441075+00'),
	('SMa278a26d633b74803736d5f47bf20725', 'delivered', NULL, '2026-11-22 04:09:09.446999+00'),
	('SM5565dca14ef0211d78b714584384987a', 'sent', NULL, '2026-11-22 04:09:09.865251+00'),
	('SM5565dca14ef0211d78b714584384987a', 'delivered', NULL, '2026-11-22 04:09:09.86838+00');

INSERT INTO public.sms_messages VALUES
	('418ef1fdc627c39f68746b6c8e60a5ef', 'f1024259b9967cb220d572a4be0e6578', 'clarify', 'f1024259b9967cb220d572a4be0e6578 clarify', '+14155551002', 'Clarity: sorry, we did not get that. Reply YES to get your call now, HELP for help, STOP to opt out.', 'sent', 1, 0, '2026-11-22 05:09:01.073767+00', 'vm 31407', '2026-11-22 04:09:16.095465+00', 'SM9629a955d85b08fe7cd5347ba3a1cdae', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:01.073767+00', '2026-11-22 04:09:01.118082+00'),
	('531c1b369708b2b07b546e218de2f9a5', '172133825e3fd1cdc83ff4c050f35f20', 'sms_manager_confirmation_template', '172133825e3fd1cdc83ff4c050f35f20 sms_manager_confirmation_template', '+14155551001', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:24381/tbbsM', 'sent', 1, 0, '2036-11-19 04:09:00.776694+00', 'vm 31407', '2026-11-22 04:09:15.819072+00', 'SM48c0d8932e5c68272119a10917112fef', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:00.776694+00', '2026-11-22 04:09:00.907555+00'),
	('4299e2a5af620e85eb731990a4643492', '172133825e3fd1cdc83ff4c050f35f20', 'sms_recipient_invitation_template', '172133825e3fd1cdc83ff4c050f35f20 sms_recipient_invitation_template', '+14155551000', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:24381/tbbsM', 'sent', 1, 0, '2036-11-19 04:09:00.776694+00', 'vm 31407', '2026-11-22 04:09:15.860219+00', 'SM328bb71946ba5a909a6f7daafb733d80', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:00.776694+00', '2026-11-22 04:09:00.91399+00'),
	('e59ef8be86ab227ee26bac969ce4c815', 'f1024259b9967cb220d572a4be0e6578', 'sms_self_demo_invitation_template', 'f1024259b9967cb220d572a4be0e6578 sms_self_demo_invitation_template', '+14155551002', 'Clarity: Hi Renée O’Hara, your voice demo "At the fair" is ready. Reply YES to get one AI call now, or tap http://localhost:24381/LnM5m Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:00.990186+00', 'vm 31407', '2026-11-22 04:09:16.018956+00', 'SM15ba914965086699a6dad0727595b15e', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:00.990186+00', '2026-11-22 04:09:01.060718+00'),
	('08c888cd7bc3cb4debfc8a4d1c6ff357', '3f0f3d06e237ca9fd352092241a1c154', 'sms_self_demo_invitation_template', '3f0f3d06e237ca9fd352092241a1c154 sms_self_demo_invitation_template', '+14155551004', 'Clarity: Hi Иван Петров, your voice demo "At the fair" is ready. Reply YES to get one AI call now, or tap http://localhost:24381/tBGHy Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:01.129786+00', 'vm 31407', '2026-11-22 04:09:16.143549+00', 'SM25dd63b99f8864ae568491d9c52b50b9', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:01.129786+00', '2026-11-22 04:09:01.165692+00'),
	('675f5d8b8afa7163f0135fbc60da6696', '3f0f3d06e237ca9fd352092241a1c154', 'declined', '60d005c72d4b90eb8d9e69eb48de0585', '+14155551004', 'Clarity: all right, we will not call you. Changed your mind? Reply YES. Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 05:09:01.184868+00', 'vm 31407', '2026-11-22 04:09:16.202561+00', 'SM1eebfff8a9c96fb38f34a997c42d51ea', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:01.184868+00', '2026-11-22 04:09:01.218527+00'),
	('255a84958ad7970078a0e1aaef537642', '0fdcfca819e4b69af0371368f5ea3dd7', 'sms_recipient_invitation_template', '0fdcfca819e4b69af0371368f5ea3dd7 sms_recipient_invitation_template', '+14155551006', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:24381/pY8Gq', 'sent', 1, 0, '2036-11-19 04:09:01.229673+00', 'vm 31407', '2026-11-22 04:09:16.242106+00', 'SM29ed79c3b17d5ec1d5f0a894e4ce53de', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:01.229673+00', '2026-11-22 04:09:01.267935+00'),
	('e1e8840324dc09c39a0bc13709c55311', '25577e10ee362a9743b0aecb7ac5225f', 'sms_recipient_invitation_template', '25577e10ee362a9743b0aecb7ac5225f sms_recipient_invitation_template', '+14155551009', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:24381/NTndd', 'failed', 1, 0, '2036-11-19 04:09:01.374141+00', 'vm 31407', '2026-11-22 04:09:16.436092+00', NULL, 'Twilio error 21610', NULL, NULL, NULL, NULL, '2026-11-22 04:09:01.374141+00', '2026-11-22 04:09:01.444784+00'),
	('50d48adf5e510c15855539dc136ea1a7', '0fdcfca819e4b69af0371368f5ea3dd7', 'sms_manager_confirmation_template', '0fdcfca819e4b69af0371368f5ea3dd7 sms_manager_confirmation_template', '+14155551007', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:24381/pY8Gq', 'sent', 1, 0, '2036-11-19 04:09:01.229673+00', 'vm 31407', '2026-11-22 04:09:16.26866+00', 'SMcf33295afef79202b32dcbe47048cebd', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:01.229673+00', '2026-11-22 04:09:01.310214+00'),
	('ef43bb9f272b44d94574d3373fdc3438', 'ca236126e3d21ab027e0879342b7581b', 'sms_recipient_invitation_template', 'ca236126e3d21ab027e0879342b7581b sms_recipient_invitation_template', '+14155551011', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:24381/jj6nV', 'failed', 1, 0, '2036-11-19 04:09:01.491511+00', 'vm 31407', '2026-11-22 04:09:17.506273+00', NULL, 'Twilio error 21211', NULL, '2026-11-22 04:09:01.513404+00', NULL, NULL, '2026-11-22 04:09:01.491511+00', '2026-11-22 04:09:02.511441+00'),
	('307ad809633cd4466c993f6e1f3986a7', 'ca236126e3d21ab027e0879342b7581b', 'sms_manager_confirmation_template', 'ca236126e3d21ab027e0879342b7581b sms_manager_confirmation_template', '+14155551012', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:24381/jj6nV', 'sent', 1, 0, '2036-11-19 04:09:01.491511+00', 'vm 31407', '2026-11-22 04:09:16.512302+00', 'SM231e4a13f034167a850a8da76dffea1b', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:01.491511+00', '2026-11-22 04:09:01.544707+00'),
	('9bca2d3ba22ab0e30857e3347ac861b9', '25577e10ee362a9743b0aecb7ac5225f', 'sms_manager_confirmation_template', '25577e10ee362a9743b0aecb7ac5225f sms_manager_confirmation_template', '+14155551010', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:24381/NTndd', 'sent', 1, 0, '2036-11-19 04:09:01.374141+00', 'vm 31407', '2026-11-22 04:09:16.51058+00', 'SM4ea5f8753a8573b8b1ceabc547736a0f', NULL, NULL, '2026-11-22 04:09:01.434424+00', 'delivered', NULL, '2026-11-22 04:09:01.374141+00', '2026-11-22 04:09:01.552007+00'),
	('ba6bafe76c814fe2e16749480e22dae8', '6e9a80e0d424464745f631d6218d07ab', 'sms_self_demo_invitation_template', '6e9a80e0d424464745f631d6218d07ab sms_self_demo_invitation_template', '+14155551013', 'Clarity: Hi Łukasz Żak, your voice demo "Not offered any more" is ready. Reply YES to get one AI call now, or tap http://localhost:24381/xEdcF Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:02.559559+00', 'vm 31407', '2026-11-22 04:09:17.572699+00', 'SMb61d58839e03381ee26f23c5bddb5b7d', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:02.559559+00', '2026-11-22 04:09:02.629861+00'),
	('4487797c26d7631e86110c4da1d13e09', 'dace0d241e208efcf56eeb8207f9e449', 'sms_manager_confirmation_template', 'dace0d241e208efcf56eeb8207f9e449 sms_manager_confirmation_template', '+14155551016', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:24381/EwAP3', 'sent', 1, 0, '2036-11-19 04:09:02.63806+00', 'vm 31407', '2026-11-22 04:09:17.657991+00', 'SM28aab0ab6acacd7e8ef0bd467af42263', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:02.63806+00', '2026-11-22 04:09:02.677275+00'),
	('6464a878a7a6d9b736855e84668424ca', 'dace0d241e208efcf56eeb8207f9e449', 'sms_recipient_invitation_template', 'dace0d241e208efcf56eeb8207f9e449 sms_recipient_invitation_template', '+14155551015', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:24381/EwAP3', 'sent', 1, 0, '2036-11-19 04:09:02.63806+00', 'vm 31407', '2026-11-22 04:09:17.657726+00', 'SMb5d33fc775248aae15064fa391f59e9e', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:02.63806+00', '2026-11-22 04:09:02.67958+00'),
	('1f057a2e3163860462c25420e74f4782', 'dace0d241e208efcf56eeb8207f9e449', 'sms_yes_reply_confirmation_template', 'dace0d241e208efcf56eeb8207f9e449 sms_yes_reply_confirmation_template 05c4e1c256ca7ff29e6ded41e8dd682a', '+14155551015', 'Wir rufen an, أمينة حداد. http://localhost:24381/EwAP3', 'sent', 1, 0, '2026-11-22 04:19:02.71643+00', 'vm 31407', '2026-11-22 04:09:17.736842+00', 'SMdd0dbcb23d02e694e6d52d8e9039c9c5', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:02.71643+00', '2026-11-22 04:09:02.765845+00'),
	('6328aff19e3e1d5d9667a0736cbf610c', 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'sms_yes_reply_confirmation_template', 'eb5ed86f7faa157c7cef0fee59bdf5c3 sms_yes_reply_confirmation_template 81d3da68ae517cb77de93c3221c37787', '+14155551029', 'Wir rufen an, أمينة حداد. http://localhost:24381/NjkEW', 'sent', 1, 0, '2026-11-22 04:19:06.08799+00', 'vm 31407', '2026-11-22 04:09:21.102754+00', 'SM76f1e635f91d0c8b51068d9cc5e7a3c2', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:06.08799+00', '2026-11-22 04:09:06.121064+00'),
	('5c097b2dd866efe1147ee40e61557045', 'f5e23557972c14fecf7c992c934154aa', 'sms_manager_confirmation_template', 'f5e23557972c14fecf7c992c934154aa sms_manager_confirmation_template', '+14155551026', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:24381/8rGdc', 'sent', 1, 0, '2036-11-19 04:09:05.469662+00', 'vm 31407', '2026-11-22 04:09:20.480981+00', 'SMd0ed42a98688a45250ed1ca442837507', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.469662+00', '2026-11-22 04:09:05.498202+00'),
	('12b0a804f6ba9b66ba4e9d3905f17b6e', 'c0c383a5d9c4769df15e916f4478a809', 'sms_manager_confirmation_template', 'c0c383a5d9c4769df15e916f4478a809 sms_manager_confirmation_template', '+14155551018', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:24381/UU2E4', 'sent', 1, 0, '2036-11-19 04:09:02.831163+00', 'vm 31407', '2026-11-22 04:09:17.84464+00', 'SM907ee0741611a4fac0889a6f2c7b3a33', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:02.831163+00', '2026-11-22 04:09:02.858952+00'),
	('1b0ac161b30282c012279a79c350f6ad', 'c3b2cc091388a96505d54af6d761fadc', 'sms_recipient_invitation_template', 'c3b2cc091388a96505d54af6d761fadc sms_recipient_invitation_template', '+12125550123', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:24381/53Fjm', 'queued', 0, 0, '2036-11-19 04:09:12.2055+00', NULL, NULL, NULL, NULL, '2026-11-22 13:00:00+00', NULL, NULL, NULL, '2026-11-22 04:09:12.2055+00', '2026-11-22 04:09:12.2055+00'),
	('dcbd6b05b0702394b195830fca4faf54', 'f5e23557972c14fecf7c992c934154aa', 'sms_recipient_invitation_template', 'f5e23557972c14fecf7c992c934154aa sms_recipient_invitation_template', '+14155551025', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:24381/8rGdc', 'sent', 1, 0, '2036-11-19 04:09:05.469662+00', 'vm 31407', '2026-11-22 04:09:20.480966+00', 'SM3e4bd7eb88e4873471a1cfaa4aa8e0c6', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.469662+00', '2026-11-22 04:09:05.498684+00'),
	('12483389e9c07dc766346ef661a493fa', 'c0c383a5d9c4769df15e916f4478a809', 'sms_yes_reply_confirmation_template', 'c0c383a5d9c4769df15e916f4478a809 sms_yes_reply_confirmation_template 0cd8eed29621d0e1259038a781662e6d', '+14155551017', 'Wir rufen an, Ingrid Å. Sørensen. http://localhost:24381/UU2E4', 'sent', 1, 0, '2026-11-22 04:19:03.884811+00', 'vm 31407', '2026-11-22 04:09:18.90198+00', 'SM0ed23c30a6b697b16187938e3d6b3a35', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:03.884811+00', '2026-11-22 04:09:03.923467+00'),
	('02eb76b8177f80ce5d1fcd194405fc0f', '25b2bcd2947821a61ae3b49b8389f61e', 'sms_recipient_invitation_template', '25b2bcd2947821a61ae3b49b8389f61e sms_recipient_invitation_template', '+14155551023', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:24381/SxLLv', 'sent', 1, 0, '2036-11-19 04:09:05.334369+00', 'vm 31407', '2026-11-22 04:09:20.371424+00', 'SM801291685723506c6fae4e09cbd6331f', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.334369+00', '2026-11-22 04:09:05.383419+00'),
	('d0a4c58174dcd8aee3a8db761e9454ce', 'f7a7ab0cea2506eb22005a532d0fa828', 'sms_recipient_invitation_template', 'f7a7ab0cea2506eb22005a532d0fa828 sms_recipient_invitation_template', '+14155551019', 'Zoë Müller: أمينة حداد lädt Sie ein. YES → http://localhost:24381/YZUEc', 'sent', 1, 0, '2036-11-19 04:09:03.989485+00', 'vm 31407', '2026-11-22 04:09:19.004255+00', 'SM2682e55a08d80020b9028c96892a1381', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:03.989485+00', '2026-11-22 04:09:04.018994+00'),
	('899637db0042d6002a3752089d47cc75', NULL, 'test', 'test 103e0451bad28599b972b1cea981133f', '+12125550123', 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 04:19:12.277129+00', 'vm 31536', '2026-11-22 04:09:27.309673+00', '899637db0042d6002a3752089d47cc75', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:12.277129+00', '2026-11-22 04:09:12.311473+00'),
	('e785be5438b9a05c4d78dcfba1f8dfa5', '25b2bcd2947821a61ae3b49b8389f61e', 'sms_manager_confirmation_template', '25b2bcd2947821a61ae3b49b8389f61e sms_manager_confirmation_template', '+14155551024', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:24381/SxLLv', 'sent', 1, 0, '2036-11-19 04:09:05.334369+00', 'vm 31407', '2026-11-22 04:09:20.370709+00', 'SM27497e6c195d9d44e64f96e7650021e7', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.334369+00', '2026-11-22 04:09:05.388953+00'),
	('47df3e623773aca63cd20754b99cfb5b', 'afeae5420a900bce2097c25bf06eb7dc', 'sms_recipient_invitation_template', 'afeae5420a900bce2097c25bf06eb7dc sms_recipient_invitation_template', '+14155551045', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:24381/dVxbH', 'sent', 1, 0, '2036-11-19 04:09:15.252467+00', 'vm 31579', '2026-11-22 04:09:30.28527+00', '47df3e623773aca63cd20754b99cfb5b', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.252467+00', '2026-11-22 04:09:15.29333+00'),
	('953b81352c8a6835cb2b3a9a5f50ce1a', 'afeae5420a900bce2097c25bf06eb7dc', 'sms_manager_confirmation_template', 'afeae5420a900bce2097c25bf06eb7dc sms_manager_confirmation_template', '+14155551046', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:24381/dVxbH', 'sent', 1, 0, '2036-11-19 04:09:15.252467+00', 'vm 31579', '2026-11-22 04:09:30.284243+00', '953b81352c8a6835cb2b3a9a5f50ce1a', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.252467+00', '2026-11-22 04:09:15.293092+00'),
	('8d6ac63e6e7e5f2efe76a6cd276f2c41', 'c3b2cc091388a96505d54af6d761fadc', 'sms_manager_confirmation_template', 'c3b2cc091388a96505d54af6d761fadc sms_manager_confirmation_template', '+14155551040', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:24381/53Fjm', 'sent', 1, 0, '2036-11-19 04:09:12.2055+00', 'vm 31536', '2026-11-22 04:09:27.263176+00', '8d6ac63e6e7e5f2efe76a6cd276f2c41', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:12.2055+00', '2026-11-22 04:09:12.277439+00'),
	('9df93981a8a2150a5c6a5151b1a5a7d7', 'c0c383a5d9c4769df15e916f4478a809', 'sms_recipient_invitation_template', 'c0c383a5d9c4769df15e916f4478a809 sms_recipient_invitation_template', '+14155551017', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:24381/UU2E4', 'sent', 1, 0, '2036-11-19 04:09:02.831163+00', 'vm 31407', '2026-11-22 04:09:18.842224+00', 'SM0aa92e6a783b12506c2a81e69f901792', NULL, NULL, '2026-11-22 04:09:02.846762+00', 'delivered', NULL, '2026-11-22 04:09:02.831163+00', '2026-11-22 04:09:03.857122+00'),
	('3b9834fc272020ec38a25b9f989e1bc0', 'ef372181e576b982aca67bd4b118a072', 'sms_yes_reply_confirmation_template', 'ef372181e576b982aca67bd4b118a072 sms_yes_reply_confirmation_template 28a538853d621655a045e8c7523f91f2', '+14155551047', 'Wir rufen an, Zoë Müller. http://localhost:24381/k7PkL', 'queued', 0, 0, '2026-11-22 04:19:19.290395+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.290395+00', '2026-11-22 04:09:19.290395+00'),
	('5f47a4340be53ba60c1442d1dbd57a1c', 'd4aef01b7d1a652feaa86bb2d2926116', 'sms_manager_confirmation_template', 'd4aef01b7d1a652feaa86bb2d2926116 sms_manager_confirmation_template', '+14155551022', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:24381/ppr8n', 'sent', 1, 0, '2036-11-19 04:09:04.169704+00', 'vm 31407', '2026-11-22 04:09:19.183491+00', 'SMe291cd78b88e540b70be9feab27f760d', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:04.169704+00', '2026-11-22 04:09:04.197072+00'),
	('e3f7b42490b66481390031cec56bbc47', 'f7a7ab0cea2506eb22005a532d0fa828', 'sms_manager_confirmation_template', 'f7a7ab0cea2506eb22005a532d0fa828 sms_manager_confirmation_template', '+14155551020', 'Grüezi أمينة حداد 👋, Zoë Müller ist eingeladen: http://localhost:24381/YZUEc', 'sent', 1, 0, '2036-11-19 04:09:03.989485+00', 'vm 31407', '2026-11-22 04:09:19.074739+00', 'SM7251d76cc9a3913df59c7a4de2615d28', NULL, NULL, '2026-11-22 04:09:04.005431+00', 'delivered', NULL, '2026-11-22 04:09:03.989485+00', '2026-11-22 04:09:04.099656+00'),
	('c6d435f1fdcc13e6fee3d8da4fb28728', 'f7a7ab0cea2506eb22005a532d0fa828', 'sms_yes_reply_confirmation_template', 'f7a7ab0cea2506eb22005a532d0fa828 sms_yes_reply_confirmation_template 4f279621b93e855e55763bf6d5dcde38', '+14155551019', 'Wir rufen an, Zoë Müller. http://localhost:24381/YZUEc', 'sent', 1, 0, '2026-11-22 04:19:04.060535+00', 'vm 31407', '2026-11-22 04:09:19.084855+00', 'SM3e2e04538465694f332cc653edaf6a92', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:04.060535+00', '2026-11-22 04:09:04.108982+00'),
	('2180af39b5182e75961277b7b3b30cca', '25b2bcd2947821a61ae3b49b8389f61e', 'sms_yes_reply_confirmation_template', '25b2bcd2947821a61ae3b49b8389f61e sms_yes_reply_confirmation_template eafddd64104fe2a0592432cdbccc0468', '+14155551023', 'Wir rufen an, Renée O’Hara. http://localhost:24381/SxLLv', 'sent', 1, 0, '2026-11-22 04:19:05.423618+00', 'vm 31407', '2026-11-22 04:09:20.442002+00', 'SMe5d241a2b3f4b8d0ed7544fa4e76f6b0', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.423618+00', '2026-11-22 04:09:05.459953+00'),
	('e438f768d45ed6d937e53c8cd7e6d71a', 'd4aef01b7d1a652feaa86bb2d2926116', 'sms_recipient_invitation_template', 'd4aef01b7d1a652feaa86bb2d2926116 sms_recipient_invitation_template', '+14155551021', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:24381/ppr8n', 'sent', 1, 0, '2036-11-19 04:09:04.169704+00', 'vm 31407', '2026-11-22 04:09:20.181048+00', 'SMa9a02d80e37f66cedb7176fc9013a9e9', NULL, NULL, '2026-11-22 04:09:04.184636+00', 'delivered', NULL, '2026-11-22 04:09:04.169704+00', '2026-11-22 04:09:05.197919+00'),
	('5e7e60721d351ebc01651bbef298a2a5', 'd4aef01b7d1a652feaa86bb2d2926116', 'sms_yes_reply_confirmation_template', 'd4aef01b7d1a652feaa86bb2d2926116 sms_yes_reply_confirmation_template 70079cf1a7313b526000ae66a0a1e109', '+14155551021', 'Wir rufen an, 山田 花子. http://localhost:24381/ppr8n', 'sent', 1, 0, '2026-11-22 04:19:05.228654+00', 'vm 31407', '2026-11-22 04:09:20.247766+00', 'SM359c5cdda883392f78210d8a3ee9625c', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.228654+00', '2026-11-22 04:09:05.275214+00'),
	('b4e399ace23d91f9925209a95a578130', 'c788e6c35b114cceab47cf6a9b259ef6', 'sms_manager_confirmation_template', 'c788e6c35b114cceab47cf6a9b259ef6 sms_manager_confirmation_template', '+14155551028', 'Clarity: Hi Renée O’Hara, we have invited Łukasz Żak to the voice demo "Soon deleted". You get the report link when the conversation is over. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:05.554726+00', 'vm 31407', '2026-11-22 04:09:20.639869+00', 'SMfd71a51d269b69013b153e5304edd9af', NULL, NULL, '2026-11-22 04:09:05.573221+00', 'delivered', NULL, '2026-11-22 04:09:05.554726+00', '2026-11-22 04:09:05.671397+00'),
	('5dd8b61e59f57c04cd66eac819919bb9', 'c788e6c35b114cceab47cf6a9b259ef6', 'sms_report_recipient_template', 'c788e6c35b114cceab47cf6a9b259ef6 sms_report_recipient_template', '+14155551027', 'Clarity: Hi Łukasz Żak, the report from your conversation "Soon deleted" is ready: http://localhost:24381/QhHLn Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 04:09:05.784678+00', 'vm 31407', '2026-11-22 04:09:20.803173+00', 'SM9a74cad75bd26bea8aca14e285b95be9', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.784678+00', '2026-11-22 04:09:05.814605+00'),
	('4680e2aada841f53e078f7410d2db746', 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'sms_self_demo_invitation_template', 'eb5ed86f7faa157c7cef0fee59bdf5c3 sms_self_demo_invitation_template', '+14155551029', 'أمينة حداد: YES → http://localhost:24381/NjkEW', 'sent', 1, 0, '2036-11-19 04:09:06.015786+00', 'vm 31407', '2026-11-22 04:09:21.032271+00', 'SM58310dfbd4addb75c8824f68151df9ae', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:06.015786+00', '2026-11-22 04:09:06.055738+00'),
	('cbf32747dc567925ff23f869aab35ec7', 'c788e6c35b114cceab47cf6a9b259ef6', 'sms_report_manager_template', 'c788e6c35b114cceab47cf6a9b259ef6 sms_report_manager_template', '+14155551028', 'Clarity: Hi Renée O’Hara, the report from the conversation of Łukasz Żak, "Soon deleted", is ready: http://localhost:24381/QhHLn Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 04:09:05.784678+00', 'vm 31407', '2026-11-22 04:09:21.028436+00', 'SM65a650099ad7431dd9bfbf77577a2eb4', NULL, NULL, '2026-11-22 04:09:05.805173+00', 'delivered', NULL, '2026-11-22 04:09:05.784678+00', '2026-11-22 04:09:06.047699+00'),
	('c15a12b9ff074ec5250bd8d3af900fcb', 'be87013d7246ac1b810486d3e0ed0bdd', 'sms_yes_reply_confirmation_template', 'be87013d7246ac1b810486d3e0ed0bdd sms_yes_reply_confirmation_template 108743341ed1b71b01299970ac6a39fa', '+14155551031', 'Wir rufen an, Ingrid Å. Sørensen. http://localhost:24381/eL8X5', 'sent', 1, 0, '2026-11-22 04:19:07.270723+00', 'vm 31407', '2026-11-22 04:09:22.285916+00', 'SM7367fea74d846fb4332c42bc8c742ed0', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:07.270723+00', '2026-11-22 04:09:07.307404+00'),
	('f036238ac44765ff4d45a051d7edb80e', 'be87013d7246ac1b810486d3e0ed0bdd', 'sms_report_manager_template', 'be87013d7246ac1b810486d3e0ed0bdd sms_report_manager_template', '+14155551032', 'Łukasz Żak, der Bericht: http://localhost:24381/hctvD', 'sent', 1, 0, '2026-12-22 04:09:07.548471+00', 'vm 31407', '2026-11-22 04:09:22.566386+00', 'SMadb994f6de64c8e2c14c9cb59fe0af27', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:07.548471+00', '2026-11-22 04:09:07.583269+00'),
	('6ca3e0f3aaa19456587fa2324e320347', 'be87013d7246ac1b810486d3e0ed0bdd', 'sms_report_recipient_template', 'be87013d7246ac1b810486d3e0ed0bdd sms_report_recipient_template', '+14155551031', 'Ingrid Å. Sørensen, der Bericht: http://localhost:24381/hctvD', 'sent', 1, 0, '2026-12-22 04:09:07.548471+00', 'vm 31407', '2026-11-22 04:09:22.565829+00', 'SM15571de5b32eb02779b1888d57cd16e3', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:07.548471+00', '2026-11-22 04:09:07.582762+00'),
	('92bc1f9365e98cf5563974edfee73888', '966a6f29871d06fff9357d8bb5e7b062', 'sms_manager_confirmation_template', '966a6f29871d06fff9357d8bb5e7b062 sms_manager_confirmation_template', '+14155551034', 'Clarity: Hi أمينة حداد, we have invited Zoë Müller to the voice demo "At the fair". You get the report link when the conversation is over. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:07.622353+00', 'vm 31407', '2026-11-22 04:09:22.639915+00', 'SMf64e7b8f84b9b6d2abb11c5cd38031c3', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:07.622353+00', '2026-11-22 04:09:07.654327+00'),
	('7447bafc46f2b19c82d97072ffd25f4d', 'be87013d7246ac1b810486d3e0ed0bdd', 'sms_manager_confirmation_template', 'be87013d7246ac1b810486d3e0ed0bdd sms_manager_confirmation_template', '+14155551032', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:24381/eL8X5', 'sent', 1, 0, '2036-11-19 04:09:06.205462+00', 'vm 31407', '2026-11-22 04:09:21.219682+00', 'SMaf765f8034c10c65bf591422beff7e67', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:06.205462+00', '2026-11-22 04:09:06.231758+00'),
	('66206be75d439c78d9fb3706374d78e0', 'c788e6c35b114cceab47cf6a9b259ef6', 'sms_recipient_invitation_template', 'c788e6c35b114cceab47cf6a9b259ef6 sms_recipient_invitation_template', '+14155551027', 'Clarity: Hi Łukasz Żak, Renée O’Hara invites you to a voice demo: "Soon deleted". Reply YES to get one AI call now, or tap http://localhost:24381/FRsmC Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:05.554726+00', 'vm 31407', '2026-11-22 04:09:20.569663+00', 'SM920486a88463af4cff45d3dfae567d42', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.554726+00', '2026-11-22 04:09:05.583236+00'),
	('9945a197cab802c254beae5d693c2eef', 'c788e6c35b114cceab47cf6a9b259ef6', 'sms_yes_reply_confirmation_template', 'c788e6c35b114cceab47cf6a9b259ef6 sms_yes_reply_confirmation_template 5e9294c4089cc00e1ac906070160aaff', '+14155551027', 'Clarity: Thanks Łukasz Żak! Our AI assistant calls you in a moment. Rather talk in the browser? http://localhost:24381/FRsmC Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 04:19:05.624313+00', 'vm 31407', '2026-11-22 04:09:20.644424+00', 'SM7c20399f8696cb1a1e3a74250bd8099f', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:05.624313+00', '2026-11-22 04:09:05.672291+00'),
	('58118bc20ef4100017a0ce6df01c5304', 'ff7beab91655264d772dfdd40cdc6bd2', 'sms_recipient_invitation_template', 'ff7beab91655264d772dfdd40cdc6bd2 sms_recipient_invitation_template', '+14155551041', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:24381/feGBc', 'sent', 1, 0, '2036-11-19 04:09:14.468654+00', 'vm 31579', '2026-11-22 04:09:29.51232+00', '58118bc20ef4100017a0ce6df01c5304', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:14.468654+00', '2026-11-22 04:09:14.525156+00'),
	('3f098047db18063a1eb1cfe1728a6bdf', 'ff7beab91655264d772dfdd40cdc6bd2', 'sms_manager_confirmation_template', 'ff7beab91655264d772dfdd40cdc6bd2 sms_manager_confirmation_template', '+14155551042', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:24381/feGBc', 'sent', 1, 0, '2036-11-19 04:09:14.468654+00', 'vm 31579', '2026-11-22 04:09:29.512678+00', '3f098047db18063a1eb1cfe1728a6bdf', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:14.468654+00', '2026-11-22 04:09:14.526464+00'),
	('47f7f6e99e4515ab299dda2fda00b999', 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'sms_report_recipient_template', 'eb5ed86f7faa157c7cef0fee59bdf5c3 sms_report_recipient_template', '+14155551029', 'أمينة حداد, der Bericht: http://localhost:24381/PdzAy', 'sent', 1, 0, '2026-12-22 04:09:06.161471+00', 'vm 31407', '2026-11-22 04:09:21.170125+00', 'SMfd4a61967b4d163ed2c97d922ffe0d2c', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:06.161471+00', '2026-11-22 04:09:06.180076+00'),
	('198905840d17e8bb234810a013ca5112', 'c6760b358a89dd8204ca8b9851ae4bb4', 'sms_manager_confirmation_template', 'c6760b358a89dd8204ca8b9851ae4bb4 sms_manager_confirmation_template', '+14155551038', 'Clarity: Hi Zoë Müller, we have invited Renée O’Hara to the voice demo "At the fair". You get the report link when the conversation is over. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:08.653259+00', 'vm 31407', '2026-11-22 04:09:24.241362+00', 'SM6cf529a8eb2ffcb64b0177f11fe38d11', NULL, NULL, '2026-11-22 04:09:08.68027+00', 'delivered', NULL, '2026-11-22 04:09:08.653259+00', '2026-11-22 04:09:09.310251+00'),
	('66cf66df5c931d3d92bc165f83a05dfc', 'ff7beab91655264d772dfdd40cdc6bd2', 'sms_report_manager_template', 'ff7beab91655264d772dfdd40cdc6bd2 sms_report_manager_template', '+14155551042', 'Renée O’Hara, der Bericht: http://localhost:24381/RQ6XJ', 'sent', 1, 0, '2026-12-22 04:09:14.971803+00', 'vm 31579', '2026-11-22 04:09:29.987698+00', '66cf66df5c931d3d92bc165f83a05dfc', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:14.971803+00', '2026-11-22 04:09:14.992847+00'),
	('e5ebb03267b5d17db804e686ea1c8373', 'c6760b358a89dd8204ca8b9851ae4bb4', 'sms_recipient_invitation_template', 'c6760b358a89dd8204ca8b9851ae4bb4 sms_recipient_invitation_template', '+14155551037', 'Clarity: Hi Renée O’Hara, Zoë Müller invites you to a voice demo: "At the fair". Reply YES to get one AI call now, or tap http://localhost:24381/wmntT Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:08.653259+00', 'vm 31407', '2026-11-22 04:09:23.678316+00', 'SMee0283d66c99d3014baa20017f4d0fdc', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:08.653259+00', '2026-11-22 04:09:08.694846+00'),
	('5bec5ef501cb70c6ff45e65512471b30', 'ff7beab91655264d772dfdd40cdc6bd2', 'sms_report_recipient_template', 'ff7beab91655264d772dfdd40cdc6bd2 sms_report_recipient_template', '+14155551041', 'Łukasz Żak, der Bericht: http://localhost:24381/RQ6XJ', 'sent', 1, 0, '2026-12-22 04:09:14.971803+00', 'vm 31579', '2026-11-22 04:09:29.993527+00', '5bec5ef501cb70c6ff45e65512471b30', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:14.971803+00', '2026-11-22 04:09:15.000265+00'),
	('c5e6aba9df2db61224e347bb93396d7e', 'afeae5420a900bce2097c25bf06eb7dc', 'sms_report_recipient_template', 'afeae5420a900bce2097c25bf06eb7dc sms_report_recipient_template', '+14155551045', 'Ingrid Å. Sørensen, der Bericht: http://localhost:24381/9RuMf', 'sent', 1, 0, '2026-12-22 04:09:15.439366+00', 'vm 31579', '2026-11-22 04:09:30.458792+00', 'c5e6aba9df2db61224e347bb93396d7e', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.439366+00', '2026-11-22 04:09:15.460505+00'),
	('bdd9a115024cc6d0e3226473cb3e3b65', 'afeae5420a900bce2097c25bf06eb7dc', 'sms_report_manager_template', 'afeae5420a900bce2097c25bf06eb7dc sms_report_manager_template', '+14155551046', 'Łukasz Żak, der Bericht: http://localhost:24381/9RuMf', 'sent', 1, 0, '2026-12-22 04:09:15.439366+00', 'vm 31579', '2026-11-22 04:09:30.460977+00', 'bdd9a115024cc6d0e3226473cb3e3b65', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.439366+00', '2026-11-22 04:09:15.463871+00'),
	('2be2230af13cbcecbfffc981c6da98be', 'ef372181e576b982aca67bd4b118a072', 'sms_recipient_invitation_template', 'ef372181e576b982aca67bd4b118a072 sms_recipient_invitation_template', '+14155551047', 'Zoë Müller: أمينة حداد lädt Sie ein. YES → http://localhost:24381/k7PkL', 'sent', 1, 0, '2036-11-19 04:09:15.662306+00', 'vm 31579', '2026-11-22 04:09:30.681348+00', '2be2230af13cbcecbfffc981c6da98be', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.662306+00', '2026-11-22 04:09:15.690839+00'),
	('a11e07fa703814a82b8c4fafc0bcf073', 'ef372181e576b982aca67bd4b118a072', 'sms_manager_confirmation_template', 'ef372181e576b982aca67bd4b118a072 sms_manager_confirmation_template', '+14155551048', 'Grüezi أمينة حداد 👋, Zoë Müller ist eingeladen: http://localhost:24381/k7PkL', 'sent', 1, 0, '2036-11-19 04:09:15.662306+00', 'vm 31579', '2026-11-22 04:09:30.687715+00', 'a11e07fa703814a82b8c4fafc0bcf073', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.662306+00', '2026-11-22 04:09:15.69146+00'),
	('92a6633a124ed6c1feb44c8ac71f79fc', '071bcc3ba59aa309247e7e4bfe4c29a1', 'sms_manager_confirmation_template', '071bcc3ba59aa309247e7e4bfe4c29a1 sms_manager_confirmation_template', '+14155551052', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:24381/KtdMf', 'sent', 1, 0, '2036-11-19 04:09:15.852787+00', 'vm 31579', '2026-11-22 04:09:30.864102+00', '92a6633a124ed6c1feb44c8ac71f79fc', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.852787+00', '2026-11-22 04:09:15.86877+00'),
	('7b58adbdbc8fc61d80029f9865ceb7ea', '071bcc3ba59aa309247e7e4bfe4c29a1', 'sms_recipient_invitation_template', '071bcc3ba59aa309247e7e4bfe4c29a1 sms_recipient_invitation_template', '+14155551051', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:24381/KtdMf', 'sent', 1, 0, '2036-11-19 04:09:15.852787+00', 'vm 31579', '2026-11-22 04:09:30.869304+00', '7b58adbdbc8fc61d80029f9865ceb7ea', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.852787+00', '2026-11-22 04:09:15.875271+00'),
	('51bc1295dd244ef77f7e80fe39a1a27f', '2331e9aca31c63b33d181e5baece84f5', 'sms_manager_confirmation_template', '2331e9aca31c63b33d181e5baece84f5 sms_manager_confirmation_template', '+14155551058', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:24381/jE5EM', 'queued', 0, 0, '2036-11-19 04:09:19.516565+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.516565+00', '2026-11-22 04:09:19.516565+00'),
	('f666901c90f89a15c61940e1743952a3', '2331e9aca31c63b33d181e5baece84f5', 'sms_recipient_invitation_template', '2331e9aca31c63b33d181e5baece84f5 sms_recipient_invitation_template', '+14155551057', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:24381/jE5EM', 'queued', 0, 0, '2036-11-19 04:09:19.516565+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:19.516565+00', '2026-11-22 04:09:19.516565+00'),
	('b41b183b956a3e1d13a99f897085f2e8', 'ff7beab91655264d772dfdd40cdc6bd2', 'sms_yes_reply_confirmation_template', 'ff7beab91655264d772dfdd40cdc6bd2 sms_yes_reply_confirmation_template 61c0bead340325f34e5b412546aa4a20', '+14155551041', 'Wir rufen an, Łukasz Żak. http://localhost:24381/feGBc', 'sent', 1, 0, '2026-11-22 04:19:14.582865+00', 'vm 31579', '2026-11-22 04:09:29.603565+00', 'b41b183b956a3e1d13a99f897085f2e8', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:14.582865+00', '2026-11-22 04:09:14.605949+00'),
	('0c24cf00d6c037a7fc4ed1ed30adc467', 'be87013d7246ac1b810486d3e0ed0bdd', 'sms_recipient_invitation_template', 'be87013d7246ac1b810486d3e0ed0bdd sms_recipient_invitation_template', '+14155551031', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:24381/eL8X5', 'sent', 1, 0, '2036-11-19 04:09:06.205462+00', 'vm 31407', '2026-11-22 04:09:22.216119+00', 'SMd7371d17917b389b44b266b1c93d07e0', NULL, NULL, '2026-11-22 04:09:06.221507+00', 'delivered', NULL, '2026-11-22 04:09:06.205462+00', '2026-11-22 04:09:07.231046+00'),
	('1d566f653aaa268162d5a0b3d51fe13e', '82e184122759d100dd88bf5480a72b31', 'sms_self_demo_invitation_template', '82e184122759d100dd88bf5480a72b31 sms_self_demo_invitation_template', '+14155551035', 'Clarity: Hi 山田 花子, your voice demo "At the fair" is ready. Reply YES to get one AI call now, or tap http://localhost:24381/7XVwS Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:08.13911+00', 'vm 31407', '2026-11-22 04:09:23.15383+00', 'SM1864d8f6d84c19f9f7417d36602f2049', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:08.13911+00', '2026-11-22 04:09:08.166714+00'),
	('62493a1f36985647cfc4e076d1bac92b', '54bf65b3a47185da817dbda3166214d8', 'sms_manager_confirmation_template', '54bf65b3a47185da817dbda3166214d8 sms_manager_confirmation_template', '+14155551044', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:24381/g6hS9', 'sent', 1, 0, '2036-11-19 04:09:15.058425+00', 'vm 31579', '2026-11-22 04:09:30.077231+00', '62493a1f36985647cfc4e076d1bac92b', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.058425+00', '2026-11-22 04:09:15.079153+00'),
	('a1a86277d8b94c9a9d258ff9c6c54355', '54bf65b3a47185da817dbda3166214d8', 'sms_recipient_invitation_template', '54bf65b3a47185da817dbda3166214d8 sms_recipient_invitation_template', '+14155551043', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:24381/g6hS9', 'sent', 1, 0, '2036-11-19 04:09:15.058425+00', 'vm 31579', '2026-11-22 04:09:30.077104+00', 'a1a86277d8b94c9a9d258ff9c6c54355', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.058425+00', '2026-11-22 04:09:15.085724+00'),
	('1fd5ec6fc0673f5694064dfc1888f2f9', NULL, 'test', 'test aca0583918d8f918c787e10552bb6100', '+14155551039', 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 04:19:09.837089+00', 'vm 31407', '2026-11-22 04:09:24.852879+00', 'SM5565dca14ef0211d78b714584384987a', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:09.837089+00', '2026-11-22 04:09:09.868087+00'),
	('5bdba8fd5264de9485725a010d9fb5bd', '966a6f29871d06fff9357d8bb5e7b062', 'sms_yes_reply_confirmation_template', '966a6f29871d06fff9357d8bb5e7b062 sms_yes_reply_confirmation_template 50b4bef68d0c83a13f03d0aef92072e3', '+14155551033', 'Clarity: Thanks Zoë Müller! Our AI assistant calls you in a moment. Rather talk in the browser? http://localhost:24381/RGvvN Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 04:19:09.217149+00', 'vm 31407', '2026-11-22 04:09:24.251257+00', 'SMed56c86f0ab2d3592b7d67ebe7f60b8e', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:09.217149+00', '2026-11-22 04:09:09.311019+00'),
	('b3cb81ca65a9df23984d9c9252ca3dc8', '966a6f29871d06fff9357d8bb5e7b062', 'sms_report_manager_template', '966a6f29871d06fff9357d8bb5e7b062 sms_report_manager_template', '+14155551034', 'Clarity: Hi أمينة حداد, the report from the conversation of Zoë Müller, "At the fair", is ready: http://localhost:24381/X8594 Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 04:09:09.389023+00', 'vm 31407', '2026-11-22 04:09:24.416328+00', 'SMf7d1a9b34005fc4b3c8dad2eeb72a6f3', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:09.389023+00', '2026-11-22 04:09:09.436724+00'),
	('d4238d840d2d23a15cf528a3cb9021a2', '966a6f29871d06fff9357d8bb5e7b062', 'sms_report_recipient_template', '966a6f29871d06fff9357d8bb5e7b062 sms_report_recipient_template', '+14155551033', 'Clarity: Hi Zoë Müller, the report from your conversation "At the fair" is ready: http://localhost:24381/X8594 Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 04:09:09.389023+00', 'vm 31407', '2026-11-22 04:09:24.415457+00', 'SMa278a26d633b74803736d5f47bf20725', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:09.389023+00', '2026-11-22 04:09:09.443807+00'),
	('ef2cd34d26fb377305380bcdb678de4f', '639dceb997bd18bb0ca6b790867e2345', 'sms_manager_confirmation_template', '639dceb997bd18bb0ca6b790867e2345 sms_manager_confirmation_template', '+14155551054', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:24381/uAbhw', 'sent', 1, 0, '2036-11-19 04:09:15.99048+00', 'vm 31579', '2026-11-22 04:09:31.014934+00', 'ef2cd34d26fb377305380bcdb678de4f', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.99048+00', '2026-11-22 04:09:16.016873+00'),
	('e1695f47abd5c4071a3d8e64779f9fd5', '639dceb997bd18bb0ca6b790867e2345', 'sms_recipient_invitation_template', '639dceb997bd18bb0ca6b790867e2345 sms_recipient_invitation_template', '+14155551053', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:24381/uAbhw', 'sent', 1, 0, '2036-11-19 04:09:15.99048+00', 'vm 31579', '2026-11-22 04:09:31.01952+00', 'e1695f47abd5c4071a3d8e64779f9fd5', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.99048+00', '2026-11-22 04:09:16.021158+00'),
	('3c89b47885cf24293e44b1d4322da42a', '966a6f29871d06fff9357d8bb5e7b062', 'sms_recipient_invitation_template', '966a6f29871d06fff9357d8bb5e7b062 sms_recipient_invitation_template', '+14155551033', 'Clarity: Hi Zoë Müller, أمينة حداد invites you to a voice demo: "At the fair". Reply YES to get one AI call now, or tap http://localhost:24381/RGvvN Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 04:09:07.622353+00', 'vm 31407', '2026-11-22 04:09:22.64065+00', 'SM8ce66ed4faf662ad6dcbc0fe8b3d6e26', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 04:09:07.622353+00', '2026-11-22 04:09:07.654719+00'),
	('0968d5d8518eaf147f06cc0f8f1d2e0b', '54bf65b3a47185da817dbda3166214d8', 'sms_yes_reply_confirmation_template', '54bf65b3a47185da817dbda3166214d8 sms_yes_reply_confirmation_template b5c1d3df7ac14cc7c2f42b4215e6a11a', '+14155551043', 'Wir rufen an, أمينة حداد. http://localhost:24381/g6hS9', 'sent', 1, 0, '2026-11-22 04:19:15.142432+00', 'vm 31579', '2026-11-22 04:09:30.174082+00', '0968d5d8518eaf147f06cc0f8f1d2e0b', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.142432+00', '2026-11-22 04:09:15.177326+00'),
	('97ebfcf5027208108c64243899e9907a', '2648492947a745045b584855c17fa98c', 'sms_manager_confirmation_template', '2648492947a745045b584855c17fa98c sms_manager_confirmation_template', '+14155551050', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:24381/ap6LS', 'sent', 1, 0, '2036-11-19 04:09:15.753912+00', 'vm 31579', '2026-11-22 04:09:30.780019+00', '97ebfcf5027208108c64243899e9907a', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.753912+00', '2026-11-22 04:09:15.790787+00'),
	('c57dc43d1a329cd18e610406d3e292c5', '2648492947a745045b584855c17fa98c', 'sms_recipient_invitation_template', '2648492947a745045b584855c17fa98c sms_recipient_invitation_template', '+14155551049', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:24381/ap6LS', 'sent', 1, 0, '2036-11-19 04:09:15.753912+00', 'vm 31579', '2026-11-22 04:09:30.780933+00', 'c57dc43d1a329cd18e610406d3e292c5', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:15.753912+00', '2026-11-22 04:09:15.805482+00'),
	('e346b2e475f14ffd2779d8e9be532fd7', '9311751443244dddda8451fd736286a5', 'sms_recipient_invitation_template', '9311751443244dddda8451fd736286a5 sms_recipient_invitation_template', '+14155551055', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:24381/JGmAZ', 'sent', 1, 0, '2036-11-19 04:09:16.064194+00', 'vm 31579', '2026-11-22 04:09:31.089403+00', 'e346b2e475f14ffd2779d8e9be532fd7', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.064194+00', '2026-11-22 04:09:16.091618+00'),
	('230a6d658b76955fa73930b933ccf172', '9311751443244dddda8451fd736286a5', 'sms_manager_confirmation_template', '9311751443244dddda8451fd736286a5 sms_manager_confirmation_template', '+14155551056', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:24381/JGmAZ', 'sent', 1, 0, '2036-11-19 04:09:16.064194+00', 'vm 31579', '2026-11-22 04:09:31.090609+00', '230a6d658b76955fa73930b933ccf172', NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:09:16.064194+00', '2026-11-22 04:09:16.092542+00');

INSERT INTO public.voice_attempts VALUES
	('05c4e1c256ca7ff29e6ded41e8dd682a', 'dace0d241e208efcf56eeb8207f9e449', 'conv_12f0d200ffed09c62c512529c7', 'ended', 0, '2026-11-22 04:09:02.747128+00'),
	('0cd8eed29621d0e1259038a781662e6d', 'c0c383a5d9c4769df15e916f4478a809', 'conv_6ec1351f703e7b23db1339c4c1', 'ended', 0, '2026-11-22 04:09:03.91131+00'),
	('4f279621b93e855e55763bf6d5dcde38', 'f7a7ab0cea2506eb22005a532d0fa828', 'conv_d2f6886fea0da0b37846635c4a', 'open', 0, '2026-11-22 04:09:04.090077+00'),
	('70079cf1a7313b526000ae66a0a1e109', 'd4aef01b7d1a652feaa86bb2d2926116', 'conv_4ae0815488e1d7b420c16bb7d9', 'ended', 0, '2026-11-22 04:09:05.255315+00'),
	('eafddd64104fe2a0592432cdbccc0468', '25b2bcd2947821a61ae3b49b8389f61e', 'conv_f4a4f98dcc1e4592af6e53e9d7', 'open', 0, '2026-11-22 04:09:05.447285+00'),
	('c98dae91ee5b3222ee2428212de9d8f9', 'f5e23557972c14fecf7c992c934154aa', 'conv_911c07a98ec8b372d5b420a250', 'open', 0, '2026-11-22 04:09:05.540858+00'),
	('5e9294c4089cc00e1ac906070160aaff', 'c788e6c35b114cceab47cf6a9b259ef6', 'conv_79873d32e993405928ee9f8bc0', 'ended', 0, '2026-11-22 04:09:05.651003+00'),
	('81d3da68ae517cb77de93c3221c37787', 'eb5ed86f7faa157c7cef0fee59bdf5c3', 'conv_0aa4b22372ee0e1eb7462e77b1', 'ended', 0, '2026-11-22 04:09:06.115283+00'),
	('108743341ed1b71b01299970ac6a39fa', 'be87013d7246ac1b810486d3e0ed0bdd', 'conv_11bd90e63205b804b74b2d8795', 'ended', 0, '2026-11-22 04:09:07.294297+00'),
	('50b4bef68d0c83a13f03d0aef92072e3', '966a6f29871d06fff9357d8bb5e7b062', 'conv_cb0be080be43e72bf25f95507c', 'ended', 0, '2026-11-22 04:09:09.263709+00');

INSERT INTO public.voice_events VALUES
	('221b5793a5af95f33863d286876729ed', 'elevenlabs', '2d42ce4bd2e483bcf607df34bf3dee4a138d4749f4c6e40550c75cca402c7e0d answering_machine_detection', NULL, '{"type":"answering_machine_detection","event_timestamp":1795320542,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_12f0d200ffed09c62c512529c7","call_sid":"CAff223b8e44d552ccbf2c66bacb098b84","answered_by":"machine_start"}}', NULL, NULL, '{}', NULL, '2026-11-22 04:09:02.761535+00', NULL),
	('dd8a800b2571e473b14caa18a70feba3', 'elevenlabs', 'conv_12f0d200ffed09c62c512529c7 post_call_transcription', NULL, '{"type":"post_call_transcription","event_timestamp":1795320542,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_12f0d200ffed09c62c512529c7","user_id":"dace0d241e208efcf56eeb8207f9e449","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Hello?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795320542,"call_duration_secs":4,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551015","call_result":"voicemail","stream_sid":"MZ0","call_sid":"CAff223b8e44d552ccbf2c66bacb098b84"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"dace0d241e208efcf56eeb8207f9e449","dynamic_variables":{"demo_request_id":"dace0d241e208efcf56eeb8207f9e449","attempt_id":"05c4e1c256ca7ff29e6ded41e8dd682a","scenario_title":"Ein Gespräch über Größe – 相談","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"de","recipient_name":"أمينة حداد","recipient_role":"Buyer"}}}}', NULL, '05c4e1c256ca7ff29e6ded41e8dd682a', '{conv_12f0d200ffed09c62c512529c7,CAff223b8e44d552ccbf2c66bacb098b84}', 'voicemail', '2026-11-22 04:09:02.768856+00', NULL),
	('df3fe38c3f78577df609ff4b8c6754d0', 'elevenlabs', 'conv_6ec1351f703e7b23db1339c4c1 call_initiation_failure', NULL, '{"type":"call_initiation_failure","event_timestamp":1795320543,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_6ec1351f703e7b23db1339c4c1","failure_reason":"busy","metadata":{"type":"twilio","body":{"CallSid":"CA20982658a991177b88db046927de5731","CallStatus":"busy"}}}}', NULL, NULL, '{conv_6ec1351f703e7b23db1339c4c1,CA20982658a991177b88db046927de5731}', 'busy', '2026-11-22 04:09:03.926258+00', NULL),
	('951e82e3bb24123202c4c76f6cfd293a', 'elevenlabs', 'conv_d2f6886fea0da0b37846635c4a call_initiation_failure', NULL, '{"type":"call_initiation_failure","event_timestamp":1795320544,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_d2f6886fea0da0b37846635c4a","failure_reason":"no-answer","metadata":{"type":"twilio","body":{"CallSid":"CA642b3ce7a6f34b41699a7c112443f173","CallStatus":"no-answer"}}}}', NULL, NULL, '{conv_d2f6886fea0da0b37846635c4a,CA642b3ce7a6f34b41699a7c112443f173}', 'no_answer', '2026-11-22 04:09:04.103685+00', NULL),
	('527aa64e3194e7683e118e2fb70dd1af', 'elevenlabs', 'conv_4ae0815488e1d7b420c16bb7d9 call_initiation_failure', NULL, '{"type":"call_initiation_failure","event_timestamp":1795320545,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_4ae0815488e1d7b420c16bb7d9","failure_reason":"unknown","metadata":{"type":"twilio","body":{"CallSid":"CA0bae038f5fb952557440720ce20dcc07","CallStatus":"failed"}}}}', NULL, NULL, '{conv_4ae0815488e1d7b420c16bb7d9,CA0bae038f5fb952557440720ce20dcc07}', 'failed', '2026-11-22 04:09:05.272455+00', NULL),
	('55094ec48e39bfac569454ad2ca24eae', 'elevenlabs', 'conv_79873d32e993405928ee9f8bc0 post_call_transcription', 'c788e6c35b114cceab47cf6a9b259ef6', '{"type":"post_call_transcription","event_timestamp":1795320545,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_79873d32e993405928ee9f8bc0","user_id":"c788e6c35b114cceab47cf6a9b259ef6","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Guten Morgen, Zoë. Worüber möchten Sie sprechen?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕","time_in_call_secs":5,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"That is serious. What do you want to do about the deliveries?","time_in_call_secs":14,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.","time_in_call_secs":20,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"I will read the list and call you on Tuesday. 谢谢, and goodbye.","time_in_call_secs":29,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795320545,"call_duration_secs":33,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551027","call_result":"answered","stream_sid":"MZ0","call_sid":"CA91ddebe8de59dc99ff48d6af744f91c9"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"c788e6c35b114cceab47cf6a9b259ef6","dynamic_variables":{"demo_request_id":"c788e6c35b114cceab47cf6a9b259ef6","attempt_id":"5e9294c4089cc00e1ac906070160aaff","scenario_title":"Soon deleted","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"en","recipient_name":"Łukasz Żak","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:09:05.000Z", "transcript": [{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}], "durationSecs": 33, "demoRequestId": "c788e6c35b114cceab47cf6a9b259ef6", "providerConversationId": "conv_79873d32e993405928ee9f8bc0"}', '5e9294c4089cc00e1ac906070160aaff', '{conv_79873d32e993405928ee9f8bc0,CA91ddebe8de59dc99ff48d6af744f91c9}', 'answered', '2026-11-22 04:09:05.666818+00', '2026-11-22 04:09:05.679235+00'),
	('b9df7ea62a0e7407347b6a2a55bc4dbd', 'elevenlabs', 'conv_11bd90e63205b804b74b2d8795 post_call_transcription', 'be87013d7246ac1b810486d3e0ed0bdd', '{"type":"post_call_transcription","event_timestamp":1795320547,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_11bd90e63205b804b74b2d8795","user_id":"be87013d7246ac1b810486d3e0ed0bdd","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Guten Morgen, Zoë. Worüber möchten Sie sprechen?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕","time_in_call_secs":5,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"That is serious. What do you want to do about the deliveries?","time_in_call_secs":14,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.","time_in_call_secs":20,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"I will read the list and call you on Tuesday. 谢谢, and goodbye.","time_in_call_secs":29,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795320547,"call_duration_secs":33,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551031","call_result":"answered","stream_sid":"MZ0","call_sid":"CAd6ef856483d77f0c85c6e14c2b4766b7"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"be87013d7246ac1b810486d3e0ed0bdd","dynamic_variables":{"demo_request_id":"be87013d7246ac1b810486d3e0ed0bdd","attempt_id":"108743341ed1b71b01299970ac6a39fa","scenario_title":"Ein Gespräch über Größe – 相談","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"de","recipient_name":"Ingrid Å. Sørensen","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:09:07.000Z", "transcript": [{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}], "durationSecs": 33, "demoRequestId": "be87013d7246ac1b810486d3e0ed0bdd", "providerConversationId": "conv_11bd90e63205b804b74b2d8795"}', '108743341ed1b71b01299970ac6a39fa', '{conv_11bd90e63205b804b74b2d8795,CAd6ef856483d77f0c85c6e14c2b4766b7}', 'answered', '2026-11-22 04:09:07.325128+00', '2026-11-22 04:09:07.34522+00'),
	('5df401f4c2726eef2aeae2a6c7c28835', 'elevenlabs', 'conv_0aa4b22372ee0e1eb7462e77b1 post_call_transcription', 'eb5ed86f7faa157c7cef0fee59bdf5c3', '{"type":"post_call_transcription","event_timestamp":1795320546,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_0aa4b22372ee0e1eb7462e77b1","user_id":"eb5ed86f7faa157c7cef0fee59bdf5c3","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Good morning.","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"Wrong number, sorry.","time_in_call_secs":3,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795320546,"call_duration_secs":7,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551029","call_result":"answered","stream_sid":"MZ0","call_sid":"CA4b748ef7efd5c0092740be3183d4126c"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"eb5ed86f7faa157c7cef0fee59bdf5c3","dynamic_variables":{"demo_request_id":"eb5ed86f7faa157c7cef0fee59bdf5c3","attempt_id":"81d3da68ae517cb77de93c3221c37787","scenario_title":"Ein Gespräch über Größe – 相談","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"de","recipient_name":"أمينة حداد","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:09:06.000Z", "transcript": [{"role": "agent", "message": "Good morning.", "duration": 3, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "Wrong number, sorry.", "duration": 4, "tool_calls": [], "time_in_call_secs": 3}], "durationSecs": 7, "demoRequestId": "eb5ed86f7faa157c7cef0fee59bdf5c3", "providerConversationId": "conv_0aa4b22372ee0e1eb7462e77b1"}', '81d3da68ae517cb77de93c3221c37787', '{conv_0aa4b22372ee0e1eb7462e77b1,CA4b748ef7efd5c0092740be3183d4126c}', 'answered', '2026-11-22 04:09:06.130419+00', '2026-11-22 04:09:06.136392+00'),
	('5b5d1d9d917175349144371c05d4d6d6', 'elevenlabs', 'conv_cb0be080be43e72bf25f95507c post_call_transcription', '966a6f29871d06fff9357d8bb5e7b062', '{"type":"post_call_transcription","event_timestamp":1795320549,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_cb0be080be43e72bf25f95507c","user_id":"966a6f29871d06fff9357d8bb5e7b062","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Guten Morgen, Zoë. Worüber möchten Sie sprechen?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕","time_in_call_secs":5,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"That is serious. What do you want to do about the deliveries?","time_in_call_secs":14,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.","time_in_call_secs":20,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"I will read the list and call you on Tuesday. 谢谢, and goodbye.","time_in_call_secs":29,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795320549,"call_duration_secs":33,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551033","call_result":"answered","stream_sid":"MZ0","call_sid":"CA367f8eb0d0cc8bd842eba044e80657a9"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"966a6f29871d06fff9357d8bb5e7b062","dynamic_variables":{"demo_request_id":"966a6f29871d06fff9357d8bb5e7b062","attempt_id":"50b4bef68d0c83a13f03d0aef92072e3","scenario_title":"At the fair","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"en","recipient_name":"Zoë Müller","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:09:09.000Z", "transcript": [{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}], "durationSecs": 33, "demoRequestId": "966a6f29871d06fff9357d8bb5e7b062", "providerConversationId": "conv_cb0be080be43e72bf25f95507c"}', '50b4bef68d0c83a13f03d0aef92072e3', '{conv_cb0be080be43e72bf25f95507c,CA367f8eb0d0cc8bd842eba044e80657a9}', 'answered', '2026-11-22 04:09:09.298347+00', '2026-11-22 04:09:09.330362+00'),
	('a6864d30ebba65863c20ba17d91d65d8', 'elevenlabs', 'conv_7917d5a2-a55f-4d42-937d-a65fcf4cab75 post_call_transcription', 'e846526b-9b4a-430d-bdc0-0a0cb098603d', '{"type":"post_call_transcription","event_timestamp":1795320549,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_7917d5a2-a55f-4d42-937d-a65fcf4cab75","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12}],"metadata":{"start_time_unix_secs":1795320536,"call_duration_secs":13},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"e846526b-9b4a-430d-bdc0-0a0cb098603d"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:08:56.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}], "durationSecs": 13, "demoRequestId": "e846526b-9b4a-430d-bdc0-0a0cb098603d", "providerConversationId": "conv_7917d5a2-a55f-4d42-937d-a65fcf4cab75"}', NULL, '{conv_7917d5a2-a55f-4d42-937d-a65fcf4cab75}', 'answered', '2026-11-22 04:09:09.819898+00', NULL),
	('f557930160de2effa1e8329132ca2121', 'elevenlabs', 'bae6fca6e04c215b0c7c12219e642f8ba0dae93a13adda56a1c938b346c55efe voice_removal_notice', NULL, '{"type":"voice_removal_notice","data":{"voice_id":"größe"}}', NULL, NULL, '{}', NULL, '2026-11-22 04:09:09.829393+00', NULL),
	('5486dbaf2c5df74b44417b03a17c8914', 'builtin', '246a43511465e98adbac77d6f8eaed0e', 'ff7beab91655264d772dfdd40cdc6bd2', '{"provider":"builtin","providerConversationId":"246a43511465e98adbac77d6f8eaed0e","demoRequestId":"ff7beab91655264d772dfdd40cdc6bd2","startedAt":"2026-11-22T04:09:14.633Z","durationSecs":0.2,"transcript":[{"role":"agent","message":"Good morning. What would you like to talk about today?","time_in_call_secs":0,"tool_calls":[],"duration":0.1},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that.","time_in_call_secs":0.1,"tool_calls":[],"duration":null},{"role":"agent","message":"You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.","time_in_call_secs":0.1,"tool_calls":[],"duration":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all late orders by Friday.","time_in_call_secs":0.1,"tool_calls":[],"duration":0.1},{"role":"agent","message":"You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.","time_in_call_secs":0.2,"tool_calls":[],"duration":null}]}', '{"provider": "builtin", "startedAt": "2026-11-22T04:09:14.633Z", "transcript": [{"role": "agent", "message": "Good morning. What would you like to talk about today?", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all late orders by Friday.", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.2}], "durationSecs": 0.2, "demoRequestId": "ff7beab91655264d772dfdd40cdc6bd2", "providerConversationId": "246a43511465e98adbac77d6f8eaed0e"}', NULL, '{}', NULL, '2026-11-22 04:09:14.817991+00', '2026-11-22 04:09:14.829284+00'),
	('738e4f1c6d75e32b33f8d92f401c2b1b', 'elevenlabs', 'conv_8e55083d-858b-4503-aac9-c28652a72c3c post_call_transcription', 'afeae5420a900bce2097c25bf06eb7dc', '{"type":"post_call_transcription","event_timestamp":1795320555,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_8e55083d-858b-4503-aac9-c28652a72c3c","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12},{"role":"user","message":"my name is patricia brown","time_in_call_secs":13},{"role":"user","message":"i lost my debit card","time_in_call_secs":17},{"role":"user","message":"can you send me a new one","time_in_call_secs":19},{"role":"agent","message":"which card would you like to replace","time_in_call_secs":21},{"role":"user","message":"my","time_in_call_secs":27},{"role":"user","message":"debit card","time_in_call_secs":29},{"role":"agent","message":"can you repeat that please","time_in_call_secs":29},{"role":"user","message":"yes","time_in_call_secs":34},{"role":"user","message":"my debit card","time_in_call_secs":34},{"role":"agent","message":"is there anything else i can help you with today","time_in_call_secs":36}],"metadata":{"start_time_unix_secs":1795320516,"call_duration_secs":39},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"afeae5420a900bce2097c25bf06eb7dc"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:08:36.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}], "durationSecs": 39, "demoRequestId": "afeae5420a900bce2097c25bf06eb7dc", "providerConversationId": "conv_8e55083d-858b-4503-aac9-c28652a72c3c"}', NULL, '{conv_8e55083d-858b-4503-aac9-c28652a72c3c}', 'answered', '2026-11-22 04:09:15.370867+00', '2026-11-22 04:09:15.39253+00'),
	('8cdb5e6b07c5b2e40f37d900c3c7884a', 'elevenlabs', 'conv_7fee8c08-459e-4dda-99ed-e02adfa19042 post_call_transcription', 'afeae5420a900bce2097c25bf06eb7dc', '{"type":"post_call_transcription","event_timestamp":1795320555,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_7fee8c08-459e-4dda-99ed-e02adfa19042","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12}],"metadata":{"start_time_unix_secs":1795320542,"call_duration_secs":13},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"afeae5420a900bce2097c25bf06eb7dc"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:09:02.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}], "durationSecs": 13, "demoRequestId": "afeae5420a900bce2097c25bf06eb7dc", "providerConversationId": "conv_7fee8c08-459e-4dda-99ed-e02adfa19042"}', NULL, '{conv_7fee8c08-459e-4dda-99ed-e02adfa19042}', 'answered', '2026-11-22 04:09:15.520387+00', '2026-11-22 04:09:15.532251+00'),
	('3f1a7c8d8bdcbe096dd404f64e680e74', 'elevenlabs', 'conv_fef088cf-0255-4a42-aefa-857a87bab00e post_call_transcription', '9311751443244dddda8451fd736286a5', '{"type":"post_call_transcription","event_timestamp":1795320556,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_fef088cf-0255-4a42-aefa-857a87bab00e","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12},{"role":"user","message":"my name is patricia brown","time_in_call_secs":13},{"role":"user","message":"i lost my debit card","time_in_call_secs":17},{"role":"user","message":"can you send me a new one","time_in_call_secs":19},{"role":"agent","message":"which card would you like to replace","time_in_call_secs":21},{"role":"user","message":"my","time_in_call_secs":27},{"role":"user","message":"debit card","time_in_call_secs":29},{"role":"agent","message":"can you repeat that please","time_in_call_secs":29},{"role":"user","message":"yes","time_in_call_secs":34},{"role":"user","message":"my debit card","time_in_call_secs":34},{"role":"agent","message":"is there anything else i can help you with today","time_in_call_secs":36}],"metadata":{"start_time_unix_secs":1795320517,"call_duration_secs":39},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"9311751443244dddda8451fd736286a5"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:08:37.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}], "durationSecs": 39, "demoRequestId": "9311751443244dddda8451fd736286a5", "providerConversationId": "conv_fef088cf-0255-4a42-aefa-857a87bab00e"}', NULL, '{conv_fef088cf-0255-4a42-aefa-857a87bab00e}', 'answered', '2026-11-22 04:09:16.126868+00', '2026-11-22 04:09:16.136663+00'),
	('3665a546d06d1a0e211d41e7e8fc775d', 'elevenlabs', 'conv_8571368f-bf05-4bb7-adaa-8517e1af950b post_call_transcription', '071bcc3ba59aa309247e7e4bfe4c29a1', '{"type":"post_call_transcription","event_timestamp":1795320559,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_8571368f-bf05-4bb7-adaa-8517e1af950b","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12},{"role":"user","message":"my name is patricia brown","time_in_call_secs":13},{"role":"user","message":"i lost my debit card","time_in_call_secs":17},{"role":"user","message":"can you send me a new one","time_in_call_secs":19},{"role":"agent","message":"which card would you like to replace","time_in_call_secs":21},{"role":"user","message":"my","time_in_call_secs":27},{"role":"user","message":"debit card","time_in_call_secs":29},{"role":"agent","message":"can you repeat that please","time_in_call_secs":29},{"role":"user","message":"yes","time_in_call_secs":34},{"role":"user","message":"my debit card","time_in_call_secs":34},{"role":"agent","message":"is there anything else i can help you with today","time_in_call_secs":36}],"metadata":{"start_time_unix_secs":1795320520,"call_duration_secs":39},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"071bcc3ba59aa309247e7e4bfe4c29a1"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T04:08:40.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}], "durationSecs": 39, "demoRequestId": "071bcc3ba59aa309247e7e4bfe4c29a1", "providerConversationId": "conv_8571368f-bf05-4bb7-adaa-8517e1af950b"}', NULL, '{conv_8571368f-bf05-4bb7-adaa-8517e1af950b}', 'answered', '2026-11-22 04:09:19.348657+00', NULL);

SELECT pg_catalog.setval('public.demo_request_transitions_id_seq', 73, true);

SELECT pg_catalog.setval('public.incoming_sms_id_seq', 13, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 1, true);

SELECT pg_catalog.setval('public.remote_changes_id_seq', 6, true);

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);

ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.combined_report_conversations
    ADD CONSTRAINT combined_report_conversations_pkey PRIMARY KEY (combined_report_id, "position");

ALTER TABLE ONLY public.combined_reports
    ADD CONSTRAINT combined_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_provider_provider_conversation_id_key UNIQUE (provider, provider_conversation_id);

ALTER TABLE ONLY public.demo_request_transitions
    ADD CONSTRAINT demo_request_transitions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.demo_requests
    ADD CONSTRAINT demo_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.incoming_sms
    ADD CONSTRAINT incoming_sms_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.incoming_sms
    ADD CONSTRAINT incoming_sms_provider_provider_message_id_key UNIQUE (provider, provider_message_id);

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.live_conversations
    ADD CONSTRAINT live_conversations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.live_conversations
    ADD CONSTRAINT live_conversations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.live_turns
    ADD CONSTRAINT live_turns_conversation_id_message_id_key UNIQUE (conversation_id, message_id);

ALTER TABLE ONLY public.live_turns
    ADD CONSTRAINT live_turns_pkey PRIMARY KEY (conversation_id, "position");

ALTER TABLE ONLY public.opt_outs
    ADD CONSTRAINT opt_outs_pkey PRIMARY KEY (phone);

ALTER TABLE ONLY public.outbox_messages
    ADD CONSTRAINT outbox_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paces
    ADD CONSTRAINT paces_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.remote_changes
    ADD CONSTRAINT remote_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.remote_failures
    ADD CONSTRAINT remote_failures_pkey PRIMARY KEY (name, version);

ALTER TABLE ONLY public.remote_files
    ADD CONSTRAINT remote_files_pkey PRIMARY KEY (name, version, path);

ALTER TABLE ONLY public.remote_releases
    ADD CONSTRAINT remote_releases_pkey PRIMARY KEY (name, version);

ALTER TABLE ONLY public.remotes
    ADD CONSTRAINT remotes_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_provider_provider_message_id_key UNIQUE (provider, provider_message_id);

ALTER TABLE ONLY public.report_runs
    ADD CONSTRAINT report_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.report_versions
    ADD CONSTRAINT report_versions_pkey PRIMARY KEY (report_id, version);

ALTER TABLE ONLY public.report_views
    ADD CONSTRAINT report_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_demo_request_id_key UNIQUE (demo_request_id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.scenarios
    ADD CONSTRAINT scenarios_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.short_codes
    ADD CONSTRAINT short_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.short_codes
    ADD CONSTRAINT short_codes_target_kind_target_id_key UNIQUE (target_kind, target_id);

ALTER TABLE ONLY public.sms_delivery_reports
    ADD CONSTRAINT sms_delivery_reports_pkey PRIMARY KEY (provider_id, delivery);

ALTER TABLE ONLY public.sms_messages
    ADD CONSTRAINT sms_messages_once_key_key UNIQUE (once_key);

ALTER TABLE ONLY public.sms_messages
    ADD CONSTRAINT sms_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sms_messages
    ADD CONSTRAINT sms_messages_provider_id_key UNIQUE (provider_id);

ALTER TABLE ONLY public.voice_attempts
    ADD CONSTRAINT voice_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.voice_events
    ADD CONSTRAINT voice_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.voice_events
    ADD CONSTRAINT voice_events_provider_event_key_key UNIQUE (provider, event_key);

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);

CREATE UNIQUE INDEX admins_email ON public.admins USING btree (lower(email));

CREATE INDEX calls_created ON public.calls USING btree (created_at DESC);

CREATE INDEX calls_phone ON public.calls USING btree (phone, created_at DESC);

CREATE UNIQUE INDEX calls_under_way ON public.calls USING btree (demo_request_id) WHERE (state = ANY (ARRAY['queued'::text, 'placing'::text, 'unknown'::text, 'ringing'::text, 'answered'::text]));

CREATE INDEX calls_unknown ON public.calls USING btree (created_at) WHERE (state = 'unknown'::text);

CREATE INDEX combined_reports_created ON public.combined_reports USING btree (created_at DESC, id DESC);

CREATE INDEX combined_reports_generated ON public.combined_reports USING btree (COALESCE(generated_at, 'infinity'::timestamp with time zone), id);

CREATE INDEX combined_reports_search ON public.combined_reports USING gin (id public.gin_trgm_ops, prompt public.gin_trgm_ops);

CREATE UNIQUE INDEX conversations_counting ON public.conversations USING btree (demo_request_id) WHERE counts;

CREATE INDEX conversations_created ON public.conversations USING btree (created_at DESC, id DESC);

CREATE INDEX conversations_request ON public.conversations USING btree (demo_request_id);

CREATE INDEX conversations_search ON public.conversations USING gin (id public.gin_trgm_ops);

CREATE INDEX demo_request_transitions_request ON public.demo_request_transitions USING btree (demo_request_id, id);

CREATE INDEX demo_requests_created ON public.demo_requests USING btree (created_at DESC, id DESC);

CREATE INDEX demo_requests_recipient_phone ON public.demo_requests USING btree (recipient_phone, created_at DESC);

CREATE INDEX demo_requests_search ON public.demo_requests USING gin (id public.gin_trgm_ops, recipient_name public.gin_trgm_ops, recipient_phone public.gin_trgm_ops, manager_name public.gin_trgm_ops, manager_phone public.gin_trgm_ops);

CREATE INDEX incoming_sms_received ON public.incoming_sms USING btree (provider, received_at);

CREATE INDEX incoming_sms_waiting ON public.incoming_sms USING btree (phone, id) WHERE (handled_at IS NULL);

CREATE UNIQUE INDEX live_conversations_open ON public.live_conversations USING btree (demo_request_id) WHERE (ended_at IS NULL);

CREATE INDEX live_conversations_request ON public.live_conversations USING btree (demo_request_id, started_at);

CREATE INDEX outbox_messages_phone ON public.outbox_messages USING btree (phone, at);

CREATE INDEX remote_changes_remote ON public.remote_changes USING btree (name, id);

CREATE INDEX replies_phone ON public.replies USING btree (phone, received_at DESC);

CREATE INDEX report_runs_combined ON public.report_runs USING btree (combined_report_id);

CREATE INDEX report_runs_conversation ON public.report_runs USING btree (live_conversation_id);

CREATE INDEX report_runs_created ON public.report_runs USING btree (created_at DESC, id DESC);

CREATE INDEX report_runs_report ON public.report_runs USING btree (report_id, version);

CREATE INDEX report_runs_search ON public.report_runs USING gin (id public.gin_trgm_ops, kind public.gin_trgm_ops, writer public.gin_trgm_ops, model public.gin_trgm_ops, outcome public.gin_trgm_ops, fallback_reason public.gin_trgm_ops, COALESCE(report_id, combined_report_id, live_conversation_id) public.gin_trgm_ops);

CREATE INDEX report_views_report ON public.report_views USING btree (report_id, viewed_at DESC);

CREATE INDEX report_views_search ON public.report_views USING gin (id public.gin_trgm_ops, report_id public.gin_trgm_ops, geo_location public.gin_trgm_ops, email public.gin_trgm_ops, error_message public.gin_trgm_ops);

CREATE INDEX report_views_viewed ON public.report_views USING btree (viewed_at DESC, id DESC);

CREATE INDEX reports_created ON public.reports USING btree (created_at DESC, id DESC);

CREATE INDEX reports_generated ON public.reports USING btree (COALESCE(generated_at, 'infinity'::timestamp with time zone), id);

CREATE INDEX reports_search ON public.reports USING gin (id public.gin_trgm_ops, demo_request_id public.gin_trgm_ops);

CREATE INDEX scenarios_order ON public.scenarios USING btree (sort_order, title) WHERE (deleted_at IS NULL);

CREATE INDEX sessions_admin ON public.sessions USING btree (admin_id);

CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);

CREATE INDEX short_codes_search ON public.short_codes USING gin (code public.gin_trgm_ops);

CREATE INDEX sms_delivery_reports_received ON public.sms_delivery_reports USING btree (received_at);

CREATE INDEX sms_messages_request ON public.sms_messages USING btree (demo_request_id);

CREATE INDEX sms_messages_unknown ON public.sms_messages USING btree (created_at) WHERE (state = 'unknown'::text);

CREATE INDEX voice_attempts_provider_id ON public.voice_attempts USING btree (provider_id);

CREATE INDEX voice_attempts_request ON public.voice_attempts USING btree (demo_request_id);

CREATE INDEX voice_attempts_unknown ON public.voice_attempts USING btree (begun_at) WHERE (state = 'unknown'::text);

CREATE INDEX voice_events_attempt ON public.voice_events USING btree (attempt_id) WHERE (outcome IS NOT NULL);

CREATE INDEX voice_events_provider_ids ON public.voice_events USING gin (provider_ids) WHERE (outcome IS NOT NULL);

CREATE INDEX voice_events_received ON public.voice_events USING btree (provider, received_at);

CREATE INDEX voice_events_waiting ON public.voice_events USING btree (demo_request_id) WHERE (handled_at IS NULL);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261122_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_live_conversation_id_fkey FOREIGN KEY (live_conversation_id) REFERENCES public.live_conversations(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.combined_report_conversations
    ADD CONSTRAINT combined_report_conversations_combined_report_id_fkey FOREIGN KEY (combined_report_id) REFERENCES public.combined_reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.combined_report_conversations
    ADD CONSTRAINT combined_report_conversations_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.demo_request_transitions
    ADD CONSTRAINT demo_request_transitions_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.demo_requests
    ADD CONSTRAINT demo_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.admins(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.demo_requests
    ADD CONSTRAINT demo_requests_scenario_id_fkey FOREIGN KEY (scenario_id) REFERENCES public.scenarios(id);

ALTER TABLE ONLY public.live_conversations
    ADD CONSTRAINT live_conversations_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.live_turns
    ADD CONSTRAINT live_turns_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.live_conversations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.remote_changes
    ADD CONSTRAINT remote_changes_name_version_fkey FOREIGN KEY (name, version) REFERENCES public.remote_releases(name, version);

ALTER TABLE ONLY public.remote_failures
    ADD CONSTRAINT remote_failures_name_version_fkey FOREIGN KEY (name, version) REFERENCES public.remote_releases(name, version);

ALTER TABLE ONLY public.remote_files
    ADD CONSTRAINT remote_files_name_version_fkey FOREIGN KEY (name, version) REFERENCES public.remote_releases(name, version);

ALTER TABLE ONLY public.remote_releases
    ADD CONSTRAINT remote_releases_name_fkey FOREIGN KEY (name) REFERENCES public.remotes(name);

ALTER TABLE ONLY public.remotes
    ADD CONSTRAINT remotes_name_active_version_fkey FOREIGN KEY (name, active_version) REFERENCES public.remote_releases(name, version);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_runs
    ADD CONSTRAINT report_runs_combined_report_id_fkey FOREIGN KEY (combined_report_id) REFERENCES public.combined_reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_runs
    ADD CONSTRAINT report_runs_live_conversation_id_fkey FOREIGN KEY (live_conversation_id) REFERENCES public.live_conversations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_runs
    ADD CONSTRAINT report_runs_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_versions
    ADD CONSTRAINT report_versions_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admins(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sms_messages
    ADD CONSTRAINT sms_messages_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.voice_attempts
    ADD CONSTRAINT voice_attempts_demo_request_id_fkey FOREIGN KEY (demo_request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;

