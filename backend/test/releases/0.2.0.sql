
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

CREATE TABLE public.installation (
    is_only boolean DEFAULT true NOT NULL,
    oldest_release text NOT NULL,
    CONSTRAINT installation_is_only_check CHECK (is_only)
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
	('dbb79529-d9e1-4282-82a2-9bed74798814', 'expire-invitation', 0, '{"demoRequestId": "bb84026caa3b532b342da7d1f50cf4d7"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:08.214539+00', '2026-11-22 05:02:08.214539+00', NULL, NULL, '2036-12-03 05:02:08.214539+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d35c4ba0-ec2e-4a72-b25a-dec6d96f5e60', 'expire-invitation', 0, '{"demoRequestId": "f79c2d9c1c5f1f85c530db83aae7ba2b"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:08.286705+00', '2026-11-22 05:02:08.286705+00', NULL, NULL, '2036-12-03 05:02:08.286705+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('127ddf0b-5286-4299-96bd-33a91552b513', 'expire-invitation', 0, '{"demoRequestId": "4f79c656db55bca24bcd3096d797adf0"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:08.378438+00', '2026-11-22 05:02:08.378438+00', NULL, NULL, '2036-12-03 05:02:08.378438+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5d285287-4a30-40ac-8d8a-6dfe6c101e73', 'expire-invitation', 0, '{"demoRequestId": "b7ca804cec2a3ba326de68965b9dbc83"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:08.494564+00', '2026-11-22 05:02:08.494564+00', NULL, NULL, '2036-12-03 05:02:08.494564+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f225014e-6f15-43cd-b070-6a8064e3e9a9', 'phone-opted-out', 0, '{"messageId": "c898dd379f97c56658b77b07d76a5be3"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:08.616822+00', '2026-11-22 05:02:08.616822+00', '2026-11-22 05:02:08.619767+00', '2026-11-22 05:02:08.627072+00', '2026-12-06 05:02:08.616822+00', NULL, 'phone-opted-out-failed', 'standard', '2026-11-22 05:02:08.619767+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('14700294-f2e8-4f45-a8a5-8db5d402d94a', 'ask-for-end', 0, '{"attemptId": "31de171b3c05b25dc3e3c883982fdb7e"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:10.128145+00', '2026-11-22 05:02:10.128145+00', NULL, NULL, '2026-12-06 05:07:10.128145+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5dbc541d-b703-46af-8447-195f1771fd05', 'ask-for-end', 0, '{"attemptId": "9b4fd88b726ee3b16a8262f571f9335e"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:11.50383+00', '2026-11-22 05:02:11.50383+00', NULL, NULL, '2026-12-06 05:07:11.50383+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ded6f2ba-f3eb-431c-aa96-0e22de3d8dbf', 'expire-invitation', 0, '{"demoRequestId": "6d20756a46ab4dcf4b926a98d25e805e"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:12.720856+00', '2026-11-22 05:02:12.720856+00', NULL, NULL, '2036-12-03 05:02:12.720856+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5079d1ab-9eab-4292-8aef-addf99a980f5', 'expire-invitation', 0, '{"demoRequestId": "fd18d56818b21e022534fdb3ef33d1bf"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:13.810321+00', '2026-11-22 05:02:13.810321+00', NULL, NULL, '2036-12-03 05:02:13.810321+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('019ee15f-1a1d-4758-adda-6e73907effd6', 'ask-for-end', 0, '{"attemptId": "729e6a7fd65c62950885425c604ec408"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:13.890634+00', '2026-11-22 05:02:13.890634+00', NULL, NULL, '2026-12-06 05:07:13.890634+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4fe02821-df43-45aa-8256-b921136765b3', 'expire-invitation', 0, '{"demoRequestId": "c9edfeb383ffa0289bde8dfe4d3f6682"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:15.382658+00', '2026-11-22 05:02:15.382658+00', NULL, NULL, '2036-12-03 05:02:15.382658+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c2b6e723-3bd8-4207-89f9-3525221e9f89', 'expire-invitation', 0, '{"demoRequestId": "999e4625b7e75851a4331a0c75fe100a"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:16.889281+00', '2026-11-22 05:02:16.889281+00', NULL, NULL, '2036-12-03 05:02:16.889281+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c75eb084-9733-4c4d-962e-db56db116a8d', 'expire-invitation', 0, '{"demoRequestId": "d314f71b569e3a8cc83941fdcd495fab"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:08.786091+00', '2026-11-22 05:02:08.786091+00', NULL, NULL, '2036-12-03 05:02:08.786091+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6cf3a834-7313-441c-99bf-1f2d7d175135', 'expire-invitation', 0, '{"demoRequestId": "2357779ce4e3574abc7dfa3f27e7f5a5"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:09.853821+00', '2026-11-22 05:02:09.853821+00', NULL, NULL, '2036-12-03 05:02:09.853821+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e128669c-f337-4266-b865-03d11adef98c', 'ask-for-end', 0, '{"attemptId": "aa6aaab53fb5ad92ffb4aada87cec366"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:09.922322+00', '2026-11-22 05:02:09.922322+00', NULL, NULL, '2026-12-06 05:07:09.922322+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('da275b9e-f545-49bb-8edc-db7eb4fd7427', 'watch-conversation', 0, '{"conversationId": "7dbd1b3a768d503cb2c90d1ea85d2878"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:51.694115+00', '2026-11-22 05:02:21.694115+00', NULL, NULL, '2026-12-06 05:02:51.694115+00', NULL, 'watch-conversation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('116d5101-772c-4f16-8674-46e70ee37bab', 'expire-invitation', 0, '{"demoRequestId": "dd3cf51bc6fe3540c0f41ebc281c3563"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:11.252797+00', '2026-11-22 05:02:11.252797+00', NULL, NULL, '2036-12-03 05:02:11.252797+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('98fc300e-3a05-4ee0-8c9e-b0b8ab0b6643', 'expire-invitation', 0, '{"demoRequestId": "e38644edcd7a90383c8feb1ac2708b73"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:10.073894+00', '2026-11-22 05:02:10.073894+00', NULL, NULL, '2036-12-03 05:02:10.073894+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8114ec95-fe08-4f6d-821b-40b7ce1a95db', 'ask-for-end', 0, '{"attemptId": "4c122ba80d1fd4715d5602db15537dd1"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:11.331676+00', '2026-11-22 05:02:11.331676+00', NULL, NULL, '2026-12-06 05:07:11.331676+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ca43ce65-1f27-43de-a105-5862fb44d54f', 'expire-invitation', 0, '{"demoRequestId": "71c756921908c6a49b965076b35272ab"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:14.601989+00', '2026-11-22 05:02:14.601989+00', NULL, NULL, '2036-12-03 05:02:14.601989+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('27b947ba-b178-4a51-a2e3-c0840318fec6', 'ask-for-end', 0, '{"attemptId": "9f8dcca7a9724d44c055869453cce885"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:14.667348+00', '2026-11-22 05:02:14.667348+00', NULL, NULL, '2026-12-06 05:07:14.667348+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('39aedfd0-2b61-4fd6-877c-3f2d9402cea3', 'expire-invitation', 0, '{"demoRequestId": "420bc71043b8e814daba18a9654b5603"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:15.382617+00', '2026-11-22 05:02:15.382617+00', NULL, NULL, '2036-12-03 05:02:15.382617+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7bd24d9f-5162-4221-bddb-4947b0374de6', 'write-combined-report', 0, '{"combinedReportId": "be0d83d5f18adbefe6aecfb6d2446047"}', 'completed', 2, 0, 1, true, 60, 300, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:17.305203+00', '2026-11-22 05:02:17.305203+00', '2026-11-22 05:02:17.307857+00', '2026-11-22 05:02:17.318843+00', '2026-12-06 05:02:17.305203+00', NULL, 'write-combined-report-failed', 'standard', '2026-11-22 05:02:17.307857+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7c2bdd33-a084-4fd3-a8fb-f1fc7a51fdb5', 'expire-invitation', 0, '{"demoRequestId": "aab6fca5f6749048f066636cd0660459"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:11.4441+00', '2026-11-22 05:02:11.4441+00', NULL, NULL, '2036-12-03 05:02:11.4441+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b751e883-7e3f-4df9-ae75-adf9e7105c3b', 'expire-invitation', 0, '{"demoRequestId": "4084f969ca187762bc9e2841b3727a2d"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:11.623371+00', '2026-11-22 05:02:11.623371+00', NULL, NULL, '2036-12-03 05:02:11.623371+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ab82347c-8aaa-47f2-bf78-cdba02c2ba77', 'ask-for-end', 0, '{"attemptId": "7cbe1a06b476b45fb4c033e1c0e58774"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:11.666253+00', '2026-11-22 05:02:11.666253+00', NULL, NULL, '2026-12-06 05:07:11.666253+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('381165d6-e310-4f00-928b-99c06c2c4e16', 'ask-for-end', 0, '{"attemptId": "2cfdc991f66bfed635b0a4cd7cf9edfc"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:12.775958+00', '2026-11-22 05:02:12.775958+00', NULL, NULL, '2026-12-06 05:07:12.775958+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('53e05974-7b84-4203-8c80-19df3a534b3f', 'ask-for-end', 0, '{"attemptId": "53ba9730a8bdc3febc5f9a848debda82"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:14.493441+00', '2026-11-22 05:02:14.493441+00', NULL, NULL, '2026-12-06 05:07:14.493441+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c19cd53a-27dd-4daa-995e-e5986e964764', 'expire-invitation', 0, '{"demoRequestId": "d2dc87fd55641e586c49778dc2a2b9df"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:14.426909+00', '2026-11-22 05:02:14.426909+00', NULL, NULL, '2036-12-03 05:02:14.426909+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5fc86766-1d60-4418-acab-1c74c36ef008', 'end-ringing', 0, '{"callId": "86f6aa01418506b91acdb256d298e358"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:51.650103+00', '2026-11-22 05:02:21.650103+00', NULL, NULL, '2026-12-06 05:02:51.650103+00', NULL, 'end-ringing-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e70f7d85-2569-4af1-9d7c-6c219840902a', 'take-in-reply', 0, '{"incomingId": "12"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:16.898906+00', '2026-11-22 05:02:16.898906+00', '2026-11-22 05:02:16.902455+00', '2026-11-22 05:02:16.926711+00', '2026-12-06 05:02:16.898906+00', NULL, 'take-in-reply-failed', 'standard', '2026-11-22 05:02:16.902455+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('123b508c-8f1e-4b55-83d1-b7d5574b410b', 'ask-for-end', 0, '{"attemptId": "4a19534cd71fc191bfe678f1c6c7df9a"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:07:16.948053+00', '2026-11-22 05:02:16.948053+00', NULL, NULL, '2026-12-06 05:07:16.948053+00', NULL, 'ask-for-end-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('65ba1137-1d7e-4e16-947f-c0be8bb68979', 'expire-invitation', 0, '{"demoRequestId": "162d84ac596fa5ef4bbd333641431f63"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.110921+00', '2026-11-22 05:02:22.110921+00', NULL, NULL, '2036-12-03 05:02:22.110921+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8012ecfd-9f7b-4c14-b30c-d45fea96111d', 'place-call', 0, '{"callId": "a9f4bd9023a5a6d3de16566727412778"}', 'completed', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.156223+00', '2026-11-22 05:02:22.156223+00', '2026-11-22 05:02:22.172065+00', '2026-11-22 05:02:22.18757+00', '2026-12-06 05:02:22.156223+00', NULL, 'place-call-failed', 'standard', '2026-11-22 05:02:22.172065+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cf3796ff-6139-43d5-8b87-506a42c5cdc0', 'expire-invitation', 0, '{"demoRequestId": "4bc730aa57be9a57e44656f89cfa174d"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:21.584153+00', '2026-11-22 05:02:21.584153+00', NULL, NULL, '2036-12-03 05:02:21.584153+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cb87b636-b2af-442a-aa10-ad576da0eacf', 'send-sms', 0, '{"messageId": "e9c3a040c26121f3cdf8e7f338b994d5"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 13:00:00+00', '2026-11-22 05:02:19.310559+00', NULL, NULL, '2026-12-06 13:00:00+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c2e38f5a-0e58-456e-8a5e-02c91c38cc34', 'end-ringing', 0, '{"callId": "a9f4bd9023a5a6d3de16566727412778"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:52.181773+00', '2026-11-22 05:02:22.181773+00', NULL, NULL, '2026-12-06 05:02:52.181773+00', NULL, 'end-ringing-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('dbcfbd44-52c5-4cd8-b87f-f7ebb615ac49', 'expire-invitation', 0, '{"demoRequestId": "df999f612b89841e7fb3af1ddade9e78"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.279903+00', '2026-11-22 05:02:22.279903+00', NULL, NULL, '2036-12-03 05:02:22.279903+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a35c8974-3849-4bb4-9fce-4069035d98be', 'write-report', 0, '{"notify": true, "version": 1, "reportId": "57abf49351ab153d706d65597a9cffbd"}', 'completed', 5, 0, 1, true, 60, 180, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.334313+00', '2026-11-22 05:02:22.334313+00', '2026-11-22 05:02:22.345877+00', '2026-11-22 05:02:22.422971+00', '2026-12-06 05:02:22.334313+00', NULL, 'write-report-failed', 'standard', '2026-11-22 05:02:22.345877+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9dc32786-d00d-43d7-994a-43d95b941c38', 'expire-invitation', 0, '{"demoRequestId": "ecbd6027b2ecd8602313cf32e2b91424"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.824045+00', '2026-11-22 05:02:22.824045+00', NULL, NULL, '2036-12-03 05:02:22.824045+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('125635cf-84a7-44a6-bdf2-ef99f687d3e4', 'expire-invitation', 0, '{"demoRequestId": "e97c4bbe4e53c662a03f5a9f3bfb4323"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.686161+00', '2026-11-22 05:02:22.686161+00', NULL, NULL, '2036-12-03 05:02:22.686161+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f632b974-9ec8-448b-a4e0-a27a8984108b', 'expire-invitation', 0, '{"demoRequestId": "b1e93ed42688f2def0f71f1a2ce4a40a"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.894976+00', '2026-11-22 05:02:22.894976+00', NULL, NULL, '2036-12-03 05:02:22.894976+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6642619f-4a8d-45eb-a25c-de44f57c4c11', 'demo-requested', 0, '{"demoRequestId": "2221170e3a97baa61ab1593edccad4b2"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.938451+00', '2026-11-22 05:02:22.938451+00', '2026-11-22 05:02:22.946318+00', '2026-11-22 05:02:22.957661+00', '2026-12-06 05:02:22.938451+00', NULL, 'demo-requested-failed', 'standard', '2026-11-22 05:02:22.946318+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ac53369f-196e-499b-acc7-4d9bdeb256bb', 'send-sms', 0, '{"messageId": "1497ee17841bf003d4f5a8c5f9c10e96"}', 'completed', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.938451+00', '2026-11-22 05:02:22.938451+00', '2026-11-22 05:02:22.9456+00', '2026-11-22 05:02:22.967066+00', '2026-12-06 05:02:22.938451+00', NULL, 'send-sms-failed', 'standard', '2026-11-22 05:02:22.9456+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e331f858-8508-489e-a2c0-9649dfbf1060', 'expire-invitation', 0, '{"demoRequestId": "7b59a544f2bdfac80dcd2672ee8bf01e"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.754469+00', '2026-11-22 05:02:22.754469+00', NULL, NULL, '2036-12-03 05:02:22.754469+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('81e51c89-c76a-4dae-bcd2-e3f6c0fa91ae', 'expire-invitation', 0, '{"demoRequestId": "2221170e3a97baa61ab1593edccad4b2"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2036-11-19 05:02:22.967741+00', '2026-11-22 05:02:22.967741+00', NULL, NULL, '2036-12-03 05:02:22.967741+00', NULL, 'expire-invitation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('40149606-3f1b-432a-a0f0-be5ecad09ffb', 'sms-settled', 0, '{"outcome": "sent", "template": "sms_recipient_invitation_template", "demoRequestId": "2221170e3a97baa61ab1593edccad4b2"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.961065+00', '2026-11-22 05:02:22.961065+00', '2026-11-22 05:02:22.965977+00', '2026-11-22 05:02:22.971422+00', '2026-12-06 05:02:22.961065+00', NULL, 'sms-settled-failed', 'standard', '2026-11-22 05:02:22.965977+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d34486a-2d35-43f2-9eca-597554be1e4c', 'attempt-over', 0, '{"outcome": "answered", "attemptId": null, "providerIds": ["conv_e6bb243e-e6e4-439c-b582-c8b5527d17d6"]}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:23.007605+00', '2026-11-22 05:02:23.007605+00', '2026-11-22 05:02:23.012374+00', '2026-11-22 05:02:23.015826+00', '2026-12-06 05:02:23.007605+00', NULL, 'attempt-over-failed', 'standard', '2026-11-22 05:02:23.012374+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('abd60ece-b408-4a5b-b293-bc2c8a390ac9', 'write-report', 0, '{"notify": true, "version": 1, "reportId": "3476937c129d2550b34308370fe7f904"}', 'active', 5, 0, 1, true, 60, 180, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:23.012939+00', '2026-11-22 05:02:23.012939+00', '2026-11-22 05:02:23.021809+00', NULL, '2026-12-06 05:02:23.012939+00', NULL, 'write-report-failed', 'standard', '2026-11-22 05:02:23.021809+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('64ec4bb8-1f20-478a-acfa-9895f1209695', 'take-in-conversation', 0, '{"eventId": "daa92327c5e4993a21d8a85023370d5d"}', 'completed', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:23.007605+00', '2026-11-22 05:02:23.007605+00', '2026-11-22 05:02:23.011731+00', '2026-11-22 05:02:23.022327+00', '2026-12-06 05:02:23.007605+00', NULL, 'take-in-conversation-failed', 'standard', '2026-11-22 05:02:23.011731+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4b44fed1-e2b9-4e48-b0a0-ebae499c58ec', 'place-call', 0, '{"callId": "cc2769f29eb000e0ab82200d233b97ed"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.833074+00', '2026-11-22 05:02:24.833074+00', NULL, NULL, '2026-12-06 05:02:24.833074+00', NULL, 'place-call-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('55e5b72d-c1fd-4844-a3de-4d39ea6a6e9c', 'send-sms', 0, '{"messageId": "a16e98481f2583d15ccf8abb427a17b2"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.833074+00', '2026-11-22 05:02:24.833074+00', NULL, NULL, '2026-12-06 05:02:24.833074+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('92f45623-56f8-40e1-af28-49d1fed50980', 'take-in-reply', 0, '{"incomingId": "13"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.872893+00', '2026-11-22 05:02:24.872893+00', NULL, NULL, '2026-12-06 05:02:24.872893+00', NULL, 'take-in-reply-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fb560ec3-afc8-4d3a-9229-9c9160afe093', 'take-in-conversation', 0, '{"eventId": "2efb63b88531f0e85a05d0405b9068d7"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.882476+00', '2026-11-22 05:02:24.882476+00', NULL, NULL, '2026-12-06 05:02:24.882476+00', NULL, 'take-in-conversation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7de4821f-a5dc-4354-bed4-6b0e1a4a94fa', 'attempt-over', 0, '{"outcome": "answered", "attemptId": null, "providerIds": ["conv_a81480ad-5e30-4980-b4c3-6b8e6b25cb06"]}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.882476+00', '2026-11-22 05:02:24.882476+00', NULL, NULL, '2026-12-06 05:02:24.882476+00', NULL, 'attempt-over-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ed59b5e9-0bf0-4249-8b69-1b0dbdf7a9b6', 'watch-conversation', 0, '{"conversationId": "55706bf213172c6d2d39926d360a5a24"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:54.898585+00', '2026-11-22 05:02:24.898585+00', NULL, NULL, '2026-12-06 05:02:54.898585+00', NULL, 'watch-conversation-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b5173325-f56e-44cd-b145-b0dc5e522679', 'send-sms', 0, '{"messageId": "b20b409db8b3f6d9702d03185bcca6b6"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:25.042239+00', '2026-11-22 05:02:25.042239+00', NULL, NULL, '2026-12-06 05:02:25.042239+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('074a31cf-fbef-4426-ab2d-e4b3f88e8a10', 'send-sms', 0, '{"messageId": "c2854f96464f1e854b303b7a56e65b6a"}', 'created', 8, 0, 1, true, 60, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:25.042239+00', '2026-11-22 05:02:25.042239+00', NULL, NULL, '2026-12-06 05:02:25.042239+00', NULL, 'send-sms-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('47003efb-a1af-45ff-aaad-1083071ad776', 'demo-requested', 0, '{"demoRequestId": "5a02ceaab9fd73295e5331234e9a0f93"}', 'created', 8, 0, 1, true, 60, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:02:25.042239+00', '2026-11-22 05:02:25.042239+00', NULL, NULL, '2026-12-06 05:02:25.042239+00', NULL, 'demo-requested-failed', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO pgboss.queue VALUES
	('ask-for-end', 'standard', 8, 1, true, 60, 60, 1209600, 604800, 'ask-for-end-failed', false, 'job_common', 9, 9, 0, 0, 0, 0, 9, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.292504+00', '2026-11-22 05:02:24.742885+00'),
	('attempt-over', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'attempt-over-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.301618+00', '2026-11-22 05:02:24.746628+00'),
	('demo-requested', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'demo-requested-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.304466+00', '2026-11-22 05:02:24.749152+00'),
	('ask-for-end-failed', 'standard', 8, 1, true, 60, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.287035+00', '2026-11-22 05:02:07.287035+00'),
	('attempt-over-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.298964+00', '2026-11-22 05:02:07.298964+00'),
	('demo-requested-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.303216+00', '2026-11-22 05:02:07.303216+00'),
	('watch-conversation', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'watch-conversation-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.326425+00', '2026-11-22 05:02:24.767325+00'),
	('write-combined-report', 'standard', 2, 1, true, 60, 300, 1209600, 604800, 'write-combined-report-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.328948+00', '2026-11-22 05:02:24.769254+00'),
	('phone-opted-out', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'phone-opted-out-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.31204+00', '2026-11-22 05:02:24.755393+00'),
	('place-call', 'standard', 8, 1, true, 60, 60, 1209600, 604800, 'place-call-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.314713+00', '2026-11-22 05:02:24.757469+00'),
	('phone-opted-out-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.311034+00', '2026-11-22 05:02:07.311034+00'),
	('send-sms', 'standard', 8, 1, true, 60, 60, 1209600, 604800, 'send-sms-failed', false, 'job_common', 0, 1, 1, 0, 0, 0, 58, 0, 0, 0, NULL, NULL, '{1,1,1}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.317065+00', '2026-11-22 05:02:24.759484+00'),
	('place-call-failed', 'standard', 8, 1, true, 60, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.313663+00', '2026-11-22 05:02:07.313663+00'),
	('sms-settled', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'sms-settled-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.319261+00', '2026-11-22 05:02:24.761429+00'),
	('send-sms-failed', 'standard', 8, 1, true, 60, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.315889+00', '2026-11-22 05:02:07.315889+00'),
	('take-in-conversation', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'take-in-conversation-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.321759+00', '2026-11-22 05:02:24.76353+00'),
	('sms-settled-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.318355+00', '2026-11-22 05:02:07.318355+00'),
	('take-in-reply', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'take-in-reply-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.324012+00', '2026-11-22 05:02:24.765599+00'),
	('take-in-conversation-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.320542+00', '2026-11-22 05:02:07.320542+00'),
	('take-in-reply-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.322987+00', '2026-11-22 05:02:07.322987+00'),
	('watch-conversation-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.325334+00', '2026-11-22 05:02:07.325334+00'),
	('write-combined-report-failed', 'standard', 2, 1, true, 60, 300, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.32773+00', '2026-11-22 05:02:07.32773+00'),
	('write-report', 'standard', 5, 1, true, 60, 180, 1209600, 604800, 'write-report-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.331169+00', '2026-11-22 05:02:24.77125+00'),
	('end-ringing', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'end-ringing-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.307096+00', '2026-11-22 05:02:24.751142+00'),
	('expire-invitation', 'standard', 8, 1, true, 60, 120, 1209600, 604800, 'expire-invitation-failed', false, 'job_common', 16, 16, 0, 0, 0, 0, 16, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.309603+00', '2026-11-22 05:02:24.753475+00'),
	('write-report-failed', 'standard', 5, 1, true, 60, 180, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.330247+00', '2026-11-22 05:02:07.330247+00'),
	('end-ringing-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.305963+00', '2026-11-22 05:02:07.305963+00'),
	('expire-invitation-failed', 'standard', 8, 1, true, 60, 120, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-22 05:02:16.315584+00', '2026-11-22 05:02:16.317716+00', '2026-11-22 05:02:10.297771+00', '2026-11-22 05:02:07.308433+00', '2026-11-22 05:02:07.308433+00');

INSERT INTO pgboss.version VALUES
	(43, NULL, '2026-11-22 05:02:07.292888+00', '2026-11-22 05:02:24.737943+00', '2026-11-22 05:02:10.304313+00', NULL);

INSERT INTO public.admins VALUES
	('a473eacf7b3bdba92cf8fb177f252df7', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vc0za5r7e7+M3ElthoS3yw$jtXrr+TiqwTNunhGn8CfErp1yWSiF05RRqvkw4+gh6k', '2026-11-22 05:02:06.773659+00'),
	('b28923a4f81f169c52cc90e539e3af10', 'zweite@example.com', '$argon2id$v=19$m=19456,t=2,p=1$QKXIOF8y+MSYlDHFDZyLKA$hvHNcHPcjM22fAndqaCJU6ZkwR4dZZXPOrivd+2FBSg', '2026-11-22 05:02:07.945202+00');

INSERT INTO public.calls VALUES
	('aa6aaab53fb5ad92ffb4aada87cec366', '2357779ce4e3574abc7dfa3f27e7f5a5', '+14155551015', 'missed', 1, 0, '2026-11-22 05:12:09.893011+00', '2026-11-22 05:02:24.908637+00', 'conv_186eb593efb20024ba772ec3c1', NULL, 'voicemail', 'reply_yes_or_open_link', NULL, '2026-11-22 05:02:09.893011+00', '2026-11-22 05:02:39.922322+00', '2026-11-22 05:02:09.978295+00'),
	('31de171b3c05b25dc3e3c883982fdb7e', 'e38644edcd7a90383c8feb1ac2708b73', '+14155551017', 'missed', 1, 0, '2026-11-22 05:12:10.103664+00', '2026-11-22 05:02:25.117502+00', 'conv_c4338aba026d5902f4babc718c', NULL, 'busy', 'reply_yes_or_open_link', NULL, '2026-11-22 05:02:10.103664+00', '2026-11-22 05:02:40.128145+00', '2026-11-22 05:02:10.163244+00'),
	('4c122ba80d1fd4715d5602db15537dd1', 'dd3cf51bc6fe3540c0f41ebc281c3563', '+14155551019', 'missed', 1, 0, '2026-11-22 05:12:11.306968+00', '2026-11-22 05:02:26.31952+00', 'conv_2ee9bbfc88bfac515b02215134', NULL, 'no_answer', 'reply_yes_or_open_link', NULL, '2026-11-22 05:02:11.306968+00', '2026-11-22 05:02:41.331676+00', '2026-11-22 05:02:11.362692+00'),
	('9b4fd88b726ee3b16a8262f571f9335e', 'aab6fca5f6749048f066636cd0660459', '+14155551021', 'failed', 1, 0, '2026-11-22 05:12:11.48283+00', '2026-11-22 05:02:26.49536+00', 'conv_bf65c025fd86a6543fe9c63a18', NULL, 'failed', 'check_number_or_open_link', NULL, '2026-11-22 05:02:11.48283+00', '2026-11-22 05:02:41.50383+00', '2026-11-22 05:02:11.533564+00'),
	('7cbe1a06b476b45fb4c033e1c0e58774', '4084f969ca187762bc9e2841b3727a2d', '+14155551023', 'ringing', 1, 0, '2026-11-22 05:12:11.64876+00', '2026-11-22 05:02:26.660187+00', 'conv_aea193a2d27f5d4f6af2c2c4d1', NULL, NULL, NULL, NULL, '2026-11-22 05:02:11.64876+00', '2026-11-22 05:02:41.666253+00', NULL),
	('729e6a7fd65c62950885425c604ec408', 'fd18d56818b21e022534fdb3ef33d1bf', '+14155551027', 'ended', 1, 0, '2026-11-22 05:12:13.86712+00', '2026-11-22 05:02:28.880973+00', 'conv_39e4b736a658759e36c963e17e', NULL, 'answered', NULL, NULL, '2026-11-22 05:02:13.86712+00', '2026-11-22 05:02:43.890634+00', '2026-11-22 05:02:13.944505+00'),
	('53ba9730a8bdc3febc5f9a848debda82', 'd2dc87fd55641e586c49778dc2a2b9df', '+14155551029', 'ended', 1, 0, '2026-11-22 05:12:14.466313+00', '2026-11-22 05:02:29.485195+00', 'conv_3ca4afb6d6efcb44439cefa846', NULL, 'answered', NULL, NULL, '2026-11-22 05:02:14.466313+00', '2026-11-22 05:02:44.493441+00', '2026-11-22 05:02:14.51791+00'),
	('9f8dcca7a9724d44c055869453cce885', '71c756921908c6a49b965076b35272ab', '+14155551031', 'ended', 1, 0, '2026-11-22 05:12:14.641408+00', '2026-11-22 05:02:29.655004+00', 'conv_70eec832a9eb50cc5b680246ce', NULL, 'answered', NULL, NULL, '2026-11-22 05:02:14.641408+00', '2026-11-22 05:02:44.667348+00', '2026-11-22 05:02:14.696776+00'),
	('4a19534cd71fc191bfe678f1c6c7df9a', 'c9edfeb383ffa0289bde8dfe4d3f6682', '+14155551033', 'ended', 1, 0, '2026-11-22 05:12:16.912323+00', '2026-11-22 05:02:31.933184+00', 'conv_18901297652401a7a9b625afc4', NULL, 'answered', NULL, NULL, '2026-11-22 05:02:16.912323+00', '2026-11-22 05:02:46.948053+00', '2026-11-22 05:02:17.024632+00'),
	('86f6aa01418506b91acdb256d298e358', '4bc730aa57be9a57e44656f89cfa174d', '+14155551041', 'answered', 1, 0, '2026-11-22 05:12:21.621092+00', '2026-11-22 05:02:36.643389+00', '86f6aa01418506b91acdb256d298e358', NULL, NULL, NULL, '7dbd1b3a768d503cb2c90d1ea85d2878', '2026-11-22 05:02:21.621092+00', '2026-11-22 05:02:51.650103+00', NULL),
	('a9f4bd9023a5a6d3de16566727412778', '162d84ac596fa5ef4bbd333641431f63', '+14155551043', 'declined', 1, 0, '2026-11-22 05:12:22.156223+00', '2026-11-22 05:02:37.177571+00', 'a9f4bd9023a5a6d3de16566727412778', NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.156223+00', '2026-11-22 05:02:52.181773+00', '2026-11-22 05:02:22.228561+00'),
	('cc2769f29eb000e0ab82200d233b97ed', 'e97c4bbe4e53c662a03f5a9f3bfb4323', '+14155551047', 'queued', 0, 0, '2026-11-22 05:12:24.833074+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.833074+00', NULL, NULL);

INSERT INTO public.combined_report_conversations VALUES
	('8233a8a76c829ccb219547c2e249450f', 1, 'a7c8ee7983f803eee36c32ce31408732'),
	('8233a8a76c829ccb219547c2e249450f', 2, '10f9789ce0e93bbe920a7c89978e5604'),
	('8233a8a76c829ccb219547c2e249450f', 3, 'cfce16496c3eacbcb156c7d39bf28a61'),
	('8233a8a76c829ccb219547c2e249450f', 4, 'a22bce183ebf3c5ee9a692c9eb004f29'),
	('be0d83d5f18adbefe6aecfb6d2446047', 1, 'a7c8ee7983f803eee36c32ce31408732'),
	('be0d83d5f18adbefe6aecfb6d2446047', 2, '10f9789ce0e93bbe920a7c89978e5604');

INSERT INTO public.combined_reports VALUES
	('8233a8a76c829ccb219547c2e249450f', 'Read these conversations together and write one report in markdown with five sections:

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

A language model wrote this report; each statement names the conversations that it rests on.', 4, '2026-11-22 05:02:17.14013+00', '2026-11-22 05:02:17.116943+00'),
	('be0d83d5f18adbefe6aecfb6d2446047', '## Größe
Was kam immer wieder vor?

## 次
What next?', 'written', '## Größe

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)

## 次

- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Zoë Müller, “At the fair”)
- On this, somebody spoke of warehouse. “I will talk to the warehouse on Monday and send you a” (0:20) (Ingrid Å. Sørensen, “Ein Gespräch über Größe – 相談”)

A language model wrote this report; each statement names the conversations that it rests on.', 2, '2026-11-22 05:02:17.317993+00', '2026-11-22 05:02:17.305203+00');

INSERT INTO public.conversations VALUES
	('a22bce183ebf3c5ee9a692c9eb004f29', 'fd18d56818b21e022534fdb3ef33d1bf', 'elevenlabs', 'conv_39e4b736a658759e36c963e17e', true, '2026-11-22 05:02:13+00', 33, '[{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}]', '2026-11-22 05:02:13.94395+00'),
	('cfce16496c3eacbcb156c7d39bf28a61', 'd2dc87fd55641e586c49778dc2a2b9df', 'elevenlabs', 'conv_3ca4afb6d6efcb44439cefa846', true, '2026-11-22 05:02:14+00', 7, '[{"role": "agent", "message": "Good morning.", "duration": 3, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "Wrong number, sorry.", "duration": 4, "tool_calls": [], "time_in_call_secs": 3}]', '2026-11-22 05:02:14.51748+00'),
	('10f9789ce0e93bbe920a7c89978e5604', '71c756921908c6a49b965076b35272ab', 'elevenlabs', 'conv_70eec832a9eb50cc5b680246ce', true, '2026-11-22 05:02:14+00', 33, '[{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}]', '2026-11-22 05:02:14.694839+00'),
	('a7c8ee7983f803eee36c32ce31408732', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'elevenlabs', 'conv_18901297652401a7a9b625afc4', true, '2026-11-22 05:02:16+00', 33, '[{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}]', '2026-11-22 05:02:17.022982+00'),
	('d7b2eb8c0b7dcb4ae2c053394c038433', '4bc730aa57be9a57e44656f89cfa174d', 'builtin', '7dbd1b3a768d503cb2c90d1ea85d2878', true, '2026-11-22 05:02:21.694+00', 0.2, '[{"role": "agent", "message": "Good morning. What would you like to talk about today?", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all late orders by Friday.", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.2}]', '2026-11-22 05:02:21.893584+00'),
	('6a23787c4dcb996c067c8d01f5937963', 'df999f612b89841e7fb3af1ddade9e78', 'elevenlabs', 'conv_721ed7c6-7f07-4917-b8b2-2ddc4c39589f', true, '2026-11-22 05:01:43+00', 39, '[{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}]', '2026-11-22 05:02:22.334313+00'),
	('a395b1e1bcd4ff43cd9d1364a6a96699', 'df999f612b89841e7fb3af1ddade9e78', 'elevenlabs', 'conv_c11274a1-df3b-458b-afef-bf258a57007d', false, '2026-11-22 05:02:09+00', 13, '[{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}]', '2026-11-22 05:02:22.49368+00'),
	('7917c692c902f86ea371cec43e28c0f0', '2221170e3a97baa61ab1593edccad4b2', 'elevenlabs', 'conv_e6bb243e-e6e4-439c-b582-c8b5527d17d6', true, '2026-11-22 05:01:44+00', 39, '[{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}]', '2026-11-22 05:02:23.012939+00');

INSERT INTO public.demo_request_transitions OVERRIDING SYSTEM VALUE VALUES
	(1, 'bb84026caa3b532b342da7d1f50cf4d7', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:08.214539+00'),
	(2, 'f79c2d9c1c5f1f85c530db83aae7ba2b', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:08.286705+00'),
	(3, '4f79c656db55bca24bcd3096d797adf0', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:08.378438+00'),
	(4, 'b7ca804cec2a3ba326de68965b9dbc83', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:08.494564+00'),
	(5, 'b7ca804cec2a3ba326de68965b9dbc83', 'invited', 'opted_out', 'reply STOP', '2026-11-22 05:02:08.511671+00'),
	(6, '28a7f358a133b2c7cadb52aa2ceb00de', 'requested', 'opted_out', 'the recipient had opted out before', '2026-11-22 05:02:08.570951+00'),
	(7, '67133f289a1d96f48e3caecd6a1549a9', 'requested', 'opted_out', 'a message was refused: the number has opted out', '2026-11-22 05:02:08.622666+00'),
	(8, '33170c0c5a7b07e24b9005eb4c1fecce', 'requested', 'invitation_failed', 'the invitation could not be sent', '2026-11-22 05:02:08.712641+00'),
	(9, 'd314f71b569e3a8cc83941fdcd495fab', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:08.786091+00'),
	(10, '2357779ce4e3574abc7dfa3f27e7f5a5', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:09.853821+00'),
	(11, '2357779ce4e3574abc7dfa3f27e7f5a5', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:09.893011+00'),
	(12, '2357779ce4e3574abc7dfa3f27e7f5a5', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:09.922322+00'),
	(13, '2357779ce4e3574abc7dfa3f27e7f5a5', 'calling', 'call_failed', 'a voicemail took the call', '2026-11-22 05:02:09.978295+00'),
	(14, 'e38644edcd7a90383c8feb1ac2708b73', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:10.073894+00'),
	(15, 'e38644edcd7a90383c8feb1ac2708b73', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:10.103664+00'),
	(16, 'e38644edcd7a90383c8feb1ac2708b73', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:10.128145+00'),
	(17, 'e38644edcd7a90383c8feb1ac2708b73', 'calling', 'call_failed', 'the phone was busy', '2026-11-22 05:02:10.163244+00'),
	(18, 'dd3cf51bc6fe3540c0f41ebc281c3563', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:11.252797+00'),
	(19, 'dd3cf51bc6fe3540c0f41ebc281c3563', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:11.306968+00'),
	(20, 'dd3cf51bc6fe3540c0f41ebc281c3563', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:11.331676+00'),
	(21, 'dd3cf51bc6fe3540c0f41ebc281c3563', 'calling', 'call_failed', 'nobody answered the call', '2026-11-22 05:02:11.362692+00'),
	(22, 'aab6fca5f6749048f066636cd0660459', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:11.4441+00'),
	(23, 'aab6fca5f6749048f066636cd0660459', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:11.48283+00'),
	(24, 'aab6fca5f6749048f066636cd0660459', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:11.50383+00'),
	(25, 'aab6fca5f6749048f066636cd0660459', 'calling', 'call_failed', 'the call could not be begun', '2026-11-22 05:02:11.533564+00'),
	(26, '4084f969ca187762bc9e2841b3727a2d', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:11.623371+00'),
	(27, '4084f969ca187762bc9e2841b3727a2d', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:11.64876+00'),
	(28, '4084f969ca187762bc9e2841b3727a2d', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:11.666253+00'),
	(29, '6d20756a46ab4dcf4b926a98d25e805e', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:12.720856+00'),
	(30, '6d20756a46ab4dcf4b926a98d25e805e', 'invited', 'in_conversation', 'conversation begun on the page', '2026-11-22 05:02:12.775958+00'),
	(31, 'fd18d56818b21e022534fdb3ef33d1bf', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:13.810321+00'),
	(32, 'fd18d56818b21e022534fdb3ef33d1bf', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:13.86712+00'),
	(33, 'fd18d56818b21e022534fdb3ef33d1bf', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:13.890634+00'),
	(34, 'fd18d56818b21e022534fdb3ef33d1bf', 'calling', 'completed', 'the conversation is over', '2026-11-22 05:02:13.94395+00'),
	(35, 'fd18d56818b21e022534fdb3ef33d1bf', 'completed', 'reported', 'the report was written', '2026-11-22 05:02:14.168015+00'),
	(36, 'd2dc87fd55641e586c49778dc2a2b9df', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:14.426909+00'),
	(37, 'd2dc87fd55641e586c49778dc2a2b9df', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:14.466313+00'),
	(38, 'd2dc87fd55641e586c49778dc2a2b9df', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:14.493441+00'),
	(39, 'd2dc87fd55641e586c49778dc2a2b9df', 'calling', 'completed', 'the conversation is over', '2026-11-22 05:02:14.51748+00'),
	(40, 'd2dc87fd55641e586c49778dc2a2b9df', 'completed', 'reported', 'the report was written', '2026-11-22 05:02:14.539178+00'),
	(41, '71c756921908c6a49b965076b35272ab', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:14.601989+00'),
	(42, '71c756921908c6a49b965076b35272ab', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:14.641408+00'),
	(43, '71c756921908c6a49b965076b35272ab', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:14.667348+00'),
	(44, '71c756921908c6a49b965076b35272ab', 'calling', 'completed', 'the conversation is over', '2026-11-22 05:02:14.694839+00'),
	(45, '71c756921908c6a49b965076b35272ab', 'completed', 'reported', 'the report was written', '2026-11-22 05:02:14.774246+00'),
	(46, 'c9edfeb383ffa0289bde8dfe4d3f6682', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:15.382658+00'),
	(47, '420bc71043b8e814daba18a9654b5603', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:15.382617+00'),
	(48, '999e4625b7e75851a4331a0c75fe100a', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:16.889281+00'),
	(49, 'c9edfeb383ffa0289bde8dfe4d3f6682', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:16.912323+00'),
	(50, 'c9edfeb383ffa0289bde8dfe4d3f6682', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:16.948053+00'),
	(51, 'c9edfeb383ffa0289bde8dfe4d3f6682', 'calling', 'completed', 'the conversation is over', '2026-11-22 05:02:17.022982+00'),
	(52, 'c9edfeb383ffa0289bde8dfe4d3f6682', 'completed', 'reported', 'the report was written', '2026-11-22 05:02:17.05035+00'),
	(53, '4bc730aa57be9a57e44656f89cfa174d', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:21.584153+00'),
	(54, '4bc730aa57be9a57e44656f89cfa174d', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:21.621092+00'),
	(55, '4bc730aa57be9a57e44656f89cfa174d', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:21.650103+00'),
	(56, '4bc730aa57be9a57e44656f89cfa174d', 'calling', 'in_conversation', 'conversation begun by phone', '2026-11-22 05:02:21.694115+00'),
	(57, '4bc730aa57be9a57e44656f89cfa174d', 'in_conversation', 'completed', 'the conversation is over', '2026-11-22 05:02:21.893584+00'),
	(58, '4bc730aa57be9a57e44656f89cfa174d', 'completed', 'reported', 'the report was written', '2026-11-22 05:02:22.008436+00'),
	(59, '162d84ac596fa5ef4bbd333641431f63', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.110921+00'),
	(60, '162d84ac596fa5ef4bbd333641431f63', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:22.156223+00'),
	(61, '162d84ac596fa5ef4bbd333641431f63', 'confirmed', 'calling', 'the phone rings', '2026-11-22 05:02:22.181773+00'),
	(62, '162d84ac596fa5ef4bbd333641431f63', 'calling', 'call_failed', 'the call was declined', '2026-11-22 05:02:22.228561+00'),
	(63, 'df999f612b89841e7fb3af1ddade9e78', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.279903+00'),
	(64, 'df999f612b89841e7fb3af1ddade9e78', 'invited', 'completed', 'the conversation is over', '2026-11-22 05:02:22.334313+00'),
	(65, 'df999f612b89841e7fb3af1ddade9e78', 'completed', 'reported', 'the report was written', '2026-11-22 05:02:22.410564+00'),
	(66, 'e97c4bbe4e53c662a03f5a9f3bfb4323', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.686161+00'),
	(67, '7b59a544f2bdfac80dcd2672ee8bf01e', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.754469+00'),
	(68, 'ecbd6027b2ecd8602313cf32e2b91424', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.824045+00'),
	(69, 'b1e93ed42688f2def0f71f1a2ce4a40a', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.894976+00'),
	(70, '2221170e3a97baa61ab1593edccad4b2', 'requested', 'invited', 'the invitation was sent', '2026-11-22 05:02:22.967741+00'),
	(71, '2221170e3a97baa61ab1593edccad4b2', 'invited', 'completed', 'the conversation is over', '2026-11-22 05:02:23.012939+00'),
	(72, 'e97c4bbe4e53c662a03f5a9f3bfb4323', 'invited', 'confirmed', 'reply YES', '2026-11-22 05:02:24.833074+00'),
	(73, 'b1e93ed42688f2def0f71f1a2ce4a40a', 'invited', 'in_conversation', 'conversation begun on the page', '2026-11-22 05:02:24.898585+00');

INSERT INTO public.demo_requests VALUES
	('bb84026caa3b532b342da7d1f50cf4d7', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Ingrid Å. Sørensen', '+14155551001', '山田 花子', '+14155551000', NULL, 'invited', NULL, NULL, '2026-11-22 05:02:08.1076+00'),
	('f79c2d9c1c5f1f85c530db83aae7ba2b', 'recipient', 'f5d166d0aca7ce86ed7796989701cff9', NULL, NULL, 'Renée O’Hara', '+14155551002', 'mx', 'invited', NULL, NULL, '2026-11-22 05:02:08.256167+00'),
	('4f79c656db55bca24bcd3096d797adf0', 'recipient', 'f5d166d0aca7ce86ed7796989701cff9', NULL, NULL, 'Иван Петров', '+14155551004', 'mx', 'invited', NULL, NULL, '2026-11-22 05:02:08.357199+00'),
	('420bc71043b8e814daba18a9654b5603', 'recipient', 'f5d166d0aca7ce86ed7796989701cff9', NULL, NULL, '山田 花子', '+14155551035', NULL, 'invited', 'a473eacf7b3bdba92cf8fb177f252df7', NULL, '2026-11-22 05:02:15.356312+00'),
	('b7ca804cec2a3ba326de68965b9dbc83', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Renée O’Hara', '+14155551007', 'Łukasz Żak', '+14155551006', NULL, 'opted_out', NULL, NULL, '2026-11-22 05:02:08.45658+00'),
	('28a7f358a133b2c7cadb52aa2ceb00de', 'manager', 'f267e7182cc8e1c14471cee3de9c2a81', 'Ingrid Å. Sørensen', '+14155551008', '山田 花子', '+14155551006', NULL, 'opted_out', NULL, NULL, '2026-11-22 05:02:08.570951+00'),
	('67133f289a1d96f48e3caecd6a1549a9', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Zoë Müller', '+14155551010', 'Renée O’Hara', '+14155551009', NULL, 'opted_out', NULL, NULL, '2026-11-22 05:02:08.593535+00'),
	('33170c0c5a7b07e24b9005eb4c1fecce', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', '山田 花子', '+14155551012', 'Иван Петров', '+14155551011', NULL, 'invitation_failed', NULL, NULL, '2026-11-22 05:02:08.667598+00'),
	('d314f71b569e3a8cc83941fdcd495fab', 'recipient', '9809e5a13da1bd149496617311f959ec', NULL, NULL, 'Łukasz Żak', '+14155551013', NULL, 'invited', 'a473eacf7b3bdba92cf8fb177f252df7', NULL, '2026-11-22 05:02:08.759156+00'),
	('4084f969ca187762bc9e2841b3727a2d', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Zoë Müller', '+14155551024', 'Renée O’Hara', '+14155551023', NULL, 'calling', NULL, NULL, '2026-11-22 05:02:11.5852+00'),
	('2357779ce4e3574abc7dfa3f27e7f5a5', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Иван Петров', '+14155551016', 'أمينة حداد', '+14155551015', NULL, 'call_failed', NULL, NULL, '2026-11-22 05:02:08.832222+00'),
	('6d20756a46ab4dcf4b926a98d25e805e', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', '山田 花子', '+14155551026', 'Иван Петров', '+14155551025', NULL, 'in_conversation', NULL, NULL, '2026-11-22 05:02:11.697079+00'),
	('e38644edcd7a90383c8feb1ac2708b73', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Łukasz Żak', '+14155551018', 'Ingrid Å. Sørensen', '+14155551017', NULL, 'call_failed', NULL, NULL, '2026-11-22 05:02:10.040316+00'),
	('999e4625b7e75851a4331a0c75fe100a', 'manager', 'f5d166d0aca7ce86ed7796989701cff9', 'Zoë Müller', '+14155551038', 'Renée O’Hara', '+14155551037', NULL, 'invited', 'a473eacf7b3bdba92cf8fb177f252df7', NULL, '2026-11-22 05:02:15.867114+00'),
	('162d84ac596fa5ef4bbd333641431f63', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Иван Петров', '+14155551044', 'أمينة حداد', '+14155551043', NULL, 'call_failed', NULL, NULL, '2026-11-22 05:02:22.087381+00'),
	('dd3cf51bc6fe3540c0f41ebc281c3563', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'أمينة حداد', '+14155551020', 'Zoë Müller', '+14155551019', NULL, 'call_failed', NULL, NULL, '2026-11-22 05:02:10.218509+00'),
	('fd18d56818b21e022534fdb3ef33d1bf', 'manager', 'f267e7182cc8e1c14471cee3de9c2a81', 'Renée O’Hara', '+14155551028', 'Łukasz Żak', '+14155551027', NULL, 'reported', 'a473eacf7b3bdba92cf8fb177f252df7', NULL, '2026-11-22 05:02:12.789344+00'),
	('aab6fca5f6749048f066636cd0660459', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Ingrid Å. Sørensen', '+14155551022', '山田 花子', '+14155551021', NULL, 'call_failed', NULL, NULL, '2026-11-22 05:02:11.418011+00'),
	('c9edfeb383ffa0289bde8dfe4d3f6682', 'manager', 'f5d166d0aca7ce86ed7796989701cff9', 'أمينة حداد', '+14155551034', 'Zoë Müller', '+14155551033', NULL, 'reported', 'a473eacf7b3bdba92cf8fb177f252df7', NULL, '2026-11-22 05:02:14.843807+00'),
	('f9f13d5d15fe2506fc2e8897f90527fa', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', '山田 花子', '+14155551040', 'Иван Петров', '+12125550123', NULL, 'requested', NULL, '2026-11-22 13:00:00+00', '2026-11-22 05:02:19.281294+00'),
	('d2dc87fd55641e586c49778dc2a2b9df', 'recipient', '16cd062cdb05e3941c80b30c8f3fbfc8', NULL, NULL, 'أمينة حداد', '+14155551029', NULL, 'reported', NULL, NULL, '2026-11-22 05:02:14.398539+00'),
	('df999f612b89841e7fb3af1ddade9e78', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Łukasz Żak', '+14155551046', 'Ingrid Å. Sørensen', '+14155551045', NULL, 'reported', NULL, NULL, '2026-11-22 05:02:22.245423+00'),
	('dd5718fa8b988bbb263be72150c424dc', 'recipient', '16cd062cdb05e3941c80b30c8f3fbfc8', NULL, NULL, 'Zoë Müller', NULL, NULL, 'requested', NULL, NULL, '2026-11-22 05:02:22.650679+00'),
	('71c756921908c6a49b965076b35272ab', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Łukasz Żak', '+14155551032', 'Ingrid Å. Sørensen', '+14155551031', NULL, 'reported', NULL, NULL, '2026-11-22 05:02:14.578035+00'),
	('4bc730aa57be9a57e44656f89cfa174d', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Renée O’Hara', '+14155551042', 'Łukasz Żak', '+14155551041', NULL, 'reported', NULL, NULL, '2026-11-22 05:02:21.528065+00'),
	('2221170e3a97baa61ab1593edccad4b2', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Renée O’Hara', '+14155551056', 'Łukasz Żak', '+14155551055', NULL, 'completed', NULL, NULL, '2026-11-22 05:02:22.938451+00'),
	('7b59a544f2bdfac80dcd2672ee8bf01e', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Ingrid Å. Sørensen', '+14155551050', '山田 花子', '+14155551049', NULL, 'invited', NULL, NULL, '2026-11-22 05:02:22.731782+00'),
	('ecbd6027b2ecd8602313cf32e2b91424', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Zoë Müller', '+14155551052', 'Renée O’Hara', '+14155551051', NULL, 'invited', NULL, NULL, '2026-11-22 05:02:22.800787+00'),
	('e97c4bbe4e53c662a03f5a9f3bfb4323', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'أمينة حداد', '+14155551048', 'Zoë Müller', '+14155551047', NULL, 'confirmed', NULL, NULL, '2026-11-22 05:02:22.661802+00'),
	('b1e93ed42688f2def0f71f1a2ce4a40a', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', '山田 花子', '+14155551054', 'Иван Петров', '+14155551053', NULL, 'in_conversation', NULL, NULL, '2026-11-22 05:02:22.870899+00'),
	('5a02ceaab9fd73295e5331234e9a0f93', 'manager', '16cd062cdb05e3941c80b30c8f3fbfc8', 'Иван Петров', '+14155551058', 'أمينة حداد', '+14155551057', NULL, 'requested', NULL, NULL, '2026-11-22 05:02:25.042239+00');

INSERT INTO public.incoming_sms OVERRIDING SYSTEM VALUE VALUES
	(1, 'twilio', 'SM7b82ac5fc41ecb1c2b87cad633cda690', '+14155551002', 'Who is this, s’il vous plaît? 🤔', NULL, false, '{"To": "+14155550100", "Body": "Who is this, s’il vous plaît? 🤔", "From": "+14155551002", "SmsSid": "SM7b82ac5fc41ecb1c2b87cad633cda690", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM7b82ac5fc41ecb1c2b87cad633cda690", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM7b82ac5fc41ecb1c2b87cad633cda690"}', '2026-11-22 05:02:08.305558+00', '2026-11-22 05:02:08.310316+00'),
	(2, 'twilio', 'SM5329762409d2600f1d28fe95cf8fb4c8', '+14155551004', 'No', NULL, false, '{"To": "+14155550100", "Body": "No", "From": "+14155551004", "SmsSid": "SM5329762409d2600f1d28fe95cf8fb4c8", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM5329762409d2600f1d28fe95cf8fb4c8", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM5329762409d2600f1d28fe95cf8fb4c8"}', '2026-11-22 05:02:08.405231+00', '2026-11-22 05:02:08.410996+00'),
	(3, 'twilio', 'SM391d9a4f2648281349d4673c908c9894', '+14155551006', 'STOP', NULL, true, '{"To": "+14155550100", "Body": "STOP", "From": "+14155551006", "SmsSid": "SM391d9a4f2648281349d4673c908c9894", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM391d9a4f2648281349d4673c908c9894", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM391d9a4f2648281349d4673c908c9894"}', '2026-11-22 05:02:08.506599+00', '2026-11-22 05:02:08.511671+00'),
	(4, 'twilio', 'SM2f3d72e21685717526b6e20f48481e1f', '+14155551015', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551015", "SmsSid": "SM2f3d72e21685717526b6e20f48481e1f", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM2f3d72e21685717526b6e20f48481e1f", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM2f3d72e21685717526b6e20f48481e1f"}', '2026-11-22 05:02:09.888049+00', '2026-11-22 05:02:09.893011+00'),
	(5, 'twilio', 'SM046eb9f78c68b3dc58644519c9f41ff1', '+14155551017', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551017", "SmsSid": "SM046eb9f78c68b3dc58644519c9f41ff1", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM046eb9f78c68b3dc58644519c9f41ff1", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM046eb9f78c68b3dc58644519c9f41ff1"}', '2026-11-22 05:02:10.098691+00', '2026-11-22 05:02:10.103664+00'),
	(6, 'twilio', 'SM832b4f4530c934acdb3cab89eaba3181', '+14155551019', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551019", "SmsSid": "SM832b4f4530c934acdb3cab89eaba3181", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM832b4f4530c934acdb3cab89eaba3181", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM832b4f4530c934acdb3cab89eaba3181"}', '2026-11-22 05:02:11.302845+00', '2026-11-22 05:02:11.306968+00'),
	(7, 'twilio', 'SMd5991cfb347f12a2b1ced2828676bc35', '+14155551021', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551021", "SmsSid": "SMd5991cfb347f12a2b1ced2828676bc35", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMd5991cfb347f12a2b1ced2828676bc35", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMd5991cfb347f12a2b1ced2828676bc35"}', '2026-11-22 05:02:11.478219+00', '2026-11-22 05:02:11.48283+00'),
	(8, 'twilio', 'SM25cc848c989c14fbc4b38ca6c7b10463', '+14155551023', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551023", "SmsSid": "SM25cc848c989c14fbc4b38ca6c7b10463", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM25cc848c989c14fbc4b38ca6c7b10463", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM25cc848c989c14fbc4b38ca6c7b10463"}', '2026-11-22 05:02:11.645507+00', '2026-11-22 05:02:11.64876+00'),
	(9, 'twilio', 'SM26fd6b06c89dac558161e86a97a8c361', '+14155551027', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551027", "SmsSid": "SM26fd6b06c89dac558161e86a97a8c361", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM26fd6b06c89dac558161e86a97a8c361", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM26fd6b06c89dac558161e86a97a8c361"}', '2026-11-22 05:02:13.86145+00', '2026-11-22 05:02:13.86712+00'),
	(10, 'twilio', 'SM74741dc08a71dac2cb0b7bd0b1e51046', '+14155551029', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551029", "SmsSid": "SM74741dc08a71dac2cb0b7bd0b1e51046", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM74741dc08a71dac2cb0b7bd0b1e51046", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM74741dc08a71dac2cb0b7bd0b1e51046"}', '2026-11-22 05:02:14.461248+00', '2026-11-22 05:02:14.466313+00'),
	(11, 'twilio', 'SM5b0ab5ab175bf9b3766ac00231180069', '+14155551031', 'YES!', NULL, false, '{"To": "+14155550100", "Body": "YES!", "From": "+14155551031", "SmsSid": "SM5b0ab5ab175bf9b3766ac00231180069", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM5b0ab5ab175bf9b3766ac00231180069", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM5b0ab5ab175bf9b3766ac00231180069"}', '2026-11-22 05:02:14.637808+00', '2026-11-22 05:02:14.641408+00'),
	(12, 'twilio', 'SM4276c712873731b7d9c44c3804c2bb82', '+14155551033', 'yes please', NULL, false, '{"To": "+14155550100", "Body": "yes please", "From": "+14155551033", "SmsSid": "SM4276c712873731b7d9c44c3804c2bb82", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SM4276c712873731b7d9c44c3804c2bb82", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SM4276c712873731b7d9c44c3804c2bb82"}', '2026-11-22 05:02:16.898906+00', '2026-11-22 05:02:16.912323+00'),
	(13, 'twilio', 'SMacc9648e36a1a0ba6acbb58ae222d693', '+14155551049', 'STOP', NULL, true, '{"To": "+14155550100", "Body": "STOP", "From": "+14155551049", "SmsSid": "SMacc9648e36a1a0ba6acbb58ae222d693", "NumMedia": "0", "SmsStatus": "received", "ToCountry": "US", "AccountSid": "AC0123abcd0123abcd0123abcd0123abcd", "ApiVersion": "2010-04-01", "MessageSid": "SMacc9648e36a1a0ba6acbb58ae222d693", "FromCountry": "US", "NumSegments": "1", "SmsMessageSid": "SMacc9648e36a1a0ba6acbb58ae222d693"}', '2026-11-22 05:02:24.872893+00', NULL);

INSERT INTO public.installation VALUES
	(true, '0.1.0');

INSERT INTO public.limits VALUES
	('sign-in-email:258d8dc916db8cea2cafb6c3cd0cb0246efe061421dbd83ec3a350428cabda4f', 0, 1795324627410),
	('demo-address:198.51.100.53', 1, 1795327342798),
	('demo-phone:+14155551051', 1, 1795410142799),
	('sign-in-email:ac980a98d85113b39bfaab4fe70ef5f2744f628412bb6717ac3ecea81babce07', 0, 1795324627968),
	('remote-failures:a473eacf7b3bdba92cf8fb177f252df7', 2, 1795323788085),
	('demo-address:198.51.100.2', 1, 1795327328104),
	('demo-phone:+14155551000', 1, 1795410128105),
	('demo-phone:+14155551001', 1, 1795410128106),
	('demo-address:198.51.100.4', 1, 1795327328253),
	('demo-phone:+14155551002', 1, 1795410128254),
	('demo-phone:+14155551052', 1, 1795410142799),
	('demo-address:198.51.100.6', 1, 1795327328353),
	('demo-phone:+14155551004', 1, 1795410128356),
	('demo-address:198.51.100.8', 1, 1795327328452),
	('demo-phone:+14155551007', 1, 1795410128454),
	('demo-address:198.51.100.55', 1, 1795327342868),
	('demo-address:198.51.100.9', 1, 1795327328566),
	('demo-phone:+14155551006', 2, 1795410128453),
	('demo-phone:+14155551008', 1, 1795410128569),
	('demo-phone:+14155551053', 1, 1795410142869),
	('demo-address:198.51.100.11', 1, 1795327328588),
	('demo-phone:+14155551009', 1, 1795410128590),
	('demo-phone:+14155551010', 1, 1795410128591),
	('demo-phone:+14155551054', 1, 1795410142869),
	('demo-address:198.51.100.13', 1, 1795327328663),
	('demo-phone:+14155551011', 1, 1795410128665),
	('demo-phone:+14155551012', 1, 1795410128666),
	('demo-address:198.51.100.17', 1, 1795327328827),
	('demo-phone:+14155551015', 1, 1795410128830),
	('demo-phone:+14155551016', 1, 1795410128830),
	('demo-address:198.51.100.57', 1, 1795327342936),
	('demo-address:198.51.100.19', 1, 1795327330035),
	('demo-phone:+14155551017', 1, 1795410130037),
	('demo-phone:+14155551018', 1, 1795410130038),
	('demo-phone:+14155551055', 1, 1795410142937),
	('demo-address:198.51.100.21', 1, 1795327330214),
	('demo-phone:+14155551019', 1, 1795410130215),
	('demo-phone:+14155551020', 1, 1795410130216),
	('demo-phone:+14155551056', 1, 1795410142937),
	('demo-address:198.51.100.23', 1, 1795327331415),
	('demo-phone:+14155551021', 1, 1795410131416),
	('demo-phone:+14155551022', 1, 1795410131417),
	('demo-address:198.51.100.25', 1, 1795327331582),
	('demo-phone:+14155551023', 1, 1795410131583),
	('demo-phone:+14155551024', 1, 1795410131584),
	('demo-session:127.0.0.1', 3, 1795323792767),
	('demo-address:198.51.100.27', 1, 1795327331695),
	('demo-phone:+14155551025', 1, 1795410131695),
	('demo-phone:+14155551026', 1, 1795410131696),
	('demo-address:198.51.100.59', 1, 1795327345038),
	('demo-address:198.51.100.31', 1, 1795327334396),
	('demo-phone:+14155551029', 1, 1795410134397),
	('demo-phone:+14155551057', 1, 1795410145039),
	('demo-phone:+14155551058', 1, 1795410145040),
	('demo-address:198.51.100.33', 1, 1795327334576),
	('demo-phone:+14155551031', 1, 1795410134576),
	('demo-phone:+14155551032', 1, 1795410134577),
	('demo-everybody:all', 26, 1795410128106),
	('demo-address:198.51.100.41', 1, 1795327339273),
	('demo-phone:+12125550123', 1, 1795410139275),
	('demo-phone:+14155551040', 1, 1795410139276),
	('test-sms:all', 2, 1795327337488),
	('demo-address:198.51.100.43', 1, 1795327341523),
	('demo-phone:+14155551041', 1, 1795410141525),
	('demo-phone:+14155551042', 1, 1795410141526),
	('demo-address:198.51.100.45', 1, 1795327342082),
	('demo-phone:+14155551043', 1, 1795410142083),
	('demo-phone:+14155551044', 1, 1795410142085),
	('demo-address:198.51.100.47', 1, 1795327342240),
	('demo-phone:+14155551045', 1, 1795410142242),
	('demo-phone:+14155551046', 1, 1795410142244),
	('report-reads:127.0.0.1', 10, 1795323794226),
	('report-errors:127.0.0.1', 1, 1795323802571),
	('sign-in-address:127.0.0.1', 1, 1795324627407),
	('sign-in-email:e788ea2014693dcdb86767aceb3860a432fc626c6477a6c53016aff40726842b', 1, 1795324642575),
	('demo-address:127.0.0.1', 1, 1795327342647),
	('demo-address:198.51.100.49', 1, 1795327342658),
	('demo-phone:+14155551047', 1, 1795410142659),
	('demo-phone:+14155551048', 1, 1795410142660),
	('demo-address:198.51.100.51', 1, 1795327342729),
	('demo-phone:+14155551049', 1, 1795410142730),
	('demo-phone:+14155551050', 1, 1795410142730);

INSERT INTO public.live_conversations VALUES
	('7dbd1b3a768d503cb2c90d1ea85d2878', '4bc730aa57be9a57e44656f89cfa174d', 'call', '1e1b300feafa23b7b31fb2b762565f65fb2238be1774a7c8c5d26adda72aebba', 0, '529eba11-852e-4158-89b0-fe08b8106914', '2026-11-22 05:02:21.694115+00', '2026-11-22 05:02:21.841519+00', '2026-11-22 05:02:21.694115+00', '2026-11-22 05:02:21.88189+00', 'person'),
	('55706bf213172c6d2d39926d360a5a24', 'b1e93ed42688f2def0f71f1a2ce4a40a', 'web', 'f8d3bea9e905bf176b589387fd1b0cc5bbaca3e29750c873451704278ddcd4af', 0, '970cb583-3785-4ceb-a045-74bc0e4182f7', '2026-11-22 05:02:24.898585+00', '2026-11-22 05:02:25.464427+00', '2026-11-22 05:02:24.898585+00', NULL, NULL);

INSERT INTO public.live_turns VALUES
	('7dbd1b3a768d503cb2c90d1ea85d2878', 1, 'agent', 'Good morning. What would you like to talk about today?', NULL, '2026-11-22 05:02:21.733503+00'),
	('7dbd1b3a768d503cb2c90d1ea85d2878', 2, 'user', 'The deliveries of last month came late, and two customers in Łódź have left us because of that.', '34ebedb7-ce6c-4f53-9417-8d3ccf48892a', '2026-11-22 05:02:21.764306+00'),
	('7dbd1b3a768d503cb2c90d1ea85d2878', 3, 'agent', 'You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.', NULL, '2026-11-22 05:02:21.812127+00'),
	('7dbd1b3a768d503cb2c90d1ea85d2878', 4, 'user', 'I will talk to the warehouse on Monday and send you a list of all late orders by Friday.', '5a4961a5-fb94-454f-93e0-9911a54c44a7', '2026-11-22 05:02:21.844029+00'),
	('7dbd1b3a768d503cb2c90d1ea85d2878', 5, 'agent', 'You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.', NULL, '2026-11-22 05:02:21.85843+00'),
	('55706bf213172c6d2d39926d360a5a24', 1, 'agent', 'Good morning. What would you like to talk about today?', NULL, '2026-11-22 05:02:24.924846+00'),
	('55706bf213172c6d2d39926d360a5a24', 2, 'user', 'I want to talk about the late deliveries, and about what we do for Łódź.', '4c8cd14a-bcb6-4386-84db-5b157db709b8', '2026-11-22 05:02:24.962665+00'),
	('55706bf213172c6d2d39926d360a5a24', 3, 'agent', 'You said: I want to talk about the late deliveries, and about what we. Tell me more about that.', NULL, '2026-11-22 05:02:25.024449+00');

INSERT INTO public.migrations VALUES
	(1, 1763700000000, 'First1763700000000'),
	(2, 1795305600000, 'Installation1795305600000');

INSERT INTO public.opt_outs VALUES
	('+14155551006', 'STOP', 'reply by SMS', '2026-11-22 05:02:08.511671+00'),
	('+14155551009', 'Twilio error 21610', 'the carrier', '2026-11-22 05:02:08.616822+00');

INSERT INTO public.outbox_messages VALUES
	('0da0637b77220bd32889077eff81edb3', 'outbound', '+14155551040', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:22736/vpcwr', '2026-11-22 05:02:19.322118+00'),
	('9879ede143e2d424d754e34e4d6ec411', 'outbound', '+12125550123', 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.', '2026-11-22 05:02:19.343847+00'),
	('25e720e5e14e6a9620200425ef23c1c7', 'outbound', '+14155551042', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:22736/jv9X6', '2026-11-22 05:02:21.568645+00'),
	('05c35f1c1b38b82c4a6eb8b398e08370', 'outbound', '+14155551041', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:22736/jv9X6', '2026-11-22 05:02:21.570153+00'),
	('0d8b4b8e2dee7becaf19b09fa05aef08', 'inbound', '+14155551041', 'Ja', '2026-11-22 05:02:21.621092+00'),
	('3cb20aab4ec2c63497bc4880fa2e7cfe', 'outbound', '+14155551041', 'Wir rufen an, Łukasz Żak. http://localhost:22736/jv9X6', '2026-11-22 05:02:21.648454+00'),
	('429965693d0cdfb109adaed0d1c585f0', 'outbound', '+14155551042', 'Renée O’Hara, der Bericht: http://localhost:22736/cfrv5', '2026-11-22 05:02:22.023906+00'),
	('f0faa00b2bbd9e6a21b95aaebfeadfb9', 'outbound', '+14155551041', 'Łukasz Żak, der Bericht: http://localhost:22736/cfrv5', '2026-11-22 05:02:22.024009+00'),
	('ff90838a9bf1dcde2f14ae42ef1c0edb', 'outbound', '+14155551043', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:22736/xNyaJ', '2026-11-22 05:02:22.103109+00'),
	('64914af19040dcba728b7907d99f91a1', 'outbound', '+14155551044', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:22736/xNyaJ', '2026-11-22 05:02:22.103745+00'),
	('1ea9dc2b2132826e068e0ba61ceaefec', 'inbound', '+14155551043', 'YES', '2026-11-22 05:02:22.156223+00'),
	('a645c8cf865083fd3c8e6325f1767e46', 'outbound', '+14155551043', 'Wir rufen an, أمينة حداد. http://localhost:22736/xNyaJ', '2026-11-22 05:02:22.180495+00'),
	('64301ee1021ede0a463687932f8c628e', 'outbound', '+14155551046', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:22736/DExdE', '2026-11-22 05:02:22.271268+00'),
	('7947b30faa3b3335cf08755d370358c3', 'outbound', '+14155551045', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:22736/DExdE', '2026-11-22 05:02:22.271156+00'),
	('6e2747c478af0487c5f85281272ecc17', 'outbound', '+14155551045', 'Ingrid Å. Sørensen, der Bericht: http://localhost:22736/DCtLe', '2026-11-22 05:02:22.427214+00'),
	('92143086025b46c54b6119dbd8fd32b3', 'outbound', '+14155551046', 'Łukasz Żak, der Bericht: http://localhost:22736/DCtLe', '2026-11-22 05:02:22.42733+00'),
	('dc228b682e6d57fdd573c335aa4d4909', 'outbound', '+14155551048', 'Grüezi أمينة حداد 👋, Zoë Müller ist eingeladen: http://localhost:22736/MNH7K', '2026-11-22 05:02:22.680023+00'),
	('4c0ba5b894602dcac2a0b58f97bff990', 'outbound', '+14155551047', 'Zoë Müller: أمينة حداد lädt Sie ein. YES → http://localhost:22736/MNH7K', '2026-11-22 05:02:22.68016+00'),
	('b656a470e0ebd09b45374f19b92cab03', 'outbound', '+14155551049', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:22736/fHT2R', '2026-11-22 05:02:22.748166+00'),
	('3e45c9bab0a0b936102b6315bb1873cf', 'outbound', '+14155551050', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:22736/fHT2R', '2026-11-22 05:02:22.748317+00'),
	('a615ce6957697007cdcaef63c5dc6556', 'outbound', '+14155551051', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:22736/fyJFX', '2026-11-22 05:02:22.815781+00'),
	('3f1a52e5a0979749aeb290b904f86e95', 'outbound', '+14155551052', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:22736/fyJFX', '2026-11-22 05:02:22.817981+00'),
	('16e71dd259ed095ed9fbc209f0692c0f', 'outbound', '+14155551054', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:22736/gtbsC', '2026-11-22 05:02:22.885731+00'),
	('a2cf51c7a30352ffee4d3d911224fd48', 'outbound', '+14155551053', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:22736/gtbsC', '2026-11-22 05:02:22.887348+00'),
	('1497ee17841bf003d4f5a8c5f9c10e96', 'outbound', '+14155551055', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:22736/spKRS', '2026-11-22 05:02:22.95673+00'),
	('499895153161440a4def2e7319aaed57', 'outbound', '+14155551056', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:22736/spKRS', '2026-11-22 05:02:22.956903+00'),
	('512db57ecec3635d6c8f2ba922b2b2ee', 'inbound', '+14155551047', 'YES', '2026-11-22 05:02:24.833074+00');

INSERT INTO public.paces VALUES
	('sms +14155550100', '2026-11-22 05:02:17.4975+00');

INSERT INTO public.remote_changes OVERRIDING SYSTEM VALUE VALUES
	(1, 'mf-notes', '2026-11-22 05:02:08.043019+00', 'admin@example.com', 'release', '7.0.1', NULL),
	(2, 'mf-notes', '2026-11-22 05:02:08.055064+00', 'admin@example.com', 'release', '7.0.2', NULL),
	(3, 'mf-notes', '2026-11-22 05:02:08.063266+00', 'release token', 'release', '7.0.3', NULL),
	(4, 'mf-notes', '2026-11-22 05:02:08.070634+00', 'admin@example.com', 'activate', '7.0.2', '7.0.1'),
	(5, 'mf-notes', '2026-11-22 05:02:08.078267+00', 'release token', 'activate', '7.0.3', '7.0.2'),
	(6, 'mf-notes', '2026-11-22 05:02:08.094006+00', 'admin@example.com', 'rollback', '7.0.2', '7.0.3');

INSERT INTO public.remote_failures VALUES
	('mf-notes', '7.0.3', 'The entry did not come within 10 seconds.', '2026-11-22 05:02:08.087152+00'),
	('mf-notes', '7.0.2', 'The entry did not come within 10 seconds.', '2026-11-22 05:02:08.091319+00');

INSERT INTO public.remote_files VALUES
	('mf-notes', '7.0.1', 'remote.js', 'text/javascript; charset=utf-8', 'sha384-gDvb5zr92axudT1LqbVRoWk++LouOz3YacX0NAiqiMeUnQ9AHNJvCqRxFFjMjmgX', '\x7661722068616e645f6d6164655f31303630375f313b0a0a68616e645f6d6164655f31303630375f31203d207b0a2020696e69742829207b7d2c0a20206765743a206173796e63202829203d3e202829203d3e207b0a202020200a2020202072657475726e207b2064656661756c743a207b2070616765733a207b20222f61646d696e2f6e6f746573223a2066756e6374696f6e20506167652829207b2072657475726e206e756c6c207d207d207d207d0a20207d2c0a7d0a', '\x1bb800002c0b78731ea58929cb2b390c18fac3565c83289cf5edbd1e91be991253d62f3a5f745a0184c56782c0ec248ccd0d88db78c875f087ff419063d750445bb3556d738420183518ce2f685a18e502e1c16c5596f7f21f4a7e63f92b1ff69e56529d2e016bf78b704b148cf631d5e091b461c9d2090219045b296f1b32e700'),
	('mf-notes', '7.0.2', 'remote.js', 'text/javascript; charset=utf-8', 'sha384-H+g0LXDO6qROeJddUgArH9TDgQSUJ264aMP3nhu+mFPdnnrLkWTNPcC1JAQdHeW0', '\x7661722068616e645f6d6164655f31303630375f323b0a0a68616e645f6d6164655f31303630375f32203d207b0a2020696e69742829207b7d2c0a20206765743a206173796e63202829203d3e202829203d3e207b0a202020200a2020202072657475726e207b2064656661756c743a207b2070616765733a207b20222f61646d696e2f6e6f746573223a2066756e6374696f6e20506167652829207b2072657475726e206e756c6c207d207d207d207d0a20207d2c0a7d0a', '\x1bb800009c07b68decbc19d8187b14069e8c9064b64114cefaf65e8f485f3d59aaaa7404b66be149685a0184c527c8dc46c8f51b0420b03966d7d03484686ec66127a3a21a41385f200948170817cc6f65748c6a653face41bcb4fcf87dd73b592ee7c0948abdfb8db44c2c818ba1a38923659b054024706c154caeb62cd01'),
	('mf-notes', '7.0.3', 'remote.js', 'text/javascript; charset=utf-8', 'sha384-Pp8zKPwfSdxUwDWD/RTrMVDtCJz3uOZQbjZ9V7lkMb4FNhYbIXmxZBRPu3/TYo7k', '\x7661722068616e645f6d6164655f31303630375f333b0a0a68616e645f6d6164655f31303630375f33203d207b0a2020696e69742829207b7d2c0a20206765743a206173796e63202829203d3e202829203d3e207b0a202020200a2020202072657475726e207b2064656661756c743a207b2070616765733a207b20222f61646d696e2f6e6f746573223a2066756e6374696f6e20506167652829207b2072657475726e206e756c6c207d207d207d207d0a20207d2c0a7d0a', '\x1bb800009c07b68decbc19d8187b14069e8c9064b64114cefaf65e8f485f3d59aaaa746663bb169e84a61540587c82cc6d845cbf4100029b63760d4d4388e6661c76322aaa1184f3059280748170c1fc5646c7a856f6c34abeb1fcf47cd83d572be9ce9780b4fa8dbb4d248c8ca1ab81236993054b257064104ca5bc2ed61c');

INSERT INTO public.remote_releases VALUES
	('mf-notes', '7.0.1', '{"entry": "remote.js", "title": "Notes – Größe", "global": "hand_made_10607_1", "routes": ["/admin/notes"], "shared": {"react": "^19.0.0"}, "contract": 1, "navigation": [{"icon": "reports", "path": "/admin/notes", "label": "Notes", "order": 90, "description": "What we noted."}]}', 'admin@example.com', '2026-11-22 05:02:08.043019+00'),
	('mf-notes', '7.0.2', '{"entry": "remote.js", "title": "Notes – Größe", "global": "hand_made_10607_2", "routes": ["/admin/notes"], "shared": {"react": "^19.0.0"}, "contract": 1, "navigation": [{"icon": "reports", "path": "/admin/notes", "label": "Notes", "order": 90, "description": "What we noted."}]}', 'admin@example.com', '2026-11-22 05:02:08.055064+00'),
	('mf-notes', '7.0.3', '{"entry": "remote.js", "title": "Notes – Größe", "global": "hand_made_10607_3", "routes": ["/admin/notes"], "shared": {"react": "^19.0.0"}, "contract": 1, "navigation": [{"icon": "reports", "path": "/admin/notes", "label": "Notes", "order": 90, "description": "What we noted."}]}', 'release token', '2026-11-22 05:02:08.063266+00');

INSERT INTO public.remotes VALUES
	('mf-notes', '7.0.2');

INSERT INTO public.replies VALUES
	('648a6b11332401deb9771794780327a5', 'twilio', 'SM7b82ac5fc41ecb1c2b87cad633cda690', '+14155551002', 'Who is this, s’il vous plaît? 🤔', 'unclear', 'f79c2d9c1c5f1f85c530db83aae7ba2b', 'clarified', '2026-11-22 05:02:08.310316+00'),
	('61bfe38c5424bcec9d876bd7e4330696', 'twilio', 'SM5329762409d2600f1d28fe95cf8fb4c8', '+14155551004', 'No', 'no', '4f79c656db55bca24bcd3096d797adf0', 'declined', '2026-11-22 05:02:08.410996+00'),
	('3546b05ba25feb4ea0352882ee336785', 'twilio', 'SM391d9a4f2648281349d4673c908c9894', '+14155551006', 'STOP', 'stop', NULL, 'opted_out', '2026-11-22 05:02:08.511671+00'),
	('9616ccb021dfaf21acce0ef1e0d35245', 'twilio', 'SM2f3d72e21685717526b6e20f48481e1f', '+14155551015', 'YES!', 'yes', '2357779ce4e3574abc7dfa3f27e7f5a5', 'confirmed', '2026-11-22 05:02:09.893011+00'),
	('739ccfbc10aa667c40b4c0bb1f1dbc34', 'twilio', 'SM046eb9f78c68b3dc58644519c9f41ff1', '+14155551017', 'YES!', 'yes', 'e38644edcd7a90383c8feb1ac2708b73', 'confirmed', '2026-11-22 05:02:10.103664+00'),
	('ed9877f8699a96406413d4b0a19cbc30', 'twilio', 'SM832b4f4530c934acdb3cab89eaba3181', '+14155551019', 'YES!', 'yes', 'dd3cf51bc6fe3540c0f41ebc281c3563', 'confirmed', '2026-11-22 05:02:11.306968+00'),
	('4cfe3f66faef986e2344d6bda690a4d5', 'twilio', 'SMd5991cfb347f12a2b1ced2828676bc35', '+14155551021', 'YES!', 'yes', 'aab6fca5f6749048f066636cd0660459', 'confirmed', '2026-11-22 05:02:11.48283+00'),
	('dd7b602232f9b302c7cd4d3be955774f', 'twilio', 'SM25cc848c989c14fbc4b38ca6c7b10463', '+14155551023', 'YES!', 'yes', '4084f969ca187762bc9e2841b3727a2d', 'confirmed', '2026-11-22 05:02:11.64876+00'),
	('a902a69801a7ff25151f433cd0fc41a5', 'twilio', 'SM26fd6b06c89dac558161e86a97a8c361', '+14155551027', 'YES!', 'yes', 'fd18d56818b21e022534fdb3ef33d1bf', 'confirmed', '2026-11-22 05:02:13.86712+00'),
	('03359104b187a6522c143375f1f8d0e5', 'twilio', 'SM74741dc08a71dac2cb0b7bd0b1e51046', '+14155551029', 'YES!', 'yes', 'd2dc87fd55641e586c49778dc2a2b9df', 'confirmed', '2026-11-22 05:02:14.466313+00'),
	('efe79c1674cf1b863ce83f69275a8161', 'twilio', 'SM5b0ab5ab175bf9b3766ac00231180069', '+14155551031', 'YES!', 'yes', '71c756921908c6a49b965076b35272ab', 'confirmed', '2026-11-22 05:02:14.641408+00'),
	('19b3c392c11559a3509ad02c9f343315', 'twilio', 'SM4276c712873731b7d9c44c3804c2bb82', '+14155551033', 'yes please', 'yes', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'confirmed', '2026-11-22 05:02:16.912323+00'),
	('9b6acf89182c4b88480fa0bb87855d3f', 'outbox', '0d8b4b8e2dee7becaf19b09fa05aef08', '+14155551041', 'Ja', 'yes', '4bc730aa57be9a57e44656f89cfa174d', 'confirmed', '2026-11-22 05:02:21.621092+00'),
	('cb41bb6012bc3301517c870bfab8d389', 'outbox', '1ea9dc2b2132826e068e0ba61ceaefec', '+14155551043', 'YES', 'yes', '162d84ac596fa5ef4bbd333641431f63', 'confirmed', '2026-11-22 05:02:22.156223+00'),
	('97db24aeb993f66c3ef1ddc50289f4fb', 'outbox', '512db57ecec3635d6c8f2ba922b2b2ee', '+14155551047', 'YES', 'yes', 'e97c4bbe4e53c662a03f5a9f3bfb4323', 'confirmed', '2026-11-22 05:02:24.833074+00');

INSERT INTO public.report_runs VALUES
	('938fdcdd282c31907582243ee00f6cbb', 'd35f3757874d13c0a13995703e318483', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 566, 375, 72, 0.007323, '2026-11-22 05:02:14.163068+00'),
	('e676ef311f299f0a525f3715526d1824', 'd35f3757874d13c0a13995703e318483', 2, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 566, 375, 14, 0.007323, '2026-11-22 05:02:14.260533+00'),
	('97b89ffa25ae86fbc6bfb637b613821b', '1e0cbd0b6bab29481237a9bd1cdbed3a', 1, NULL, NULL, 'report', 'offline', NULL, NULL, NULL, 'too-short', NULL, '4d06b53593fa80ddf5c863dd3cbaa4b8e3ffd818300162fd893e0ea4e650668e', 0, 0, 0, 8, 0, '2026-11-22 05:02:14.538147+00'),
	('0b07af0249cc5ac87337d3173fafdd68', '4d0de55fee2fd98fe3fbba572d6097f4', 1, NULL, NULL, 'report', 'offline', 'anthropic', 'claude-of-stories', 'report-2', 'fell-back', 'failed 500', '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 0, 0, 10, 0, '2026-11-22 05:02:14.718904+00'),
	('0fdf0dcc96bf27c70298f56fc3e12763', '523d5b0c19f03b6954083c5d1d2f5fcf', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, '6c67520a5f5369cbfa5f5d034fdaa8a967102474cd362f86bb2aca73434bd04f', 1, 565, 375, 10, 0.00732, '2026-11-22 05:02:17.048683+00'),
	('78f6919101165a986d7795515fcf09b7', NULL, NULL, '8233a8a76c829ccb219547c2e249450f', NULL, 'combined', 'llm', 'anthropic', 'claude-of-stories', 'combined-1', 'written', NULL, '4679e1849c88d1bcc32eecf16527ac0906ac0fdebfbad26971ee96ad162746dc', 1, 1012, 876, 12, 0.016176, '2026-11-22 05:02:17.137049+00'),
	('b300179b60fbdaa2d46649f3581804af', NULL, NULL, 'be0d83d5f18adbefe6aecfb6d2446047', NULL, 'combined', 'llm', 'anthropic', 'claude-of-stories', 'combined-1', 'written', NULL, '8a86879b8ae9680511bf4ebaad4297058931b802ff05c03f3aa44df15e1727b2', 1, 670, 192, 7, 0.00489, '2026-11-22 05:02:17.317161+00'),
	('c59f1d9547dcbaa6029cb28643528cee', NULL, NULL, NULL, '7dbd1b3a768d503cb2c90d1ea85d2878', 'reply', 'llm', 'anthropic', 'claude-of-stories', 'reply-1', 'written', NULL, 'f77d15817c759453801293ad6ecc734b3a6b0b03e44c45682210f9d605695d49', 1, 310, 32, 38, 0.00141, '2026-11-22 05:02:21.807815+00'),
	('5015c12b76332db94127cc8246b70bfb', NULL, NULL, NULL, '7dbd1b3a768d503cb2c90d1ea85d2878', 'reply', 'llm', 'anthropic', 'claude-of-stories', 'reply-1', 'written', NULL, 'adea5fb23a3b6837571445845054ef5edfb951c9ad506990a1a215b0f1ba51c5', 1, 379, 29, 7, 0.001572, '2026-11-22 05:02:21.855578+00'),
	('d3a7036884f74ed85325abc7a20c5c5d', '32122e298c42b966cfbae853f53d72c9', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, 'b3fbe38feb8613f7f9caa58b094410cd89be62186629dbeaf7003f09128d1e3f', 1, 598, 390, 72, 0.007644, '2026-11-22 05:02:22.003054+00'),
	('4ca99fb41179f59c3b925c1fab75dfc5', '57abf49351ab153d706d65597a9cffbd', 1, NULL, NULL, 'report', 'llm', 'anthropic', 'claude-of-stories', 'report-2', 'written', NULL, 'f6b3709849c14af35773041981c3d60a4effb9b73f61f1bb88846e409d336d25', 1, 664, 324, 23, 0.006852, '2026-11-22 05:02:22.375081+00'),
	('353ce3e5bbde8c7bd2527c66b419a24f', NULL, NULL, NULL, '55706bf213172c6d2d39926d360a5a24', 'reply', 'llm', 'anthropic', 'claude-of-stories', 'reply-1', 'written', NULL, 'e915b64c896f9b599858861c9fe09ad91572d351f7070310859c030bab949348', 1, 304, 30, 40, 0.001362, '2026-11-22 05:02:25.013653+00');

INSERT INTO public.report_versions VALUES
	('d35f3757874d13c0a13995703e318483', 1, '{"id":"d35f3757874d13c0a13995703e318483","scenarioName":"Soon deleted","date":"2026-11-22T05:02:13.000Z","duration":33,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551027","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551028"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:14.168015+00'),
	('d35f3757874d13c0a13995703e318483', 2, '{"id":"d35f3757874d13c0a13995703e318483","scenarioName":"Soon deleted","date":"2026-11-22T05:02:13.000Z","duration":33,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551027","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551028"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:14.261894+00'),
	('1e0cbd0b6bab29481237a9bd1cdbed3a', 1, '{"id":"1e0cbd0b6bab29481237a9bd1cdbed3a","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:02:14.000Z","duration":7,"participants":{"recipient":{"name":"أمينة حداد","phone":"+14155551029","role":"Buyer"}},"overview":"This conversation was very short: 5 words in 2 turns. أمينة حداد (1 turn) and the agent (1 turn) spoke. That is too little to analyse, so this report only quotes what was said.","keyPoints":[{"title":"The agent said","content":"“Good morning.”","evidence":[{"turn":0,"quote":"Good morning.","t":0}]},{"title":"أمينة حداد said","content":"“Wrong number, sorry.”","evidence":[{"turn":1,"quote":"Wrong number, sorry.","t":3}]}],"actionItems":[],"visualizations":{},"meta":{"writer":"offline","language":"de","warnings":["The conversation has 5 words; fewer than 30 are not analysed."]}}', '2026-11-22 05:02:14.539178+00'),
	('4d0de55fee2fd98fe3fbba572d6097f4', 1, '{"id":"4d0de55fee2fd98fe3fbba572d6097f4","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:02:14.000Z","duration":33,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551031","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551032"}},"overview":"In “Ein Gespräch über Größe – 相談”, Ingrid Å. Sørensen spoke with the agent for about 33 seconds; the main subjects were deliveries, list and customers. Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them. The agent asked what Ingrid wanted to do about the deliveries. As a next step, the agent said they would read the list and call Ingrid on Tuesday. In turn, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","keyPoints":[{"title":"Two customers","content":"Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]},{"title":"37 late orders","content":"Asked what they wanted to do about the deliveries, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","evidence":[{"turn":2,"quote":"What do you want to do about the deliveries?","t":14},{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]},{"title":"Next step: list","content":"The agent said they would read the list and call Ingrid on Tuesday.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}],"actionItems":[{"text":"The agent will read the list and call Ingrid on Tuesday.","status":"pending","owner":"agent","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"text":"Ingrid will talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]}],"visualizations":{"Deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5},{"turn":2,"quote":"What do you want to do about the deliveries?","t":14}]},"List":{"sentiment":50,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20},{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},"Customers":{"sentiment":50,"frequency":40,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]}},"meta":{"writer":"offline","language":"en","warnings":["The offline report writer made this report, because the language model had a failure."]}}', '2026-11-22 05:02:14.774246+00'),
	('523d5b0c19f03b6954083c5d1d2f5fcf', 1, '{"id":"523d5b0c19f03b6954083c5d1d2f5fcf","scenarioName":"At the fair","date":"2026-11-22T05:02:16.000Z","duration":33,"participants":{"recipient":{"name":"Zoë Müller","phone":"+14155551033","role":"Buyer"},"manager":{"name":"أمينة حداد","phone":"+14155551034"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:17.05035+00'),
	('32122e298c42b966cfbae853f53d72c9', 1, '{"id":"32122e298c42b966cfbae853f53d72c9","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:02:21.694Z","duration":0.2,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551041","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551042"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: You said: The deliveries of last month came late, and two customers.","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},{"title":"The agent made point c","content":"The agent said: You said: I will talk to the warehouse on Monday and send.","evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]},{"title":"The user made point d","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":0.1}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}],"text":"Follow up on what the agent said"}],"visualizations":{"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},"warehouse":{"sentiment":38,"frequency":40,"evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:22.008436+00'),
	('57abf49351ab153d706d65597a9cffbd', 1, '{"id":"57abf49351ab153d706d65597a9cffbd","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:01:43.000Z","duration":39,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551045","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551046"}},"overview":"The conversation had many turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: is there anything else i can help you with today.","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},{"title":"The agent made point b","content":"The agent said: hello this is harper valley national bank.","evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},{"title":"The agent made point c","content":"The agent said: which card would you like to replace.","evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]},{"title":"The agent made point d","content":"The agent said: can you repeat that please.","evidence":[{"turn":10,"quote":"can you repeat that please","t":29}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}],"text":"Follow up on what the agent said"}],"visualizations":{"anything":{"sentiment":62,"frequency":7,"evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},"national":{"sentiment":50,"frequency":7,"evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},"replace":{"sentiment":38,"frequency":14,"evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:22.410564+00');

INSERT INTO public.report_views VALUES
	('23167694b0cb2a8c72eb811f021add51', 'd35f3757874d13c0a13995703e318483', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:14.228727+00'),
	('2a820d0e7a5b3ae3a1af125f109c2cd3', '1e0cbd0b6bab29481237a9bd1cdbed3a', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:14.57349+00'),
	('f19959994ebfb21d44ed8253971a4ccd', '4d0de55fee2fd98fe3fbba572d6097f4', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:14.834754+00'),
	('50fa54fecddee43c9314083b5686d248', '523d5b0c19f03b6954083c5d1d2f5fcf', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:17.106182+00'),
	('d23a2020627fcc56b019ffe31e11df4e', '8233a8a76c829ccb219547c2e249450f', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:17.298109+00'),
	('feb298c75ae8e5e3822d1899788e13a2', 'be0d83d5f18adbefe6aecfb6d2446047', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:17.467264+00'),
	('e720b4f3657764b907e164447ea46a7c', '32122e298c42b966cfbae853f53d72c9', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:22.07504+00'),
	('03311bc28966926b9a3b8846dd9b8631', '57abf49351ab153d706d65597a9cffbd', 'läser.zoë@example.com', '127.0.0.1', NULL, false, NULL, 'viewed', '2026-11-22 05:02:22.559618+00'),
	('6786868a4dd913fc95a8fab64c13bb73', 'never-there', 'läser.zoë@example.com', '127.0.0.1', NULL, true, 'Report not found. Please check the URL and try again.', 'not_found', '2026-11-22 05:02:22.565257+00'),
	('7a72f42730df14f945795fcbbb5ddaa4', 'd35f3757874d13c0a13995703e318483', 'direct-access@clarity.invalid', '127.0.0.1', NULL, NULL, 'Please enter your own email address to read this report.', 'refused', '2026-11-22 05:02:22.569119+00'),
	('d90c4bb284432004b7f730b9e4cd9b0a', 'd35f3757874d13c0a13995703e318483', 'a@example.com', '127.0.0.1', NULL, true, 'Größe?', 'reader_error', '2026-11-22 05:02:22.572339+00');

INSERT INTO public.reports VALUES
	('d35f3757874d13c0a13995703e318483', 'fd18d56818b21e022534fdb3ef33d1bf', 'a22bce183ebf3c5ee9a692c9eb004f29', 2, 2, '{"id":"d35f3757874d13c0a13995703e318483","scenarioName":"Soon deleted","date":"2026-11-22T05:02:13.000Z","duration":33,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551027","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551028"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:14.261894+00', '2026-11-22 05:02:13.94395+00'),
	('1e0cbd0b6bab29481237a9bd1cdbed3a', 'd2dc87fd55641e586c49778dc2a2b9df', 'cfce16496c3eacbcb156c7d39bf28a61', 1, 1, '{"id":"1e0cbd0b6bab29481237a9bd1cdbed3a","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:02:14.000Z","duration":7,"participants":{"recipient":{"name":"أمينة حداد","phone":"+14155551029","role":"Buyer"}},"overview":"This conversation was very short: 5 words in 2 turns. أمينة حداد (1 turn) and the agent (1 turn) spoke. That is too little to analyse, so this report only quotes what was said.","keyPoints":[{"title":"The agent said","content":"“Good morning.”","evidence":[{"turn":0,"quote":"Good morning.","t":0}]},{"title":"أمينة حداد said","content":"“Wrong number, sorry.”","evidence":[{"turn":1,"quote":"Wrong number, sorry.","t":3}]}],"actionItems":[],"visualizations":{},"meta":{"writer":"offline","language":"de","warnings":["The conversation has 5 words; fewer than 30 are not analysed."]}}', '2026-11-22 05:02:14.539178+00', '2026-11-22 05:02:14.51748+00'),
	('4d0de55fee2fd98fe3fbba572d6097f4', '71c756921908c6a49b965076b35272ab', '10f9789ce0e93bbe920a7c89978e5604', 1, 1, '{"id":"4d0de55fee2fd98fe3fbba572d6097f4","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:02:14.000Z","duration":33,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551031","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551032"}},"overview":"In “Ein Gespräch über Größe – 相談”, Ingrid Å. Sørensen spoke with the agent for about 33 seconds; the main subjects were deliveries, list and customers. Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them. The agent asked what Ingrid wanted to do about the deliveries. As a next step, the agent said they would read the list and call Ingrid on Tuesday. In turn, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","keyPoints":[{"title":"Two customers","content":"Ingrid said that the deliveries of last month came late, and two customers in Łódź had left them.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]},{"title":"37 late orders","content":"Asked what they wanted to do about the deliveries, Ingrid said they would talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","evidence":[{"turn":2,"quote":"What do you want to do about the deliveries?","t":14},{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]},{"title":"Next step: list","content":"The agent said they would read the list and call Ingrid on Tuesday.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}],"actionItems":[{"text":"The agent will read the list and call Ingrid on Tuesday.","status":"pending","owner":"agent","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"text":"Ingrid will talk to the warehouse on Monday and send the agent a list of all 37 late orders by Friday, for 4.000 €.","status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20}]}],"visualizations":{"Deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5},{"turn":2,"quote":"What do you want to do about the deliveries?","t":14}]},"List":{"sentiment":50,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000","t":20},{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},"Customers":{"sentiment":50,"frequency":40,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź have left us because of","t":5}]}},"meta":{"writer":"offline","language":"en","warnings":["The offline report writer made this report, because the language model had a failure."]}}', '2026-11-22 05:02:14.774246+00', '2026-11-22 05:02:14.694839+00'),
	('523d5b0c19f03b6954083c5d1d2f5fcf', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'a7c8ee7983f803eee36c32ce31408732', 1, 1, '{"id":"523d5b0c19f03b6954083c5d1d2f5fcf","scenarioName":"At the fair","date":"2026-11-22T05:02:16.000Z","duration":33,"participants":{"recipient":{"name":"Zoë Müller","phone":"+14155551033","role":"Buyer"},"manager":{"name":"أمينة حداد","phone":"+14155551034"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The user made point a","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},{"title":"The agent made point c","content":"The agent said: I will read the list and call you on Tuesday. 谢谢, and.","evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]},{"title":"The agent made point d","content":"The agent said: That is serious. What do you want to do about the deliveries?.","evidence":[{"turn":2,"quote":"That is serious. What do you want to do about the deliveries","t":14}]}],"actionItems":[{"status":"pending","owner":"user","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}],"text":"Follow up on what the user said"}],"visualizations":{"warehouse":{"sentiment":62,"frequency":40,"evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":20}]},"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":5}]},"Tuesday":{"sentiment":38,"frequency":20,"evidence":[{"turn":4,"quote":"I will read the list and call you on Tuesday. 谢谢, and","t":29}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:17.05035+00', '2026-11-22 05:02:17.022982+00'),
	('32122e298c42b966cfbae853f53d72c9', '4bc730aa57be9a57e44656f89cfa174d', 'd7b2eb8c0b7dcb4ae2c053394c038433', 1, 1, '{"id":"32122e298c42b966cfbae853f53d72c9","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:02:21.694Z","duration":0.2,"participants":{"recipient":{"name":"Łukasz Żak","phone":"+14155551041","role":"Buyer"},"manager":{"name":"Renée O’Hara","phone":"+14155551042"}},"overview":"The conversation had a few turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: You said: The deliveries of last month came late, and two customers.","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}]},{"title":"The user made point b","content":"The user said: The deliveries of last month came late, and two customers in Łódź.","evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},{"title":"The agent made point c","content":"The agent said: You said: I will talk to the warehouse on Monday and send.","evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]},{"title":"The user made point d","content":"The user said: I will talk to the warehouse on Monday and send you a.","evidence":[{"turn":3,"quote":"I will talk to the warehouse on Monday and send you a","t":0.1}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":2,"quote":"You said: The deliveries of last month came late, and two customers","t":0.1}],"text":"Follow up on what the agent said"}],"visualizations":{"deliveries":{"sentiment":50,"frequency":60,"evidence":[{"turn":1,"quote":"The deliveries of last month came late, and two customers in Łódź","t":0.1}]},"warehouse":{"sentiment":38,"frequency":40,"evidence":[{"turn":4,"quote":"You said: I will talk to the warehouse on Monday and send","t":0.2}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:22.008436+00', '2026-11-22 05:02:21.893584+00'),
	('57abf49351ab153d706d65597a9cffbd', 'df999f612b89841e7fb3af1ddade9e78', '6a23787c4dcb996c067c8d01f5937963', 1, 1, '{"id":"57abf49351ab153d706d65597a9cffbd","scenarioName":"Ein Gespräch über Größe – 相談","date":"2026-11-22T05:01:43.000Z","duration":39,"participants":{"recipient":{"name":"Ingrid Å. Sørensen","phone":"+14155551045","role":"Buyer"},"manager":{"name":"Łukasz Żak","phone":"+14155551046"}},"overview":"The conversation had many turns.","keyPoints":[{"title":"The agent made point a","content":"The agent said: is there anything else i can help you with today.","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},{"title":"The agent made point b","content":"The agent said: hello this is harper valley national bank.","evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},{"title":"The agent made point c","content":"The agent said: which card would you like to replace.","evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]},{"title":"The agent made point d","content":"The agent said: can you repeat that please.","evidence":[{"turn":10,"quote":"can you repeat that please","t":29}]}],"actionItems":[{"status":"pending","owner":"agent","evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}],"text":"Follow up on what the agent said"}],"visualizations":{"anything":{"sentiment":62,"frequency":7,"evidence":[{"turn":13,"quote":"is there anything else i can help you with today","t":36}]},"national":{"sentiment":50,"frequency":7,"evidence":[{"turn":0,"quote":"hello this is harper valley national bank","t":1}]},"replace":{"sentiment":38,"frequency":14,"evidence":[{"turn":7,"quote":"which card would you like to replace","t":21}]}},"meta":{"writer":"llm","language":"en","warnings":["A language model wrote this report from what was said; each key point shows the words that it rests on."]}}', '2026-11-22 05:02:22.410564+00', '2026-11-22 05:02:22.334313+00'),
	('3476937c129d2550b34308370fe7f904', '2221170e3a97baa61ab1593edccad4b2', '7917c692c902f86ea371cec43e28c0f0', 0, 1, NULL, NULL, '2026-11-22 05:02:23.012939+00');

INSERT INTO public.scenarios VALUES
	('98b554866ec6b615f4e6d1ef47e0e11b', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#e8f1fd"/><g fill="#8db8ef"><rect x="13" y="38" width="9" height="13" rx="2"/><rect x="27" y="31" width="9" height="20" rx="2"/><rect x="41" y="24" width="9" height="27" rx="2"/></g><path d="M13 29 27 21l7 3 15-11" fill="none" stroke="#1b5fb4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="m41 12 9 0 0 9" fill="none" stroke="#1b5fb4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>', 'Pitch to a buyer who has been burned', 'You sell route-planning software. Dana Whitfield runs 140 delivery vans and has given you ten minutes between two meetings. Two years ago a similar product cost her a fortune and half her dispatchers. Find out what she needs, and earn a pilot.', '## Who you are
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
Name the one moment that moved the conversation most, in either direction, and one sentence that they could have said instead.', 'Sales manager who prepares a representative for a demanding first call', 'Sales representative who pitches route-planning software', 10, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:06.773659+00', '2026-11-22 05:02:06.773659+00', NULL),
	('495c0d46405ef523983bad75e4540631', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#fdf0e4"/><path d="M14 13h25a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H25l-8 7v-7h-3a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5Z" fill="#f2a65e"/><path d="M16 21h21M16 28h13" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/><path d="M49 27h1a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-2v6l-7-6H30a5 5 0 0 1-5-5v-2h14a10 10 0 0 0 10-10Z" fill="#a8551a"/></svg>', 'Feedback to a star who hurts the team', 'You lead a design team. Marcus Adeyemi is your best designer, and last Thursday he took a younger colleague apart in front of a client. Two people have asked to work without him. Tell him clearly, keep him, and agree on what changes.', '## Who you are
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
Name one sentence that opened Marcus up and one that closed him, if there were any.', 'Head of department who coaches a team lead before a hard talk', 'Team lead who gives difficult feedback', 20, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:06.773659+00', '2026-11-22 05:02:06.773659+00', NULL),
	('5be77d174ca4eccf6cfc9fe539832bec', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#fce8ea"/><path d="M14 37v-5a18 18 0 0 1 36 0v5" fill="none" stroke="#a3283a" stroke-width="4.5" stroke-linecap="round"/><rect x="10" y="33" width="10" height="16" rx="4" fill="#e0697a"/><rect x="44" y="33" width="10" height="16" rx="4" fill="#e0697a"/><path d="M49 49c0 5-5 7-11 7" fill="none" stroke="#a3283a" stroke-width="4" stroke-linecap="round"/><path d="M32 22v12" stroke="#a3283a" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="43" r="3.2" fill="#a3283a"/></svg>', 'A complaint with a deadline', 'You work on the service line of a company that installs stairlifts. Ruth Keller has waited in vain for the third time, and her mother comes home from hospital on Friday. Calm the call, find out what went wrong, and promise only what you can keep.', '## Who you are
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
Close with the two or three things that have to happen inside the company after this call.', 'Service manager who trains the people on the complaint line', 'Service agent who takes a serious complaint', 30, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:06.773659+00', '2026-11-22 05:02:06.773659+00', NULL),
	('fb2e7b58f9457e46840bf6d0f357e345', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#e7f5ec"/><path d="M25 22v-4a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v4" fill="none" stroke="#1f6b3f" stroke-width="4"/><rect x="10" y="21" width="44" height="30" rx="5" fill="#6dbb8a"/><path d="M10 33c7 5 14 7 22 7s15-2 22-7" fill="none" stroke="#1f6b3f" stroke-width="3.5"/><rect x="28" y="35" width="8" height="9" rx="2" fill="#1f6b3f"/></svg>', 'The interview for your first team', 'You apply to lead a support team of eight; it would be the first team of your own. Priya Raman has read your application, likes it, and has one doubt. Show with real examples what you would do, and ask what you need to know.', '## Who you are
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
Give two answers that they should keep, and one that they should prepare anew, with a better version of it.', 'Mentor who prepares somebody for a job interview', 'Candidate for a first leadership role', 40, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:06.773659+00', '2026-11-22 05:02:06.773659+00', NULL),
	('302e32cfb5bf9966355fd4604b283e1e', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" rx="14" fill="#f1ebfb"/><path d="M32 14v36M22 51h20M14 23l18-5 18 5" fill="none" stroke="#55349a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M6.5 37 14 23l7.5 14Z" fill="none" stroke="#55349a" stroke-width="2.5" stroke-linejoin="round"/><path d="M42.5 37 50 23l7.5 14Z" fill="none" stroke="#55349a" stroke-width="2.5" stroke-linejoin="round"/><path d="M6 37h16a8 8 0 0 1-16 0ZM42 37h16a8 8 0 0 1-16 0Z" fill="#a98be0"/><circle cx="32" cy="14" r="4" fill="#55349a"/></svg>', 'Asking for the raise you have earned', 'For a year you have done the work of the job above yours. Helen Brandt, who heads your department, values you and has almost no budget left. Name your number, give your reasons, and leave with something that both of you can stand by.', '## Who you are
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
Give the sentence that earned them the most, and one question that would have earned more.', 'Coach who prepares somebody for a talk about pay', 'Employee who asks for a raise', 50, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:06.773659+00', '2026-11-22 05:02:06.773659+00', NULL),
	('16cd062cdb05e3941c80b30c8f3fbfc8', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#0a7"/></svg>', 'Ein Gespräch über Größe – 相談', 'Zoë hört zu, « et prend des notes ».
Zweite Zeile	|;"''\', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', 'Note every promise.', 'Head of sales', 'Buyer', -5, true, 'de', 'default', 'Grüezi {{manager_name}} 👋, {{recipient_name}} ist eingeladen: {{link_url}}', '{{recipient_name}}: {{manager_name}} lädt Sie ein. YES → {{link_url}}', '{{recipient_name}}: YES → {{link_url}}', 'Wir rufen an, {{recipient_name}}. {{link_url}}', '{{recipient_name}}, der Bericht: {{report_url}}', '{{manager_name}}, der Bericht: {{report_url}}', '2026-11-22 05:02:07.445949+00', '2026-11-22 05:02:07.445949+00', NULL),
	('9809e5a13da1bd149496617311f959ec', '📦', 'Not offered any more', 'A customer whose order came late.', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', '', 'Head of sales', 'Buyer', 0, false, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:07.493879+00', '2026-11-22 05:02:07.493879+00', NULL),
	('f5d166d0aca7ce86ed7796989701cff9', '📦', 'At the fair', 'Whoever comes to our table.', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', '', 'Head of sales', 'Buyer', 0, true, 'en', 'mx', '', '', '', '', '', '', '2026-11-22 05:02:07.479048+00', '2026-11-22 05:02:07.525599+00', NULL),
	('f267e7182cc8e1c14471cee3de9c2a81', '📦', 'Soon deleted', 'A customer whose order came late.', 'You sell parts. Listen to the customer, and find out what went wrong.', '', 'Good morning. What would you like to talk about today?', '', 'Head of sales', 'Buyer', 0, true, 'en', 'default', '', '', '', '', '', '', '2026-11-22 05:02:07.504773+00', '2026-11-22 05:02:14.839491+00', '2026-11-22 05:02:14.839491+00');

INSERT INTO public.sessions VALUES
	('b919db1438f7c5fba70809ee9ef8b555e0eecd789e32b1f043ed1b841258255a', 'a473eacf7b3bdba92cf8fb177f252df7', '2026-11-22 05:02:07.425427+00', '2026-11-22 17:02:07.425427+00'),
	('ae8c8e8eb2a8269b86d8790f0012fd882baf941eb4c9f6f75535f67d9af0ec6b', 'b28923a4f81f169c52cc90e539e3af10', '2026-11-22 05:02:08.029246+00', '2026-11-22 17:02:08.029246+00');

INSERT INTO public.short_codes VALUES
	('p557V', 'demo', 'bb84026caa3b532b342da7d1f50cf4d7', '2026-11-22 05:02:08.1076+00'),
	('8DZLh', 'demo', 'f79c2d9c1c5f1f85c530db83aae7ba2b', '2026-11-22 05:02:08.256167+00'),
	('vexke', 'demo', '4f79c656db55bca24bcd3096d797adf0', '2026-11-22 05:02:08.357199+00'),
	('zN6f3', 'demo', 'b7ca804cec2a3ba326de68965b9dbc83', '2026-11-22 05:02:08.45658+00'),
	('JERuC', 'demo', '28a7f358a133b2c7cadb52aa2ceb00de', '2026-11-22 05:02:08.570951+00'),
	('xNTeR', 'demo', '67133f289a1d96f48e3caecd6a1549a9', '2026-11-22 05:02:08.593535+00'),
	('SFAfA', 'demo', '33170c0c5a7b07e24b9005eb4c1fecce', '2026-11-22 05:02:08.667598+00'),
	('AQswR', 'demo', 'd314f71b569e3a8cc83941fdcd495fab', '2026-11-22 05:02:08.759156+00'),
	('DtA7n', 'demo', '2357779ce4e3574abc7dfa3f27e7f5a5', '2026-11-22 05:02:08.832222+00'),
	('9NHxA', 'demo', 'e38644edcd7a90383c8feb1ac2708b73', '2026-11-22 05:02:10.040316+00'),
	('AyKpR', 'demo', 'dd3cf51bc6fe3540c0f41ebc281c3563', '2026-11-22 05:02:10.218509+00'),
	('p5KV8', 'demo', 'aab6fca5f6749048f066636cd0660459', '2026-11-22 05:02:11.418011+00'),
	('eeKRT', 'demo', '4084f969ca187762bc9e2841b3727a2d', '2026-11-22 05:02:11.5852+00'),
	('bDWxh', 'demo', '6d20756a46ab4dcf4b926a98d25e805e', '2026-11-22 05:02:11.697079+00'),
	('S4fRh', 'demo', 'fd18d56818b21e022534fdb3ef33d1bf', '2026-11-22 05:02:12.789344+00'),
	('djJkC', 'report', 'd35f3757874d13c0a13995703e318483', '2026-11-22 05:02:13.94395+00'),
	('jQsKN', 'demo', 'd2dc87fd55641e586c49778dc2a2b9df', '2026-11-22 05:02:14.398539+00'),
	('2zVBZ', 'report', '1e0cbd0b6bab29481237a9bd1cdbed3a', '2026-11-22 05:02:14.51748+00'),
	('PNv6R', 'demo', '71c756921908c6a49b965076b35272ab', '2026-11-22 05:02:14.578035+00'),
	('7Upky', 'report', '4d0de55fee2fd98fe3fbba572d6097f4', '2026-11-22 05:02:14.694839+00'),
	('YMD3C', 'demo', 'c9edfeb383ffa0289bde8dfe4d3f6682', '2026-11-22 05:02:14.843807+00'),
	('8XfTu', 'demo', '420bc71043b8e814daba18a9654b5603', '2026-11-22 05:02:15.356312+00'),
	('b5yWN', 'demo', '999e4625b7e75851a4331a0c75fe100a', '2026-11-22 05:02:15.867114+00'),
	('YC9jR', 'report', '523d5b0c19f03b6954083c5d1d2f5fcf', '2026-11-22 05:02:17.022982+00'),
	('c9k9g', 'combined_report', '8233a8a76c829ccb219547c2e249450f', '2026-11-22 05:02:17.116943+00'),
	('5SHZ7', 'combined_report', 'be0d83d5f18adbefe6aecfb6d2446047', '2026-11-22 05:02:17.305203+00'),
	('vpcwr', 'demo', 'f9f13d5d15fe2506fc2e8897f90527fa', '2026-11-22 05:02:19.281294+00'),
	('jv9X6', 'demo', '4bc730aa57be9a57e44656f89cfa174d', '2026-11-22 05:02:21.528065+00'),
	('cfrv5', 'report', '32122e298c42b966cfbae853f53d72c9', '2026-11-22 05:02:21.893584+00'),
	('xNyaJ', 'demo', '162d84ac596fa5ef4bbd333641431f63', '2026-11-22 05:02:22.087381+00'),
	('DExdE', 'demo', 'df999f612b89841e7fb3af1ddade9e78', '2026-11-22 05:02:22.245423+00'),
	('DCtLe', 'report', '57abf49351ab153d706d65597a9cffbd', '2026-11-22 05:02:22.334313+00'),
	('Mj2ww', 'demo', 'dd5718fa8b988bbb263be72150c424dc', '2026-11-22 05:02:22.650679+00'),
	('MNH7K', 'demo', 'e97c4bbe4e53c662a03f5a9f3bfb4323', '2026-11-22 05:02:22.661802+00'),
	('fHT2R', 'demo', '7b59a544f2bdfac80dcd2672ee8bf01e', '2026-11-22 05:02:22.731782+00'),
	('fyJFX', 'demo', 'ecbd6027b2ecd8602313cf32e2b91424', '2026-11-22 05:02:22.800787+00'),
	('gtbsC', 'demo', 'b1e93ed42688f2def0f71f1a2ce4a40a', '2026-11-22 05:02:22.870899+00'),
	('spKRS', 'demo', '2221170e3a97baa61ab1593edccad4b2', '2026-11-22 05:02:22.938451+00'),
	('U9vVv', 'report', '3476937c129d2550b34308370fe7f904', '2026-11-22 05:02:23.012939+00'),
	('4yxuV', 'demo', '5a02ceaab9fd73295e5331234e9a0f93', '2026-11-22 05:02:25.042239+00');

INSERT INTO public.sms_delivery_reports VALUES
	('SMa0c78cd01132d8b429af38ab7b462396', 'sent', NULL, '2026-11-22 05:02:08.212275+00'),
	('SM3a4375fd2989f99f76e5755523ed982b', 'sent', NULL, '2026-11-22 05:02:08.21438+00'),
	('SMa0c78cd01132d8b429af38ab7b462396', 'delivered', NULL, '2026-11-22 05:02:08.223639+00'),
	('SM3a4375fd2989f99f76e5755523ed982b', 'delivered', NULL, '2026-11-22 05:02:08.224964+00'),
	('SM479012c1af358260273c826dc4c3d31e', 'sent', NULL, '2026-11-22 05:02:08.282824+00'),
	('SM479012c1af358260273c826dc4c3d31e', 'delivered', NULL, '2026-11-22 05:02:08.292993+00'),
	('SM71046a336530f0b0b66a07397cca174c', 'sent', NULL, '2026-11-22 05:02:08.329513+00'),
	('SM71046a336530f0b0b66a07397cca174c', 'delivered', NULL, '2026-11-22 05:02:08.344078+00'),
	('SMf088cf162bf2474b09e10b3664448f8b', 'sent', NULL, '2026-11-22 05:02:08.377366+00'),
	('SMf088cf162bf2474b09e10b3664448f8b', 'delivered', NULL, '2026-11-22 05:02:08.384358+00'),
	('SM614200bb51a734a2d0682d679e56bff5', 'sent', NULL, '2026-11-22 05:02:08.434387+00'),
	('SM614200bb51a734a2d0682d679e56bff5', 'delivered', NULL, '2026-11-22 05:02:08.440852+00'),
	('SMf38ffba92cadb0c3aa5cb6a56201385f', 'sent', NULL, '2026-11-22 05:02:08.489918+00'),
	('SM24e228f9e17c7729cd478e37319f90f7', 'sent', NULL, '2026-11-22 05:02:08.492077+00'),
	('SMf38ffba92cadb0c3aa5cb6a56201385f', 'delivered', NULL, '2026-11-22 05:02:08.499828+00'),
	('SM24e228f9e17c7729cd478e37319f90f7', 'delivered', NULL, '2026-11-22 05:02:08.502814+00'),
	('SM34cb347204344ce1a6bb2b87409770e9', 'sent', NULL, '2026-11-22 05:02:08.701395+00'),
	('SMf119bed115b29dea15ad27cc31cb2e2c', 'sent', NULL, '2026-11-22 05:02:08.710434+00'),
	('SM34cb347204344ce1a6bb2b87409770e9', 'delivered', NULL, '2026-11-22 05:02:08.713496+00'),
	('SMf119bed115b29dea15ad27cc31cb2e2c', 'delivered', NULL, '2026-11-22 05:02:08.718989+00'),
	('SMbb258a9818e01947f7d4c476da4d4749', 'sent', NULL, '2026-11-22 05:02:08.77975+00'),
	('SMbb258a9818e01947f7d4c476da4d4749', 'delivered', NULL, '2026-11-22 05:02:08.78832+00'),
	('SMbb258a9818e01947f7d4c476da4d4749', 'undelivered', 'Twilio error 30003', '2026-11-22 05:02:08.821824+00'),
	('SM84cc3c7fed82d3b16bae71393f71ba25', 'sent', NULL, '2026-11-22 05:02:08.857474+00'),
	('SM84cc3c7fed82d3b16bae71393f71ba25', 'delivered', NULL, '2026-11-22 05:02:08.862761+00'),
	('SM4b49b528cf4f99e5221d6e55893e560a', 'sent', NULL, '2026-11-22 05:02:09.852066+00'),
	('SM4b49b528cf4f99e5221d6e55893e560a', 'delivered', NULL, '2026-11-22 05:02:09.860181+00'),
	('SMf30e6daf2ca5ff5e69f0c5b933e36b3a', 'sent', NULL, '2026-11-22 05:02:09.934888+00'),
	('SMf30e6daf2ca5ff5e69f0c5b933e36b3a', 'delivered', NULL, '2026-11-22 05:02:09.954257+00'),
	('SM6e3e50c86d3e3cb4653798fa5654c1d6', 'sent', NULL, '2026-11-22 05:02:10.072033+00'),
	('SM5850c6723f39e64e9e3282f4fa5012d1', 'sent', NULL, '2026-11-22 05:02:10.07306+00'),
	('SM5850c6723f39e64e9e3282f4fa5012d1', 'delivered', NULL, '2026-11-22 05:02:10.081584+00'),
	('SM6e3e50c86d3e3cb4653798fa5654c1d6', 'delivered', NULL, '2026-11-22 05:02:10.084253+00'),
	('SM2047302fff743322d0b5182f962538e9', 'sent', NULL, '2026-11-22 05:02:10.134323+00'),
	('SM2047302fff743322d0b5182f962538e9', 'delivered', NULL, '2026-11-22 05:02:10.144559+00'),
	('SM9b85128acb161fb034e8dcce68f9d674', 'sent', NULL, '2026-11-22 05:02:10.248259+00'),
	('SM9b85128acb161fb034e8dcce68f9d674', 'delivered', NULL, '2026-11-22 05:02:10.256074+00'),
	('SMadfe4c6d1241acf5e86cab08038a7706', 'sent', NULL, '2026-11-22 05:02:11.248855+00'),
	('SMadfe4c6d1241acf5e86cab08038a7706', 'delivered', NULL, '2026-11-22 05:02:11.26232+00'),
	('SM501f938fa00254c3b15faadc8222a083', 'sent', NULL, '2026-11-22 05:02:11.338026+00'),
	('SM501f938fa00254c3b15faadc8222a083', 'delivered', NULL, '2026-11-22 05:02:11.352521+00'),
	('SMd2b34b0c7d3c085d03a86f8cc3823472', 'sent', NULL, '2026-11-22 05:02:11.438046+00'),
	('SMd2b34b0c7d3c085d03a86f8cc3823472', 'delivered', NULL, '2026-11-22 05:02:11.445875+00'),
	('SM5f55015e09d79f82dd31d815b9d0add2', 'sent', NULL, '2026-11-22 05:02:11.446461+00'),
	('SM5f55015e09d79f82dd31d815b9d0add2', 'delivered', NULL, '2026-11-22 05:02:11.452551+00'),
	('SMeacfe6b233f0e6109456654ed56b44dd', 'sent', NULL, '2026-11-22 05:02:11.507784+00'),
	('SMeacfe6b233f0e6109456654ed56b44dd', 'delivered', NULL, '2026-11-22 05:02:11.514213+00'),
	('SM182939567f6c596b5753016c730a7cbe', 'sent', NULL, '2026-11-22 05:02:11.616241+00'),
	('SM182939567f6c596b5753016c730a7cbe', 'delivered', NULL, '2026-11-22 05:02:11.620302+00'),
	('SM949cf5496767d5c69e18444148a8dece', 'sent', NULL, '2026-11-22 05:02:11.621967+00'),
	('SM949cf5496767d5c69e18444148a8dece', 'delivered', NULL, '2026-11-22 05:02:11.626074+00'),
	('SM59eb71318496c1193b01182a0645d2cf', 'sent', NULL, '2026-11-22 05:02:11.673666+00'),
	('SM59eb71318496c1193b01182a0645d2cf', 'delivered', NULL, '2026-11-22 05:02:11.680022+00'),
	('SM4ea84bad1d164a8a385d9794b0ccb72d', 'sent', NULL, '2026-11-22 05:02:11.715862+00'),
	('SM4ea84bad1d164a8a385d9794b0ccb72d', 'delivered', NULL, '2026-11-22 05:02:11.721468+00'),
	('SMa9a65964f9cdf504591355647a002116', 'sent', NULL, '2026-11-22 05:02:12.718679+00'),
	('SMa9a65964f9cdf504591355647a002116', 'delivered', NULL, '2026-11-22 05:02:12.724754+00'),
	('SMd21fc4cc0e219f24e1cd3bd4064ec209', 'sent', NULL, '2026-11-22 05:02:12.811708+00'),
	('SMd21fc4cc0e219f24e1cd3bd4064ec209', 'delivered', NULL, '2026-11-22 05:02:12.816774+00'),
	('SM64e23ee2948e436cba42ceb8d69caf5a', 'sent', NULL, '2026-11-22 05:02:13.809447+00'),
	('SM64e23ee2948e436cba42ceb8d69caf5a', 'delivered', NULL, '2026-11-22 05:02:13.815953+00'),
	('SM65cbce57f2d54f097b04a581ab038993', 'sent', NULL, '2026-11-22 05:02:13.897819+00'),
	('SM65cbce57f2d54f097b04a581ab038993', 'delivered', NULL, '2026-11-22 05:02:13.903466+00'),
	('SM37eddb4c63c008baff29ce0bc5867ba4', 'sent', NULL, '2026-11-22 05:02:14.198036+00'),
	('SM37eddb4c63c008baff29ce0bc5867ba4', 'delivered', NULL, '2026-11-22 05:02:14.202719+00'),
	('SM56ade6d4946d98da76be9156185872db', 'sent', NULL, '2026-11-22 05:02:14.421066+00'),
	('SMc89a4cd085107c9a052ebfd87c76a85b', 'sent', NULL, '2026-11-22 05:02:14.425475+00'),
	('SM56ade6d4946d98da76be9156185872db', 'delivered', NULL, '2026-11-22 05:02:14.426119+00'),
	('SMc89a4cd085107c9a052ebfd87c76a85b', 'delivered', NULL, '2026-11-22 05:02:14.430864+00'),
	('SMbcf323b3531854ecd0074fa58ce15775', 'sent', NULL, '2026-11-22 05:02:14.49773+00'),
	('SMbcf323b3531854ecd0074fa58ce15775', 'delivered', NULL, '2026-11-22 05:02:14.503872+00'),
	('SMac14247ac9765aaba1db1ac6bb34c861', 'sent', NULL, '2026-11-22 05:02:14.553918+00'),
	('SMac14247ac9765aaba1db1ac6bb34c861', 'delivered', NULL, '2026-11-22 05:02:14.557793+00'),
	('SMc18ae9a0ea9d68d5e87112935087cff7', 'sent', NULL, '2026-11-22 05:02:14.599909+00'),
	('SMc18ae9a0ea9d68d5e87112935087cff7', 'delivered', NULL, '2026-11-22 05:02:14.60433+00'),
	('SM774c44103030ccee9c806878c4348050', 'sent', NULL, '2026-11-22 05:02:14.672816+00'),
	('SMff94965f10ae24fd5f1bc21b698706f5', 'sent', NULL, '2026-11-22 05:02:14.677356+00'),
	('SM774c44103030ccee9c806878c4348050', 'delivered', NULL, '2026-11-22 05:02:14.682042+00'),
	('SMff94965f10ae24fd5f1bc21b698706f5', 'delivered', NULL, '2026-11-22 05:02:14.685769+00'),
	('SMc6c2a387574e2d823e5e203d8d0166dd', 'sent', NULL, '2026-11-22 05:02:14.799782+00'),
	('SMe11710f4323871de1dbedaa060bd3f08', 'sent', NULL, '2026-11-22 05:02:14.801635+00'),
	('SMc6c2a387574e2d823e5e203d8d0166dd', 'delivered', NULL, '2026-11-22 05:02:14.809433+00'),
	('SMe11710f4323871de1dbedaa060bd3f08', 'delivered', NULL, '2026-11-22 05:02:14.809502+00'),
	('SM01210d75594f972e358c91cf610fd695', 'sent', NULL, '2026-11-22 05:02:14.869049+00'),
	('SM01210d75594f972e358c91cf610fd695', 'delivered', NULL, '2026-11-22 05:02:14.873859+00'),
	('SM3bc66d11bdfcc41dcc06be5416d57b90', 'sent', NULL, '2026-11-22 05:02:15.376291+00'),
	('SM6f6cd2e8f821c529eaf3d4b427a714b0', 'sent', NULL, '2026-11-22 05:02:15.380139+00'),
	('SM3bc66d11bdfcc41dcc06be5416d57b90', 'delivered', NULL, '2026-11-22 05:02:15.386885+00'),
	('SM6f6cd2e8f821c529eaf3d4b427a714b0', 'delivered', NULL, '2026-11-22 05:02:15.388899+00'),
	('SMda16387ff15a5df76a8843ec471c7e61', 'sent', NULL, '2026-11-22 05:02:15.898208+00'),
	('SMda16387ff15a5df76a8843ec471c7e61', 'delivered', NULL, '2026-11-22 05:02:15.904502+00'),
	('SM6b20524c6c1de24f0a920e9e58178241', 'sent', NULL, '2026-11-22 05:02:16.887908+00'),
	('SM6b20524c6c1de24f0a920e9e58178241', 'delivered', NULL, '2026-11-22 05:02:16.895267+00'),
	('SM1c395759f10dea4085fa8674e3f96b9f', 'sent', NULL, '2026-11-22 05:02:16.963062+00'),
	('SM1c395759f10dea4085fa8674e3f96b9f', 'delivered', NULL, '2026-11-22 05:02:16.973187+00'),
	('SM6ebeadf4fa2026f746e5873438b28b5f', 'sent', NULL, '2026-11-22 05:02:17.08794+00'),
	('SM6ebeadf4fa2026f746e5873438b28b5f', 'delivered', NULL, '2026-11-22 05:02:17.097212+00'),
	('SMd0b0afa2a7bd731db7ec6def6a0cca12', 'sent', NULL, '2026-11-22 05:02:17.503591+00'),
	('SM1381ba28924612b1b409bb6eccbc1a93', 'sent', NULL, '2026-11-22 05:02:17.50644+00'),
	('SMd0b0afa2a7bd731db7ec6def6a0cca12', 'delivered', NULL, '2026-11-22 05:02:17.509995+00'),
	('SM1381ba28924612b1b409bb6eccbc1a93', 'delivered', NULL, '2026-11-22 05:02:17.513245+00');

INSERT INTO public.sms_messages VALUES
	('de3d3e2841777ca07d755b8329de8b5f', 'f79c2d9c1c5f1f85c530db83aae7ba2b', 'clarify', 'f79c2d9c1c5f1f85c530db83aae7ba2b clarify', '+14155551002', 'Clarity: sorry, we did not get that. Reply YES to get your call now, HELP for help, STOP to opt out.', 'sent', 1, 0, '2026-11-22 06:02:08.310316+00', 'vm 10634', '2026-11-22 05:02:23.324129+00', 'SM71046a336530f0b0b66a07397cca174c', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.310316+00', '2026-11-22 05:02:08.340098+00'),
	('d67ed32a40d08c38202d392286501559', 'bb84026caa3b532b342da7d1f50cf4d7', 'sms_manager_confirmation_template', 'bb84026caa3b532b342da7d1f50cf4d7 sms_manager_confirmation_template', '+14155551001', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:22736/p557V', 'sent', 1, 0, '2036-11-19 05:02:08.1076+00', 'vm 10634', '2026-11-22 05:02:23.190604+00', 'SMa0c78cd01132d8b429af38ab7b462396', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.1076+00', '2026-11-22 05:02:08.221335+00'),
	('21f32a62e552194925dfa8ada7885d2a', 'bb84026caa3b532b342da7d1f50cf4d7', 'sms_recipient_invitation_template', 'bb84026caa3b532b342da7d1f50cf4d7 sms_recipient_invitation_template', '+14155551000', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:22736/p557V', 'sent', 1, 0, '2036-11-19 05:02:08.1076+00', 'vm 10634', '2026-11-22 05:02:23.149736+00', 'SM3a4375fd2989f99f76e5755523ed982b', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.1076+00', '2026-11-22 05:02:08.222155+00'),
	('45868a988ad859aa5852911ecd9201d9', 'f79c2d9c1c5f1f85c530db83aae7ba2b', 'sms_self_demo_invitation_template', 'f79c2d9c1c5f1f85c530db83aae7ba2b sms_self_demo_invitation_template', '+14155551002', 'Clarity: Hi Renée O’Hara, your voice demo "At the fair" is ready. Reply YES to get one AI call now, or tap http://localhost:22736/8DZLh Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:08.256167+00', 'vm 10634', '2026-11-22 05:02:23.271816+00', 'SM479012c1af358260273c826dc4c3d31e', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.256167+00', '2026-11-22 05:02:08.290071+00'),
	('a96ddfd7ba492727db4c564271a821e1', '4f79c656db55bca24bcd3096d797adf0', 'sms_self_demo_invitation_template', '4f79c656db55bca24bcd3096d797adf0 sms_self_demo_invitation_template', '+14155551004', 'Clarity: Hi Иван Петров, your voice demo "At the fair" is ready. Reply YES to get one AI call now, or tap http://localhost:22736/vexke Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:08.357199+00', 'vm 10634', '2026-11-22 05:02:23.369006+00', 'SMf088cf162bf2474b09e10b3664448f8b', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.357199+00', '2026-11-22 05:02:08.383232+00'),
	('7dbeb081222d8820c1073c479bbac8a8', '4f79c656db55bca24bcd3096d797adf0', 'declined', '61bfe38c5424bcec9d876bd7e4330696', '+14155551004', 'Clarity: all right, we will not call you. Changed your mind? Reply YES. Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 06:02:08.410996+00', 'vm 10634', '2026-11-22 05:02:23.425327+00', 'SM614200bb51a734a2d0682d679e56bff5', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.410996+00', '2026-11-22 05:02:08.440344+00'),
	('c898dd379f97c56658b77b07d76a5be3', '67133f289a1d96f48e3caecd6a1549a9', 'sms_recipient_invitation_template', '67133f289a1d96f48e3caecd6a1549a9 sms_recipient_invitation_template', '+14155551009', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:22736/xNTeR', 'failed', 1, 0, '2036-11-19 05:02:08.593535+00', 'vm 10634', '2026-11-22 05:02:23.609254+00', NULL, 'Twilio error 21610', NULL, NULL, NULL, NULL, '2026-11-22 05:02:08.593535+00', '2026-11-22 05:02:08.616822+00'),
	('127bd4d9ade20563d9288a5163f4eb09', 'b7ca804cec2a3ba326de68965b9dbc83', 'sms_recipient_invitation_template', 'b7ca804cec2a3ba326de68965b9dbc83 sms_recipient_invitation_template', '+14155551006', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:22736/zN6f3', 'sent', 1, 0, '2036-11-19 05:02:08.45658+00', 'vm 10634', '2026-11-22 05:02:23.473255+00', 'SMf38ffba92cadb0c3aa5cb6a56201385f', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.45658+00', '2026-11-22 05:02:08.499363+00'),
	('9f27d681c31ce0a77d1b8391fa0553c5', 'b7ca804cec2a3ba326de68965b9dbc83', 'sms_manager_confirmation_template', 'b7ca804cec2a3ba326de68965b9dbc83 sms_manager_confirmation_template', '+14155551007', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:22736/zN6f3', 'sent', 1, 0, '2036-11-19 05:02:08.45658+00', 'vm 10634', '2026-11-22 05:02:23.476865+00', 'SM24e228f9e17c7729cd478e37319f90f7', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.45658+00', '2026-11-22 05:02:08.502019+00'),
	('9fce55b0448dfb19598c0be864a1646b', '33170c0c5a7b07e24b9005eb4c1fecce', 'sms_recipient_invitation_template', '33170c0c5a7b07e24b9005eb4c1fecce sms_recipient_invitation_template', '+14155551011', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:22736/SFAfA', 'failed', 1, 0, '2036-11-19 05:02:08.667598+00', 'vm 10634', '2026-11-22 05:02:23.687582+00', NULL, 'Twilio error 21211', NULL, NULL, NULL, NULL, '2026-11-22 05:02:08.667598+00', '2026-11-22 05:02:08.699329+00'),
	('9e7b75d522fa338d5521ba99da6b4f88', '33170c0c5a7b07e24b9005eb4c1fecce', 'sms_manager_confirmation_template', '33170c0c5a7b07e24b9005eb4c1fecce sms_manager_confirmation_template', '+14155551012', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:22736/SFAfA', 'sent', 1, 0, '2036-11-19 05:02:08.667598+00', 'vm 10634', '2026-11-22 05:02:23.68506+00', 'SMf119bed115b29dea15ad27cc31cb2e2c', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.667598+00', '2026-11-22 05:02:08.718364+00'),
	('01aae0ee368e8f96df828bb80a51412c', 'd314f71b569e3a8cc83941fdcd495fab', 'sms_self_demo_invitation_template', 'd314f71b569e3a8cc83941fdcd495fab sms_self_demo_invitation_template', '+14155551013', 'Clarity: Hi Łukasz Żak, your voice demo "Not offered any more" is ready. Reply YES to get one AI call now, or tap http://localhost:22736/AQswR Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:08.759156+00', 'vm 10634', '2026-11-22 05:02:23.773592+00', 'SMbb258a9818e01947f7d4c476da4d4749', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.759156+00', '2026-11-22 05:02:08.821315+00'),
	('1b3be9e6175fd6fdd0487e553b294e4b', '67133f289a1d96f48e3caecd6a1549a9', 'sms_manager_confirmation_template', '67133f289a1d96f48e3caecd6a1549a9 sms_manager_confirmation_template', '+14155551010', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:22736/xNTeR', 'sent', 1, 0, '2036-11-19 05:02:08.593535+00', 'vm 10634', '2026-11-22 05:02:23.680815+00', 'SM34cb347204344ce1a6bb2b87409770e9', NULL, NULL, '2026-11-22 05:02:08.610125+00', 'delivered', NULL, '2026-11-22 05:02:08.593535+00', '2026-11-22 05:02:08.711371+00'),
	('bc5407719f7592e004f5214bac2293cc', '2357779ce4e3574abc7dfa3f27e7f5a5', 'sms_manager_confirmation_template', '2357779ce4e3574abc7dfa3f27e7f5a5 sms_manager_confirmation_template', '+14155551016', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:22736/DtA7n', 'sent', 1, 0, '2036-11-19 05:02:08.832222+00', 'vm 10634', '2026-11-22 05:02:23.848345+00', 'SM84cc3c7fed82d3b16bae71393f71ba25', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:08.832222+00', '2026-11-22 05:02:08.862303+00'),
	('a67e1bdf699fc2286ba6df3785868fd2', '2357779ce4e3574abc7dfa3f27e7f5a5', 'sms_recipient_invitation_template', '2357779ce4e3574abc7dfa3f27e7f5a5 sms_recipient_invitation_template', '+14155551015', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:22736/DtA7n', 'sent', 1, 0, '2036-11-19 05:02:08.832222+00', 'vm 10634', '2026-11-22 05:02:24.842892+00', 'SM4b49b528cf4f99e5221d6e55893e560a', NULL, NULL, '2026-11-22 05:02:08.849167+00', 'delivered', NULL, '2026-11-22 05:02:08.832222+00', '2026-11-22 05:02:09.858619+00'),
	('210c4a8ebdc11435f222dd882ff514d3', '2357779ce4e3574abc7dfa3f27e7f5a5', 'sms_yes_reply_confirmation_template', '2357779ce4e3574abc7dfa3f27e7f5a5 sms_yes_reply_confirmation_template aa6aaab53fb5ad92ffb4aada87cec366', '+14155551015', 'Wir rufen an, أمينة حداد. http://localhost:22736/DtA7n', 'sent', 1, 0, '2026-11-22 05:12:09.893011+00', 'vm 10634', '2026-11-22 05:02:24.91107+00', 'SMf30e6daf2ca5ff5e69f0c5b933e36b3a', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:09.893011+00', '2026-11-22 05:02:09.953691+00'),
	('b84c9106e02fa9ac894b895f29d0de62', 'e38644edcd7a90383c8feb1ac2708b73', 'sms_manager_confirmation_template', 'e38644edcd7a90383c8feb1ac2708b73 sms_manager_confirmation_template', '+14155551018', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:22736/9NHxA', 'sent', 1, 0, '2036-11-19 05:02:10.040316+00', 'vm 10634', '2026-11-22 05:02:25.056911+00', 'SM5850c6723f39e64e9e3282f4fa5012d1', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:10.040316+00', '2026-11-22 05:02:10.081118+00'),
	('e9cd3160484ba1ab98acc7b3fb0a9319', 'e38644edcd7a90383c8feb1ac2708b73', 'sms_recipient_invitation_template', 'e38644edcd7a90383c8feb1ac2708b73 sms_recipient_invitation_template', '+14155551017', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:22736/9NHxA', 'sent', 1, 0, '2036-11-19 05:02:10.040316+00', 'vm 10634', '2026-11-22 05:02:25.055603+00', 'SM6e3e50c86d3e3cb4653798fa5654c1d6', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:10.040316+00', '2026-11-22 05:02:10.083371+00'),
	('05c35f1c1b38b82c4a6eb8b398e08370', '4bc730aa57be9a57e44656f89cfa174d', 'sms_recipient_invitation_template', '4bc730aa57be9a57e44656f89cfa174d sms_recipient_invitation_template', '+14155551041', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:22736/jv9X6', 'sent', 1, 0, '2036-11-19 05:02:21.528065+00', 'vm 10804', '2026-11-22 05:02:36.566127+00', '05c35f1c1b38b82c4a6eb8b398e08370', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:21.528065+00', '2026-11-22 05:02:21.572014+00'),
	('92143086025b46c54b6119dbd8fd32b3', 'df999f612b89841e7fb3af1ddade9e78', 'sms_report_manager_template', 'df999f612b89841e7fb3af1ddade9e78 sms_report_manager_template', '+14155551046', 'Łukasz Żak, der Bericht: http://localhost:22736/DCtLe', 'sent', 1, 0, '2026-12-22 05:02:22.410564+00', 'vm 10804', '2026-11-22 05:02:37.426292+00', '92143086025b46c54b6119dbd8fd32b3', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.410564+00', '2026-11-22 05:02:22.42775+00'),
	('6e2747c478af0487c5f85281272ecc17', 'df999f612b89841e7fb3af1ddade9e78', 'sms_report_recipient_template', 'df999f612b89841e7fb3af1ddade9e78 sms_report_recipient_template', '+14155551045', 'Ingrid Å. Sørensen, der Bericht: http://localhost:22736/DCtLe', 'sent', 1, 0, '2026-12-22 05:02:22.410564+00', 'vm 10804', '2026-11-22 05:02:37.426051+00', '6e2747c478af0487c5f85281272ecc17', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.410564+00', '2026-11-22 05:02:22.427685+00'),
	('d79daa827ca1276d6cb2497ecee9c716', '6d20756a46ab4dcf4b926a98d25e805e', 'sms_manager_confirmation_template', '6d20756a46ab4dcf4b926a98d25e805e sms_manager_confirmation_template', '+14155551026', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:22736/bDWxh', 'sent', 1, 0, '2036-11-19 05:02:11.697079+00', 'vm 10634', '2026-11-22 05:02:26.708873+00', 'SM4ea84bad1d164a8a385d9794b0ccb72d', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.697079+00', '2026-11-22 05:02:11.721203+00'),
	('dc228b682e6d57fdd573c335aa4d4909', 'e97c4bbe4e53c662a03f5a9f3bfb4323', 'sms_manager_confirmation_template', 'e97c4bbe4e53c662a03f5a9f3bfb4323 sms_manager_confirmation_template', '+14155551048', 'Grüezi أمينة حداد 👋, Zoë Müller ist eingeladen: http://localhost:22736/MNH7K', 'sent', 1, 0, '2036-11-19 05:02:22.661802+00', 'vm 10804', '2026-11-22 05:02:37.675949+00', 'dc228b682e6d57fdd573c335aa4d4909', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.661802+00', '2026-11-22 05:02:22.680479+00'),
	('3b9d7a06c2d68cc5125699b335305563', '6d20756a46ab4dcf4b926a98d25e805e', 'sms_recipient_invitation_template', '6d20756a46ab4dcf4b926a98d25e805e sms_recipient_invitation_template', '+14155551025', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:22736/bDWxh', 'sent', 1, 0, '2036-11-19 05:02:11.697079+00', 'vm 10634', '2026-11-22 05:02:27.707031+00', 'SMa9a65964f9cdf504591355647a002116', NULL, NULL, '2026-11-22 05:02:11.710756+00', 'delivered', NULL, '2026-11-22 05:02:11.697079+00', '2026-11-22 05:02:12.724263+00'),
	('3e45c9bab0a0b936102b6315bb1873cf', '7b59a544f2bdfac80dcd2672ee8bf01e', 'sms_manager_confirmation_template', '7b59a544f2bdfac80dcd2672ee8bf01e sms_manager_confirmation_template', '+14155551050', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:22736/fHT2R', 'sent', 1, 0, '2036-11-19 05:02:22.731782+00', 'vm 10804', '2026-11-22 05:02:37.746529+00', '3e45c9bab0a0b936102b6315bb1873cf', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.731782+00', '2026-11-22 05:02:22.748874+00'),
	('b656a470e0ebd09b45374f19b92cab03', '7b59a544f2bdfac80dcd2672ee8bf01e', 'sms_recipient_invitation_template', '7b59a544f2bdfac80dcd2672ee8bf01e sms_recipient_invitation_template', '+14155551049', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:22736/fHT2R', 'sent', 1, 0, '2036-11-19 05:02:22.731782+00', 'vm 10804', '2026-11-22 05:02:37.744853+00', 'b656a470e0ebd09b45374f19b92cab03', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.731782+00', '2026-11-22 05:02:22.748788+00'),
	('a615ce6957697007cdcaef63c5dc6556', 'ecbd6027b2ecd8602313cf32e2b91424', 'sms_recipient_invitation_template', 'ecbd6027b2ecd8602313cf32e2b91424 sms_recipient_invitation_template', '+14155551051', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:22736/fyJFX', 'sent', 1, 0, '2036-11-19 05:02:22.800787+00', 'vm 10804', '2026-11-22 05:02:37.813686+00', 'a615ce6957697007cdcaef63c5dc6556', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.800787+00', '2026-11-22 05:02:22.81706+00'),
	('3f1a52e5a0979749aeb290b904f86e95', 'ecbd6027b2ecd8602313cf32e2b91424', 'sms_manager_confirmation_template', 'ecbd6027b2ecd8602313cf32e2b91424 sms_manager_confirmation_template', '+14155551052', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:22736/fyJFX', 'sent', 1, 0, '2036-11-19 05:02:22.800787+00', 'vm 10804', '2026-11-22 05:02:37.815953+00', '3f1a52e5a0979749aeb290b904f86e95', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.800787+00', '2026-11-22 05:02:22.818986+00'),
	('1497ee17841bf003d4f5a8c5f9c10e96', '2221170e3a97baa61ab1593edccad4b2', 'sms_recipient_invitation_template', '2221170e3a97baa61ab1593edccad4b2 sms_recipient_invitation_template', '+14155551055', 'Łukasz Żak: Renée O’Hara lädt Sie ein. YES → http://localhost:22736/spKRS', 'sent', 1, 0, '2036-11-19 05:02:22.938451+00', 'vm 10804', '2026-11-22 05:02:37.948747+00', '1497ee17841bf003d4f5a8c5f9c10e96', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.938451+00', '2026-11-22 05:02:22.961065+00'),
	('499895153161440a4def2e7319aaed57', '2221170e3a97baa61ab1593edccad4b2', 'sms_manager_confirmation_template', '2221170e3a97baa61ab1593edccad4b2 sms_manager_confirmation_template', '+14155551056', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:22736/spKRS', 'sent', 1, 0, '2036-11-19 05:02:22.938451+00', 'vm 10804', '2026-11-22 05:02:37.949621+00', '499895153161440a4def2e7319aaed57', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.938451+00', '2026-11-22 05:02:22.96183+00'),
	('e403380f4c8c2cf2d5d1c7682be8b9b4', 'fd18d56818b21e022534fdb3ef33d1bf', 'sms_recipient_invitation_template', 'fd18d56818b21e022534fdb3ef33d1bf sms_recipient_invitation_template', '+14155551027', 'Clarity: Hi Łukasz Żak, Renée O’Hara invites you to a voice demo: "Soon deleted". Reply YES to get one AI call now, or tap http://localhost:22736/S4fRh Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:12.789344+00', 'vm 10634', '2026-11-22 05:02:28.798672+00', 'SM64e23ee2948e436cba42ceb8d69caf5a', NULL, NULL, '2026-11-22 05:02:12.806686+00', 'delivered', NULL, '2026-11-22 05:02:12.789344+00', '2026-11-22 05:02:13.815686+00'),
	('4bad562e1e893b2866a9e9f701375194', 'e38644edcd7a90383c8feb1ac2708b73', 'sms_yes_reply_confirmation_template', 'e38644edcd7a90383c8feb1ac2708b73 sms_yes_reply_confirmation_template 31de171b3c05b25dc3e3c883982fdb7e', '+14155551017', 'Wir rufen an, Ingrid Å. Sørensen. http://localhost:22736/9NHxA', 'sent', 1, 0, '2026-11-22 05:12:10.103664+00', 'vm 10634', '2026-11-22 05:02:25.120854+00', 'SM2047302fff743322d0b5182f962538e9', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:10.103664+00', '2026-11-22 05:02:10.141603+00'),
	('25e720e5e14e6a9620200425ef23c1c7', '4bc730aa57be9a57e44656f89cfa174d', 'sms_manager_confirmation_template', '4bc730aa57be9a57e44656f89cfa174d sms_manager_confirmation_template', '+14155551042', 'Grüezi Renée O’Hara 👋, Łukasz Żak ist eingeladen: http://localhost:22736/jv9X6', 'sent', 1, 0, '2036-11-19 05:02:21.528065+00', 'vm 10804', '2026-11-22 05:02:36.564239+00', '25e720e5e14e6a9620200425ef23c1c7', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:21.528065+00', '2026-11-22 05:02:21.569843+00'),
	('afd3fde62a3a1cf2e9b25e06b7233d0e', '4084f969ca187762bc9e2841b3727a2d', 'sms_recipient_invitation_template', '4084f969ca187762bc9e2841b3727a2d sms_recipient_invitation_template', '+14155551023', 'Renée O’Hara: Zoë Müller lädt Sie ein. YES → http://localhost:22736/eeKRT', 'sent', 1, 0, '2036-11-19 05:02:11.5852+00', 'vm 10634', '2026-11-22 05:02:26.605007+00', 'SM182939567f6c596b5753016c730a7cbe', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.5852+00', '2026-11-22 05:02:11.619492+00'),
	('1c12ed823e1472dfaf2bc663ea1991df', 'dd3cf51bc6fe3540c0f41ebc281c3563', 'sms_manager_confirmation_template', 'dd3cf51bc6fe3540c0f41ebc281c3563 sms_manager_confirmation_template', '+14155551020', 'Grüezi أمينة حداد 👋, Zoë Müller ist eingeladen: http://localhost:22736/AyKpR', 'sent', 1, 0, '2036-11-19 05:02:10.218509+00', 'vm 10634', '2026-11-22 05:02:25.234336+00', 'SM9b85128acb161fb034e8dcce68f9d674', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:10.218509+00', '2026-11-22 05:02:10.253971+00'),
	('bd7162a94c9e17b51635a13eb93114ee', 'dd3cf51bc6fe3540c0f41ebc281c3563', 'sms_yes_reply_confirmation_template', 'dd3cf51bc6fe3540c0f41ebc281c3563 sms_yes_reply_confirmation_template 4c122ba80d1fd4715d5602db15537dd1', '+14155551019', 'Wir rufen an, Zoë Müller. http://localhost:22736/AyKpR', 'sent', 1, 0, '2026-11-22 05:12:11.306968+00', 'vm 10634', '2026-11-22 05:02:26.323665+00', 'SM501f938fa00254c3b15faadc8222a083', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.306968+00', '2026-11-22 05:02:11.346811+00'),
	('429965693d0cdfb109adaed0d1c585f0', '4bc730aa57be9a57e44656f89cfa174d', 'sms_report_manager_template', '4bc730aa57be9a57e44656f89cfa174d sms_report_manager_template', '+14155551042', 'Renée O’Hara, der Bericht: http://localhost:22736/cfrv5', 'sent', 1, 0, '2026-12-22 05:02:22.008436+00', 'vm 10804', '2026-11-22 05:02:37.022102+00', '429965693d0cdfb109adaed0d1c585f0', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.008436+00', '2026-11-22 05:02:22.024544+00'),
	('f0faa00b2bbd9e6a21b95aaebfeadfb9', '4bc730aa57be9a57e44656f89cfa174d', 'sms_report_recipient_template', '4bc730aa57be9a57e44656f89cfa174d sms_report_recipient_template', '+14155551041', 'Łukasz Żak, der Bericht: http://localhost:22736/cfrv5', 'sent', 1, 0, '2026-12-22 05:02:22.008436+00', 'vm 10804', '2026-11-22 05:02:37.022363+00', 'f0faa00b2bbd9e6a21b95aaebfeadfb9', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.008436+00', '2026-11-22 05:02:22.024949+00'),
	('4682c6635b7b839c747dd7fa62c33942', '4084f969ca187762bc9e2841b3727a2d', 'sms_manager_confirmation_template', '4084f969ca187762bc9e2841b3727a2d sms_manager_confirmation_template', '+14155551024', 'Grüezi Zoë Müller 👋, Renée O’Hara ist eingeladen: http://localhost:22736/eeKRT', 'sent', 1, 0, '2036-11-19 05:02:11.5852+00', 'vm 10634', '2026-11-22 05:02:26.605978+00', 'SM949cf5496767d5c69e18444148a8dece', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.5852+00', '2026-11-22 05:02:11.625803+00'),
	('da3b3716979c48b9442383338f0eb8c0', '4084f969ca187762bc9e2841b3727a2d', 'sms_yes_reply_confirmation_template', '4084f969ca187762bc9e2841b3727a2d sms_yes_reply_confirmation_template 7cbe1a06b476b45fb4c033e1c0e58774', '+14155551023', 'Wir rufen an, Renée O’Hara. http://localhost:22736/eeKRT', 'sent', 1, 0, '2026-11-22 05:12:11.64876+00', 'vm 10634', '2026-11-22 05:02:26.665193+00', 'SM59eb71318496c1193b01182a0645d2cf', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.64876+00', '2026-11-22 05:02:11.679569+00'),
	('a16e98481f2583d15ccf8abb427a17b2', 'e97c4bbe4e53c662a03f5a9f3bfb4323', 'sms_yes_reply_confirmation_template', 'e97c4bbe4e53c662a03f5a9f3bfb4323 sms_yes_reply_confirmation_template cc2769f29eb000e0ab82200d233b97ed', '+14155551047', 'Wir rufen an, Zoë Müller. http://localhost:22736/MNH7K', 'queued', 0, 0, '2026-11-22 05:12:24.833074+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:24.833074+00', '2026-11-22 05:02:24.833074+00'),
	('697f13dd0d1c527e267cea7375baa53a', 'fd18d56818b21e022534fdb3ef33d1bf', 'sms_manager_confirmation_template', 'fd18d56818b21e022534fdb3ef33d1bf sms_manager_confirmation_template', '+14155551028', 'Clarity: Hi Renée O’Hara, we have invited Łukasz Żak to the voice demo "Soon deleted". You get the report link when the conversation is over. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:12.789344+00', 'vm 10634', '2026-11-22 05:02:27.803256+00', 'SMd21fc4cc0e219f24e1cd3bd4064ec209', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:12.789344+00', '2026-11-22 05:02:12.816429+00'),
	('2bab9f7096322637ca74ed6482b2d15e', 'd2dc87fd55641e586c49778dc2a2b9df', 'sms_self_demo_invitation_template', 'd2dc87fd55641e586c49778dc2a2b9df sms_self_demo_invitation_template', '+14155551029', 'أمينة حداد: YES → http://localhost:22736/jQsKN', 'sent', 1, 0, '2036-11-19 05:02:14.398539+00', 'vm 10634', '2026-11-22 05:02:29.414476+00', 'SMc89a4cd085107c9a052ebfd87c76a85b', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.398539+00', '2026-11-22 05:02:14.430336+00'),
	('0c503c788b1889d8797236657d513095', '71c756921908c6a49b965076b35272ab', 'sms_recipient_invitation_template', '71c756921908c6a49b965076b35272ab sms_recipient_invitation_template', '+14155551031', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:22736/PNv6R', 'sent', 1, 0, '2036-11-19 05:02:14.578035+00', 'vm 10634', '2026-11-22 05:02:29.5924+00', 'SMc18ae9a0ea9d68d5e87112935087cff7', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.578035+00', '2026-11-22 05:02:14.603578+00'),
	('221546d7ea4133d32e304fecce6c05a8', '71c756921908c6a49b965076b35272ab', 'sms_manager_confirmation_template', '71c756921908c6a49b965076b35272ab sms_manager_confirmation_template', '+14155551032', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:22736/PNv6R', 'sent', 1, 0, '2036-11-19 05:02:14.578035+00', 'vm 10634', '2026-11-22 05:02:29.655439+00', 'SM774c44103030ccee9c806878c4348050', NULL, NULL, '2026-11-22 05:02:14.593261+00', 'delivered', NULL, '2026-11-22 05:02:14.578035+00', '2026-11-22 05:02:14.681619+00'),
	('d2d9e991ea80f7691630201cc0adccce', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'sms_manager_confirmation_template', 'c9edfeb383ffa0289bde8dfe4d3f6682 sms_manager_confirmation_template', '+14155551034', 'Clarity: Hi أمينة حداد, we have invited Zoë Müller to the voice demo "At the fair". You get the report link when the conversation is over. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:14.843807+00', 'vm 10634', '2026-11-22 05:02:29.862294+00', 'SM01210d75594f972e358c91cf610fd695', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.843807+00', '2026-11-22 05:02:14.873429+00'),
	('17180b2b89b7af8081b629a9b206928b', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'sms_recipient_invitation_template', 'c9edfeb383ffa0289bde8dfe4d3f6682 sms_recipient_invitation_template', '+14155551033', 'Clarity: Hi Zoë Müller, أمينة حداد invites you to a voice demo: "At the fair". Reply YES to get one AI call now, or tap http://localhost:22736/YMD3C Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:14.843807+00', 'vm 10634', '2026-11-22 05:02:30.364883+00', 'SM6f6cd2e8f821c529eaf3d4b427a714b0', NULL, NULL, '2026-11-22 05:02:14.864726+00', 'delivered', NULL, '2026-11-22 05:02:14.843807+00', '2026-11-22 05:02:15.388127+00'),
	('51c531b0c9ca1196fdb55d08ad3123ee', '71c756921908c6a49b965076b35272ab', 'sms_report_manager_template', '71c756921908c6a49b965076b35272ab sms_report_manager_template', '+14155551032', 'Łukasz Żak, der Bericht: http://localhost:22736/7Upky', 'sent', 1, 0, '2026-12-22 05:02:14.774246+00', 'vm 10634', '2026-11-22 05:02:29.791268+00', 'SMc6c2a387574e2d823e5e203d8d0166dd', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.774246+00', '2026-11-22 05:02:14.807156+00'),
	('647b1932bbdd4d74fa7516e596ca95d4', 'aab6fca5f6749048f066636cd0660459', 'sms_yes_reply_confirmation_template', 'aab6fca5f6749048f066636cd0660459 sms_yes_reply_confirmation_template 9b4fd88b726ee3b16a8262f571f9335e', '+14155551021', 'Wir rufen an, 山田 花子. http://localhost:22736/p5KV8', 'sent', 1, 0, '2026-11-22 05:12:11.48283+00', 'vm 10634', '2026-11-22 05:02:26.498333+00', 'SMeacfe6b233f0e6109456654ed56b44dd', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.48283+00', '2026-11-22 05:02:11.513804+00'),
	('a123437bd4f717a261bebb08722e25fa', 'dd3cf51bc6fe3540c0f41ebc281c3563', 'sms_recipient_invitation_template', 'dd3cf51bc6fe3540c0f41ebc281c3563 sms_recipient_invitation_template', '+14155551019', 'Zoë Müller: أمينة حداد lädt Sie ein. YES → http://localhost:22736/AyKpR', 'sent', 1, 0, '2036-11-19 05:02:10.218509+00', 'vm 10634', '2026-11-22 05:02:26.232779+00', 'SMadfe4c6d1241acf5e86cab08038a7706', NULL, NULL, '2026-11-22 05:02:10.235152+00', 'delivered', NULL, '2026-11-22 05:02:10.218509+00', '2026-11-22 05:02:11.261612+00'),
	('3cb20aab4ec2c63497bc4880fa2e7cfe', '4bc730aa57be9a57e44656f89cfa174d', 'sms_yes_reply_confirmation_template', '4bc730aa57be9a57e44656f89cfa174d sms_yes_reply_confirmation_template 86f6aa01418506b91acdb256d298e358', '+14155551041', 'Wir rufen an, Łukasz Żak. http://localhost:22736/jv9X6', 'sent', 1, 0, '2026-11-22 05:12:21.621092+00', 'vm 10804', '2026-11-22 05:02:36.645015+00', '3cb20aab4ec2c63497bc4880fa2e7cfe', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:21.621092+00', '2026-11-22 05:02:21.650243+00'),
	('ff90838a9bf1dcde2f14ae42ef1c0edb', '162d84ac596fa5ef4bbd333641431f63', 'sms_recipient_invitation_template', '162d84ac596fa5ef4bbd333641431f63 sms_recipient_invitation_template', '+14155551043', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:22736/xNyaJ', 'sent', 1, 0, '2036-11-19 05:02:22.087381+00', 'vm 10804', '2026-11-22 05:02:37.100701+00', 'ff90838a9bf1dcde2f14ae42ef1c0edb', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.087381+00', '2026-11-22 05:02:22.105478+00'),
	('2a3cc894bb00a0c259481baf23f89575', 'aab6fca5f6749048f066636cd0660459', 'sms_recipient_invitation_template', 'aab6fca5f6749048f066636cd0660459 sms_recipient_invitation_template', '+14155551021', '山田 花子: Ingrid Å. Sørensen lädt Sie ein. YES → http://localhost:22736/p5KV8', 'sent', 1, 0, '2036-11-19 05:02:11.418011+00', 'vm 10634', '2026-11-22 05:02:26.431861+00', 'SMd2b34b0c7d3c085d03a86f8cc3823472', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.418011+00', '2026-11-22 05:02:11.44472+00'),
	('d2b27070ea2ccd6a72120d647936eb05', 'aab6fca5f6749048f066636cd0660459', 'sms_manager_confirmation_template', 'aab6fca5f6749048f066636cd0660459 sms_manager_confirmation_template', '+14155551022', 'Grüezi Ingrid Å. Sørensen 👋, 山田 花子 ist eingeladen: http://localhost:22736/p5KV8', 'sent', 1, 0, '2036-11-19 05:02:11.418011+00', 'vm 10634', '2026-11-22 05:02:26.434943+00', 'SM5f55015e09d79f82dd31d815b9d0add2', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:11.418011+00', '2026-11-22 05:02:11.451391+00'),
	('7947b30faa3b3335cf08755d370358c3', 'df999f612b89841e7fb3af1ddade9e78', 'sms_recipient_invitation_template', 'df999f612b89841e7fb3af1ddade9e78 sms_recipient_invitation_template', '+14155551045', 'Ingrid Å. Sørensen: Łukasz Żak lädt Sie ein. YES → http://localhost:22736/DExdE', 'sent', 1, 0, '2036-11-19 05:02:22.245423+00', 'vm 10804', '2026-11-22 05:02:37.267345+00', '7947b30faa3b3335cf08755d370358c3', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.245423+00', '2026-11-22 05:02:22.272685+00'),
	('e95030c1ae0478ba347ea14cc6db84da', 'fd18d56818b21e022534fdb3ef33d1bf', 'sms_report_manager_template', 'fd18d56818b21e022534fdb3ef33d1bf sms_report_manager_template', '+14155551028', 'Clarity: Hi Renée O’Hara, the report from the conversation of Łukasz Żak, "Soon deleted", is ready: http://localhost:22736/djJkC Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 05:02:14.168015+00', 'vm 10634', '2026-11-22 05:02:29.186101+00', 'SM37eddb4c63c008baff29ce0bc5867ba4', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.168015+00', '2026-11-22 05:02:14.202451+00'),
	('dad2abd67eb8e7f0aa547b59596a9f01', 'fd18d56818b21e022534fdb3ef33d1bf', 'sms_yes_reply_confirmation_template', 'fd18d56818b21e022534fdb3ef33d1bf sms_yes_reply_confirmation_template 729e6a7fd65c62950885425c604ec408', '+14155551027', 'Clarity: Thanks Łukasz Żak! Our AI assistant calls you in a moment. Rather talk in the browser? http://localhost:22736/S4fRh Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 05:12:13.86712+00', 'vm 10634', '2026-11-22 05:02:28.884057+00', 'SM65cbce57f2d54f097b04a581ab038993', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:13.86712+00', '2026-11-22 05:02:13.902974+00'),
	('64301ee1021ede0a463687932f8c628e', 'df999f612b89841e7fb3af1ddade9e78', 'sms_manager_confirmation_template', 'df999f612b89841e7fb3af1ddade9e78 sms_manager_confirmation_template', '+14155551046', 'Grüezi Łukasz Żak 👋, Ingrid Å. Sørensen ist eingeladen: http://localhost:22736/DExdE', 'sent', 1, 0, '2036-11-19 05:02:22.245423+00', 'vm 10804', '2026-11-22 05:02:37.2676+00', '64301ee1021ede0a463687932f8c628e', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.245423+00', '2026-11-22 05:02:22.273924+00'),
	('99063e67f7e1d244de71a95338bbbc32', '71c756921908c6a49b965076b35272ab', 'sms_yes_reply_confirmation_template', '71c756921908c6a49b965076b35272ab sms_yes_reply_confirmation_template 9f8dcca7a9724d44c055869453cce885', '+14155551031', 'Wir rufen an, Ingrid Å. Sørensen. http://localhost:22736/PNv6R', 'sent', 1, 0, '2026-11-22 05:12:14.641408+00', 'vm 10634', '2026-11-22 05:02:29.662435+00', 'SMff94965f10ae24fd5f1bc21b698706f5', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.641408+00', '2026-11-22 05:02:14.684729+00'),
	('3cfa9a47c5a81c38fa5ee03f7df5be22', 'fd18d56818b21e022534fdb3ef33d1bf', 'sms_report_recipient_template', 'fd18d56818b21e022534fdb3ef33d1bf sms_report_recipient_template', '+14155551027', 'Clarity: Hi Łukasz Żak, the report from your conversation "Soon deleted" is ready: http://localhost:22736/djJkC Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 05:02:14.168015+00', 'vm 10634', '2026-11-22 05:02:29.411349+00', 'SM56ade6d4946d98da76be9156185872db', NULL, NULL, '2026-11-22 05:02:14.189159+00', 'delivered', NULL, '2026-11-22 05:02:14.168015+00', '2026-11-22 05:02:14.424614+00'),
	('d3da62e02c24317e4ca1a4d197efdfd5', '999e4625b7e75851a4331a0c75fe100a', 'sms_manager_confirmation_template', '999e4625b7e75851a4331a0c75fe100a sms_manager_confirmation_template', '+14155551038', 'Clarity: Hi Zoë Müller, we have invited Renée O’Hara to the voice demo "At the fair". You get the report link when the conversation is over. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:15.867114+00', 'vm 10634', '2026-11-22 05:02:30.887401+00', 'SMda16387ff15a5df76a8843ec471c7e61', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:15.867114+00', '2026-11-22 05:02:15.903597+00'),
	('e90890aa8bd60fc12e7a978c013f0452', '71c756921908c6a49b965076b35272ab', 'sms_report_recipient_template', '71c756921908c6a49b965076b35272ab sms_report_recipient_template', '+14155551031', 'Ingrid Å. Sørensen, der Bericht: http://localhost:22736/7Upky', 'sent', 1, 0, '2026-12-22 05:02:14.774246+00', 'vm 10634', '2026-11-22 05:02:29.790622+00', 'SMe11710f4323871de1dbedaa060bd3f08', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.774246+00', '2026-11-22 05:02:14.807599+00'),
	('29282af901f333b44011f057a39ae9c3', '999e4625b7e75851a4331a0c75fe100a', 'sms_recipient_invitation_template', '999e4625b7e75851a4331a0c75fe100a sms_recipient_invitation_template', '+14155551037', 'Clarity: Hi Renée O’Hara, Zoë Müller invites you to a voice demo: "At the fair". Reply YES to get one AI call now, or tap http://localhost:22736/b5yWN Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:15.867114+00', 'vm 10634', '2026-11-22 05:02:31.877565+00', 'SM6b20524c6c1de24f0a920e9e58178241', NULL, NULL, '2026-11-22 05:02:15.890091+00', 'delivered', NULL, '2026-11-22 05:02:15.867114+00', '2026-11-22 05:02:16.893871+00'),
	('5a79c20312f6aa795fa52791200d537a', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'sms_report_manager_template', 'c9edfeb383ffa0289bde8dfe4d3f6682 sms_report_manager_template', '+14155551034', 'Clarity: Hi أمينة حداد, the report from the conversation of Zoë Müller, "At the fair", is ready: http://localhost:22736/YC9jR Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 05:02:17.05035+00', 'vm 10634', '2026-11-22 05:02:32.494915+00', 'SMd0b0afa2a7bd731db7ec6def6a0cca12', NULL, NULL, '2026-11-22 05:02:17.068221+00', 'delivered', NULL, '2026-11-22 05:02:17.05035+00', '2026-11-22 05:02:17.509409+00'),
	('73989b813fe17debcfc8a9f43408180d', 'd2dc87fd55641e586c49778dc2a2b9df', 'sms_yes_reply_confirmation_template', 'd2dc87fd55641e586c49778dc2a2b9df sms_yes_reply_confirmation_template 53ba9730a8bdc3febc5f9a848debda82', '+14155551029', 'Wir rufen an, أمينة حداد. http://localhost:22736/jQsKN', 'sent', 1, 0, '2026-11-22 05:12:14.466313+00', 'vm 10634', '2026-11-22 05:02:29.485695+00', 'SMbcf323b3531854ecd0074fa58ce15775', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.466313+00', '2026-11-22 05:02:14.503356+00'),
	('64914af19040dcba728b7907d99f91a1', '162d84ac596fa5ef4bbd333641431f63', 'sms_manager_confirmation_template', '162d84ac596fa5ef4bbd333641431f63 sms_manager_confirmation_template', '+14155551044', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:22736/xNyaJ', 'sent', 1, 0, '2036-11-19 05:02:22.087381+00', 'vm 10804', '2026-11-22 05:02:37.100581+00', '64914af19040dcba728b7907d99f91a1', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.087381+00', '2026-11-22 05:02:22.105718+00'),
	('3d89b84d8b450b7c9129c4462f5cd9d2', 'd2dc87fd55641e586c49778dc2a2b9df', 'sms_report_recipient_template', 'd2dc87fd55641e586c49778dc2a2b9df sms_report_recipient_template', '+14155551029', 'أمينة حداد, der Bericht: http://localhost:22736/2zVBZ', 'sent', 1, 0, '2026-12-22 05:02:14.539178+00', 'vm 10634', '2026-11-22 05:02:29.546906+00', 'SMac14247ac9765aaba1db1ac6bb34c861', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:14.539178+00', '2026-11-22 05:02:14.557415+00'),
	('26878d16361f0daab3fad8f379fd1732', '420bc71043b8e814daba18a9654b5603', 'sms_self_demo_invitation_template', '420bc71043b8e814daba18a9654b5603 sms_self_demo_invitation_template', '+14155551035', 'Clarity: Hi 山田 花子, your voice demo "At the fair" is ready. Reply YES to get one AI call now, or tap http://localhost:22736/8XfTu Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.', 'sent', 1, 0, '2036-11-19 05:02:15.356312+00', 'vm 10634', '2026-11-22 05:02:30.369788+00', 'SM3bc66d11bdfcc41dcc06be5416d57b90', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:15.356312+00', '2026-11-22 05:02:15.383267+00'),
	('a645c8cf865083fd3c8e6325f1767e46', '162d84ac596fa5ef4bbd333641431f63', 'sms_yes_reply_confirmation_template', '162d84ac596fa5ef4bbd333641431f63 sms_yes_reply_confirmation_template a9f4bd9023a5a6d3de16566727412778', '+14155551043', 'Wir rufen an, أمينة حداد. http://localhost:22736/xNyaJ', 'sent', 1, 0, '2026-11-22 05:12:22.156223+00', 'vm 10804', '2026-11-22 05:02:37.177834+00', 'a645c8cf865083fd3c8e6325f1767e46', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.156223+00', '2026-11-22 05:02:22.181314+00'),
	('619854bf2d05109e7ccbf927abbe835d', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'sms_yes_reply_confirmation_template', 'c9edfeb383ffa0289bde8dfe4d3f6682 sms_yes_reply_confirmation_template 4a19534cd71fc191bfe678f1c6c7df9a', '+14155551033', 'Clarity: Thanks Zoë Müller! Our AI assistant calls you in a moment. Rather talk in the browser? http://localhost:22736/YMD3C Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 05:12:16.912323+00', 'vm 10634', '2026-11-22 05:02:31.937508+00', 'SM1c395759f10dea4085fa8674e3f96b9f', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:16.912323+00', '2026-11-22 05:02:16.968954+00'),
	('4c0ba5b894602dcac2a0b58f97bff990', 'e97c4bbe4e53c662a03f5a9f3bfb4323', 'sms_recipient_invitation_template', 'e97c4bbe4e53c662a03f5a9f3bfb4323 sms_recipient_invitation_template', '+14155551047', 'Zoë Müller: أمينة حداد lädt Sie ein. YES → http://localhost:22736/MNH7K', 'sent', 1, 0, '2036-11-19 05:02:22.661802+00', 'vm 10804', '2026-11-22 05:02:37.676406+00', '4c0ba5b894602dcac2a0b58f97bff990', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.661802+00', '2026-11-22 05:02:22.680542+00'),
	('e20fe96b5b1857bd92f0734e24b0a785', NULL, 'test', 'test 27c4e0019fc8dffc984ed04a3049371d', '+14155551039', 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 05:12:17.490155+00', 'vm 10634', '2026-11-22 05:02:32.499898+00', 'SM1381ba28924612b1b409bb6eccbc1a93', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:17.490155+00', '2026-11-22 05:02:17.512539+00'),
	('4027cd4ff41f65756cd12dc64827ea27', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'sms_report_recipient_template', 'c9edfeb383ffa0289bde8dfe4d3f6682 sms_report_recipient_template', '+14155551033', 'Clarity: Hi Zoë Müller, the report from your conversation "At the fair" is ready: http://localhost:22736/YC9jR Reply STOP to opt out.', 'sent', 1, 0, '2026-12-22 05:02:17.05035+00', 'vm 10634', '2026-11-22 05:02:32.066964+00', 'SM6ebeadf4fa2026f746e5873438b28b5f', NULL, NULL, NULL, 'delivered', NULL, '2026-11-22 05:02:17.05035+00', '2026-11-22 05:02:17.096042+00'),
	('16e71dd259ed095ed9fbc209f0692c0f', 'b1e93ed42688f2def0f71f1a2ce4a40a', 'sms_manager_confirmation_template', 'b1e93ed42688f2def0f71f1a2ce4a40a sms_manager_confirmation_template', '+14155551054', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:22736/gtbsC', 'sent', 1, 0, '2036-11-19 05:02:22.870899+00', 'vm 10804', '2026-11-22 05:02:37.883054+00', '16e71dd259ed095ed9fbc209f0692c0f', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.870899+00', '2026-11-22 05:02:22.886631+00'),
	('a2cf51c7a30352ffee4d3d911224fd48', 'b1e93ed42688f2def0f71f1a2ce4a40a', 'sms_recipient_invitation_template', 'b1e93ed42688f2def0f71f1a2ce4a40a sms_recipient_invitation_template', '+14155551053', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:22736/gtbsC', 'sent', 1, 0, '2036-11-19 05:02:22.870899+00', 'vm 10804', '2026-11-22 05:02:37.883117+00', 'a2cf51c7a30352ffee4d3d911224fd48', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:22.870899+00', '2026-11-22 05:02:22.888298+00'),
	('b20b409db8b3f6d9702d03185bcca6b6', '5a02ceaab9fd73295e5331234e9a0f93', 'sms_manager_confirmation_template', '5a02ceaab9fd73295e5331234e9a0f93 sms_manager_confirmation_template', '+14155551058', 'Grüezi Иван Петров 👋, أمينة حداد ist eingeladen: http://localhost:22736/4yxuV', 'queued', 0, 0, '2036-11-19 05:02:25.042239+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:25.042239+00', '2026-11-22 05:02:25.042239+00'),
	('e9c3a040c26121f3cdf8e7f338b994d5', 'f9f13d5d15fe2506fc2e8897f90527fa', 'sms_recipient_invitation_template', 'f9f13d5d15fe2506fc2e8897f90527fa sms_recipient_invitation_template', '+12125550123', 'Иван Петров: 山田 花子 lädt Sie ein. YES → http://localhost:22736/vpcwr', 'queued', 0, 0, '2036-11-19 05:02:19.281294+00', NULL, NULL, NULL, NULL, '2026-11-22 13:00:00+00', NULL, NULL, NULL, '2026-11-22 05:02:19.281294+00', '2026-11-22 05:02:19.281294+00'),
	('c2854f96464f1e854b303b7a56e65b6a', '5a02ceaab9fd73295e5331234e9a0f93', 'sms_recipient_invitation_template', '5a02ceaab9fd73295e5331234e9a0f93 sms_recipient_invitation_template', '+14155551057', 'أمينة حداد: Иван Петров lädt Sie ein. YES → http://localhost:22736/4yxuV', 'queued', 0, 0, '2036-11-19 05:02:25.042239+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:25.042239+00', '2026-11-22 05:02:25.042239+00'),
	('0da0637b77220bd32889077eff81edb3', 'f9f13d5d15fe2506fc2e8897f90527fa', 'sms_manager_confirmation_template', 'f9f13d5d15fe2506fc2e8897f90527fa sms_manager_confirmation_template', '+14155551040', 'Grüezi 山田 花子 👋, Иван Петров ist eingeladen: http://localhost:22736/vpcwr', 'sent', 1, 0, '2036-11-19 05:02:19.281294+00', 'vm 10777', '2026-11-22 05:02:34.318766+00', '0da0637b77220bd32889077eff81edb3', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:19.281294+00', '2026-11-22 05:02:19.326737+00'),
	('9879ede143e2d424d754e34e4d6ec411', NULL, 'test', 'test ae15bd1dd94fd6500817bb71acf58738', '+12125550123', 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.', 'sent', 1, 0, '2026-11-22 05:12:19.32926+00', 'vm 10777', '2026-11-22 05:02:34.341712+00', '9879ede143e2d424d754e34e4d6ec411', NULL, NULL, NULL, NULL, NULL, '2026-11-22 05:02:19.32926+00', '2026-11-22 05:02:19.34698+00');

INSERT INTO public.voice_attempts VALUES
	('aa6aaab53fb5ad92ffb4aada87cec366', '2357779ce4e3574abc7dfa3f27e7f5a5', 'conv_186eb593efb20024ba772ec3c1', 'ended', 0, '2026-11-22 05:02:09.922322+00'),
	('31de171b3c05b25dc3e3c883982fdb7e', 'e38644edcd7a90383c8feb1ac2708b73', 'conv_c4338aba026d5902f4babc718c', 'ended', 0, '2026-11-22 05:02:10.128145+00'),
	('4c122ba80d1fd4715d5602db15537dd1', 'dd3cf51bc6fe3540c0f41ebc281c3563', 'conv_2ee9bbfc88bfac515b02215134', 'ended', 0, '2026-11-22 05:02:11.331676+00'),
	('9b4fd88b726ee3b16a8262f571f9335e', 'aab6fca5f6749048f066636cd0660459', 'conv_bf65c025fd86a6543fe9c63a18', 'ended', 0, '2026-11-22 05:02:11.50383+00'),
	('7cbe1a06b476b45fb4c033e1c0e58774', '4084f969ca187762bc9e2841b3727a2d', 'conv_aea193a2d27f5d4f6af2c2c4d1', 'open', 0, '2026-11-22 05:02:11.666253+00'),
	('2cfdc991f66bfed635b0a4cd7cf9edfc', '6d20756a46ab4dcf4b926a98d25e805e', 'conv_61bef1807d37bc746d9863243a', 'open', 0, '2026-11-22 05:02:12.775958+00'),
	('729e6a7fd65c62950885425c604ec408', 'fd18d56818b21e022534fdb3ef33d1bf', 'conv_39e4b736a658759e36c963e17e', 'ended', 0, '2026-11-22 05:02:13.890634+00'),
	('53ba9730a8bdc3febc5f9a848debda82', 'd2dc87fd55641e586c49778dc2a2b9df', 'conv_3ca4afb6d6efcb44439cefa846', 'ended', 0, '2026-11-22 05:02:14.493441+00'),
	('9f8dcca7a9724d44c055869453cce885', '71c756921908c6a49b965076b35272ab', 'conv_70eec832a9eb50cc5b680246ce', 'ended', 0, '2026-11-22 05:02:14.667348+00'),
	('4a19534cd71fc191bfe678f1c6c7df9a', 'c9edfeb383ffa0289bde8dfe4d3f6682', 'conv_18901297652401a7a9b625afc4', 'ended', 0, '2026-11-22 05:02:16.948053+00');

INSERT INTO public.voice_events VALUES
	('2c09f7c1ab6e931ba0a7fccc10576f1a', 'elevenlabs', 'cecf1773b4ddfb5dddff50ed425795340adaa037869f428aa40af37bec4a885b answering_machine_detection', NULL, '{"type":"answering_machine_detection","event_timestamp":1795323729,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_186eb593efb20024ba772ec3c1","call_sid":"CA08fa85319ab6f34dda1ce1cbd4cd230e","answered_by":"machine_start"}}', NULL, NULL, '{}', NULL, '2026-11-22 05:02:09.946605+00', NULL),
	('be0dfb65a89e5306051f4ec8f8463554', 'elevenlabs', 'conv_186eb593efb20024ba772ec3c1 post_call_transcription', NULL, '{"type":"post_call_transcription","event_timestamp":1795323729,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_186eb593efb20024ba772ec3c1","user_id":"2357779ce4e3574abc7dfa3f27e7f5a5","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Hello?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795323729,"call_duration_secs":4,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551015","call_result":"voicemail","stream_sid":"MZ0","call_sid":"CA08fa85319ab6f34dda1ce1cbd4cd230e"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"2357779ce4e3574abc7dfa3f27e7f5a5","dynamic_variables":{"demo_request_id":"2357779ce4e3574abc7dfa3f27e7f5a5","attempt_id":"aa6aaab53fb5ad92ffb4aada87cec366","scenario_title":"Ein Gespräch über Größe – 相談","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"de","recipient_name":"أمينة حداد","recipient_role":"Buyer"}}}}', NULL, 'aa6aaab53fb5ad92ffb4aada87cec366', '{conv_186eb593efb20024ba772ec3c1,CA08fa85319ab6f34dda1ce1cbd4cd230e}', 'voicemail', '2026-11-22 05:02:09.956034+00', NULL),
	('7da1fc487b24d5634f1c8d7330353a70', 'elevenlabs', 'conv_c4338aba026d5902f4babc718c call_initiation_failure', NULL, '{"type":"call_initiation_failure","event_timestamp":1795323730,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_c4338aba026d5902f4babc718c","failure_reason":"busy","metadata":{"type":"twilio","body":{"CallSid":"CA5106a6abdda822b5f72c1060b2fa73a4","CallStatus":"busy"}}}}', NULL, NULL, '{conv_c4338aba026d5902f4babc718c,CA5106a6abdda822b5f72c1060b2fa73a4}', 'busy', '2026-11-22 05:02:10.157408+00', NULL),
	('122a8bd2670920f1b60bfb14f4847e14', 'elevenlabs', 'conv_2ee9bbfc88bfac515b02215134 call_initiation_failure', NULL, '{"type":"call_initiation_failure","event_timestamp":1795323731,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_2ee9bbfc88bfac515b02215134","failure_reason":"no-answer","metadata":{"type":"twilio","body":{"CallSid":"CAc01943b90bcdafdb33f44901e33b3e0c","CallStatus":"no-answer"}}}}', NULL, NULL, '{conv_2ee9bbfc88bfac515b02215134,CAc01943b90bcdafdb33f44901e33b3e0c}', 'no_answer', '2026-11-22 05:02:11.356744+00', NULL),
	('cbbd4396d63ef8d98080af3dbd70f082', 'elevenlabs', 'conv_bf65c025fd86a6543fe9c63a18 call_initiation_failure', NULL, '{"type":"call_initiation_failure","event_timestamp":1795323731,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_bf65c025fd86a6543fe9c63a18","failure_reason":"unknown","metadata":{"type":"twilio","body":{"CallSid":"CAddd147f8c184aa91280dd0843c7ff53e","CallStatus":"failed"}}}}', NULL, NULL, '{conv_bf65c025fd86a6543fe9c63a18,CAddd147f8c184aa91280dd0843c7ff53e}', 'failed', '2026-11-22 05:02:11.526602+00', NULL),
	('2a2bc0849dd9eec1fd26eded532e765d', 'elevenlabs', 'conv_39e4b736a658759e36c963e17e post_call_transcription', 'fd18d56818b21e022534fdb3ef33d1bf', '{"type":"post_call_transcription","event_timestamp":1795323733,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_39e4b736a658759e36c963e17e","user_id":"fd18d56818b21e022534fdb3ef33d1bf","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Guten Morgen, Zoë. Worüber möchten Sie sprechen?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕","time_in_call_secs":5,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"That is serious. What do you want to do about the deliveries?","time_in_call_secs":14,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.","time_in_call_secs":20,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"I will read the list and call you on Tuesday. 谢谢, and goodbye.","time_in_call_secs":29,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795323733,"call_duration_secs":33,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551027","call_result":"answered","stream_sid":"MZ0","call_sid":"CA76f2669ee1959c904160ac486042edfe"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"fd18d56818b21e022534fdb3ef33d1bf","dynamic_variables":{"demo_request_id":"fd18d56818b21e022534fdb3ef33d1bf","attempt_id":"729e6a7fd65c62950885425c604ec408","scenario_title":"Soon deleted","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"en","recipient_name":"Łukasz Żak","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:02:13.000Z", "transcript": [{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}], "durationSecs": 33, "demoRequestId": "fd18d56818b21e022534fdb3ef33d1bf", "providerConversationId": "conv_39e4b736a658759e36c963e17e"}', '729e6a7fd65c62950885425c604ec408', '{conv_39e4b736a658759e36c963e17e,CA76f2669ee1959c904160ac486042edfe}', 'answered', '2026-11-22 05:02:13.913215+00', '2026-11-22 05:02:13.94395+00'),
	('48b07100f3744143edb5874a20b52481', 'elevenlabs', 'conv_70eec832a9eb50cc5b680246ce post_call_transcription', '71c756921908c6a49b965076b35272ab', '{"type":"post_call_transcription","event_timestamp":1795323734,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_70eec832a9eb50cc5b680246ce","user_id":"71c756921908c6a49b965076b35272ab","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Guten Morgen, Zoë. Worüber möchten Sie sprechen?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕","time_in_call_secs":5,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"That is serious. What do you want to do about the deliveries?","time_in_call_secs":14,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.","time_in_call_secs":20,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"I will read the list and call you on Tuesday. 谢谢, and goodbye.","time_in_call_secs":29,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795323734,"call_duration_secs":33,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551031","call_result":"answered","stream_sid":"MZ0","call_sid":"CAae8f68a2599288b2c27e4f87af028983"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"71c756921908c6a49b965076b35272ab","dynamic_variables":{"demo_request_id":"71c756921908c6a49b965076b35272ab","attempt_id":"9f8dcca7a9724d44c055869453cce885","scenario_title":"Ein Gespräch über Größe – 相談","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"de","recipient_name":"Ingrid Å. Sørensen","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:02:14.000Z", "transcript": [{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}], "durationSecs": 33, "demoRequestId": "71c756921908c6a49b965076b35272ab", "providerConversationId": "conv_70eec832a9eb50cc5b680246ce"}', '9f8dcca7a9724d44c055869453cce885', '{conv_70eec832a9eb50cc5b680246ce,CAae8f68a2599288b2c27e4f87af028983}', 'answered', '2026-11-22 05:02:14.690009+00', '2026-11-22 05:02:14.694839+00'),
	('0020696b1eb61758f1d1e2e1d10e0d0c', 'elevenlabs', 'conv_3ca4afb6d6efcb44439cefa846 post_call_transcription', 'd2dc87fd55641e586c49778dc2a2b9df', '{"type":"post_call_transcription","event_timestamp":1795323734,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_3ca4afb6d6efcb44439cefa846","user_id":"d2dc87fd55641e586c49778dc2a2b9df","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Good morning.","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"Wrong number, sorry.","time_in_call_secs":3,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795323734,"call_duration_secs":7,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551029","call_result":"answered","stream_sid":"MZ0","call_sid":"CAab6f1ddc2e995324a9f7af8423d35c21"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"d2dc87fd55641e586c49778dc2a2b9df","dynamic_variables":{"demo_request_id":"d2dc87fd55641e586c49778dc2a2b9df","attempt_id":"53ba9730a8bdc3febc5f9a848debda82","scenario_title":"Ein Gespräch über Größe – 相談","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"de","recipient_name":"أمينة حداد","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:02:14.000Z", "transcript": [{"role": "agent", "message": "Good morning.", "duration": 3, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "Wrong number, sorry.", "duration": 4, "tool_calls": [], "time_in_call_secs": 3}], "durationSecs": 7, "demoRequestId": "d2dc87fd55641e586c49778dc2a2b9df", "providerConversationId": "conv_3ca4afb6d6efcb44439cefa846"}', '53ba9730a8bdc3febc5f9a848debda82', '{conv_3ca4afb6d6efcb44439cefa846,CAab6f1ddc2e995324a9f7af8423d35c21}', 'answered', '2026-11-22 05:02:14.511997+00', '2026-11-22 05:02:14.51748+00'),
	('66c6e386150ba6958c1c695bb5b3cb48', 'elevenlabs', 'conv_18901297652401a7a9b625afc4 post_call_transcription', 'c9edfeb383ffa0289bde8dfe4d3f6682', '{"type":"post_call_transcription","event_timestamp":1795323737,"data":{"agent_id":"agent_of_stories","agent_name":"Stand-in","conversation_id":"conv_18901297652401a7a9b625afc4","user_id":"c9edfeb383ffa0289bde8dfe4d3f6682","status":"done","has_audio":false,"has_user_audio":false,"has_response_audio":false,"transcript":[{"role":"agent","message":"Guten Morgen, Zoë. Worüber möchten Sie sprechen?","time_in_call_secs":0,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕","time_in_call_secs":5,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"That is serious. What do you want to do about the deliveries?","time_in_call_secs":14,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.","time_in_call_secs":20,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null},{"role":"agent","message":"I will read the list and call you on Tuesday. 谢谢, and goodbye.","time_in_call_secs":29,"tool_calls":[],"tool_results":[],"feedback":null,"interrupted":false,"source_medium":null}],"metadata":{"start_time_unix_secs":1795323736,"call_duration_secs":33,"cost":12,"termination_reason":"","text_only":false,"phone_call":{"type":"twilio","direction":"outbound","phone_number_id":"phnum_1","agent_number":"+14155550100","external_number":"+14155551033","call_result":"answered","stream_sid":"MZ0","call_sid":"CAfc3a445cc4f5089ffe7b000872fd8741"}},"analysis":null,"conversation_initiation_client_data":{"user_id":"c9edfeb383ffa0289bde8dfe4d3f6682","dynamic_variables":{"demo_request_id":"c9edfeb383ffa0289bde8dfe4d3f6682","attempt_id":"4a19534cd71fc191bfe678f1c6c7df9a","scenario_title":"At the fair","scenario_prompt":"You sell parts. Listen to the customer, and find out what went wrong.","first_message":"Good morning. What would you like to talk about today?","language":"en","recipient_name":"Zoë Müller","recipient_role":"Buyer"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:02:16.000Z", "transcript": [{"role": "agent", "message": "Guten Morgen, Zoë. Worüber möchten Sie sprechen?", "duration": 5, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕", "duration": 9, "tool_calls": [], "time_in_call_secs": 5}, {"role": "agent", "message": "That is serious. What do you want to do about the deliveries?", "duration": 6, "tool_calls": [], "time_in_call_secs": 14}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.", "duration": 9, "tool_calls": [], "time_in_call_secs": 20}, {"role": "agent", "message": "I will read the list and call you on Tuesday. 谢谢, and goodbye.", "duration": 4, "tool_calls": [], "time_in_call_secs": 29}], "durationSecs": 33, "demoRequestId": "c9edfeb383ffa0289bde8dfe4d3f6682", "providerConversationId": "conv_18901297652401a7a9b625afc4"}', '4a19534cd71fc191bfe678f1c6c7df9a', '{conv_18901297652401a7a9b625afc4,CAfc3a445cc4f5089ffe7b000872fd8741}', 'answered', '2026-11-22 05:02:17.009878+00', '2026-11-22 05:02:17.022982+00'),
	('0de969f80ecf95935818a45ad1cd3fac', 'elevenlabs', 'conv_d785cdb1-81e4-4d77-a29a-28671887ce8f post_call_transcription', 'c81cb9e8-5fbd-41c5-8975-e32cb678d7af', '{"type":"post_call_transcription","event_timestamp":1795323737,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_d785cdb1-81e4-4d77-a29a-28671887ce8f","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12}],"metadata":{"start_time_unix_secs":1795323724,"call_duration_secs":13},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"c81cb9e8-5fbd-41c5-8975-e32cb678d7af"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:02:04.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}], "durationSecs": 13, "demoRequestId": "c81cb9e8-5fbd-41c5-8975-e32cb678d7af", "providerConversationId": "conv_d785cdb1-81e4-4d77-a29a-28671887ce8f"}', NULL, '{conv_d785cdb1-81e4-4d77-a29a-28671887ce8f}', 'answered', '2026-11-22 05:02:17.471685+00', NULL),
	('f38f7e8a1f220765730b017695b974d8', 'elevenlabs', 'bae6fca6e04c215b0c7c12219e642f8ba0dae93a13adda56a1c938b346c55efe voice_removal_notice', NULL, '{"type":"voice_removal_notice","data":{"voice_id":"größe"}}', NULL, NULL, '{}', NULL, '2026-11-22 05:02:17.479626+00', NULL),
	('6ed4a6d473604aa66a6bf3baca937f56', 'builtin', '7dbd1b3a768d503cb2c90d1ea85d2878', '4bc730aa57be9a57e44656f89cfa174d', '{"provider":"builtin","providerConversationId":"7dbd1b3a768d503cb2c90d1ea85d2878","demoRequestId":"4bc730aa57be9a57e44656f89cfa174d","startedAt":"2026-11-22T05:02:21.694Z","durationSecs":0.2,"transcript":[{"role":"agent","message":"Good morning. What would you like to talk about today?","time_in_call_secs":0,"tool_calls":[],"duration":0.1},{"role":"user","message":"The deliveries of last month came late, and two customers in Łódź have left us because of that.","time_in_call_secs":0.1,"tool_calls":[],"duration":null},{"role":"agent","message":"You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.","time_in_call_secs":0.1,"tool_calls":[],"duration":null},{"role":"user","message":"I will talk to the warehouse on Monday and send you a list of all late orders by Friday.","time_in_call_secs":0.1,"tool_calls":[],"duration":0.1},{"role":"agent","message":"You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.","time_in_call_secs":0.2,"tool_calls":[],"duration":null}]}', '{"provider": "builtin", "startedAt": "2026-11-22T05:02:21.694Z", "transcript": [{"role": "agent", "message": "Good morning. What would you like to talk about today?", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0}, {"role": "user", "message": "The deliveries of last month came late, and two customers in Łódź have left us because of that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: The deliveries of last month came late, and two customers in Łódź. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "user", "message": "I will talk to the warehouse on Monday and send you a list of all late orders by Friday.", "duration": 0.1, "tool_calls": [], "time_in_call_secs": 0.1}, {"role": "agent", "message": "You said: I will talk to the warehouse on Monday and send you a. Tell me more about that.", "duration": null, "tool_calls": [], "time_in_call_secs": 0.2}], "durationSecs": 0.2, "demoRequestId": "4bc730aa57be9a57e44656f89cfa174d", "providerConversationId": "7dbd1b3a768d503cb2c90d1ea85d2878"}', NULL, '{}', NULL, '2026-11-22 05:02:21.88189+00', '2026-11-22 05:02:21.893584+00'),
	('4c16840294e9af13cc5ee53a8a5331b5', 'elevenlabs', 'conv_721ed7c6-7f07-4917-b8b2-2ddc4c39589f post_call_transcription', 'df999f612b89841e7fb3af1ddade9e78', '{"type":"post_call_transcription","event_timestamp":1795323742,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_721ed7c6-7f07-4917-b8b2-2ddc4c39589f","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12},{"role":"user","message":"my name is patricia brown","time_in_call_secs":13},{"role":"user","message":"i lost my debit card","time_in_call_secs":17},{"role":"user","message":"can you send me a new one","time_in_call_secs":19},{"role":"agent","message":"which card would you like to replace","time_in_call_secs":21},{"role":"user","message":"my","time_in_call_secs":27},{"role":"user","message":"debit card","time_in_call_secs":29},{"role":"agent","message":"can you repeat that please","time_in_call_secs":29},{"role":"user","message":"yes","time_in_call_secs":34},{"role":"user","message":"my debit card","time_in_call_secs":34},{"role":"agent","message":"is there anything else i can help you with today","time_in_call_secs":36}],"metadata":{"start_time_unix_secs":1795323703,"call_duration_secs":39},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"df999f612b89841e7fb3af1ddade9e78"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:01:43.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}], "durationSecs": 39, "demoRequestId": "df999f612b89841e7fb3af1ddade9e78", "providerConversationId": "conv_721ed7c6-7f07-4917-b8b2-2ddc4c39589f"}', NULL, '{conv_721ed7c6-7f07-4917-b8b2-2ddc4c39589f}', 'answered', '2026-11-22 05:02:22.325642+00', '2026-11-22 05:02:22.334313+00'),
	('01dc45db4e309d1c678c7f9a2eba4e73', 'elevenlabs', 'conv_c11274a1-df3b-458b-afef-bf258a57007d post_call_transcription', 'df999f612b89841e7fb3af1ddade9e78', '{"type":"post_call_transcription","event_timestamp":1795323742,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_c11274a1-df3b-458b-afef-bf258a57007d","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12}],"metadata":{"start_time_unix_secs":1795323729,"call_duration_secs":13},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"df999f612b89841e7fb3af1ddade9e78"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:02:09.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}], "durationSecs": 13, "demoRequestId": "df999f612b89841e7fb3af1ddade9e78", "providerConversationId": "conv_c11274a1-df3b-458b-afef-bf258a57007d"}', NULL, '{conv_c11274a1-df3b-458b-afef-bf258a57007d}', 'answered', '2026-11-22 05:02:22.484936+00', '2026-11-22 05:02:22.49368+00'),
	('daa92327c5e4993a21d8a85023370d5d', 'elevenlabs', 'conv_e6bb243e-e6e4-439c-b582-c8b5527d17d6 post_call_transcription', '2221170e3a97baa61ab1593edccad4b2', '{"type":"post_call_transcription","event_timestamp":1795323743,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_e6bb243e-e6e4-439c-b582-c8b5527d17d6","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12},{"role":"user","message":"my name is patricia brown","time_in_call_secs":13},{"role":"user","message":"i lost my debit card","time_in_call_secs":17},{"role":"user","message":"can you send me a new one","time_in_call_secs":19},{"role":"agent","message":"which card would you like to replace","time_in_call_secs":21},{"role":"user","message":"my","time_in_call_secs":27},{"role":"user","message":"debit card","time_in_call_secs":29},{"role":"agent","message":"can you repeat that please","time_in_call_secs":29},{"role":"user","message":"yes","time_in_call_secs":34},{"role":"user","message":"my debit card","time_in_call_secs":34},{"role":"agent","message":"is there anything else i can help you with today","time_in_call_secs":36}],"metadata":{"start_time_unix_secs":1795323704,"call_duration_secs":39},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"2221170e3a97baa61ab1593edccad4b2"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:01:44.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}], "durationSecs": 39, "demoRequestId": "2221170e3a97baa61ab1593edccad4b2", "providerConversationId": "conv_e6bb243e-e6e4-439c-b582-c8b5527d17d6"}', NULL, '{conv_e6bb243e-e6e4-439c-b582-c8b5527d17d6}', 'answered', '2026-11-22 05:02:23.007605+00', '2026-11-22 05:02:23.012939+00'),
	('2efb63b88531f0e85a05d0405b9068d7', 'elevenlabs', 'conv_a81480ad-5e30-4980-b4c3-6b8e6b25cb06 post_call_transcription', 'ecbd6027b2ecd8602313cf32e2b91424', '{"type":"post_call_transcription","event_timestamp":1795323744,"data":{"agent_id":"agent_of_stories","conversation_id":"conv_a81480ad-5e30-4980-b4c3-6b8e6b25cb06","status":"done","transcript":[{"role":"agent","message":"hello this is harper valley national bank","time_in_call_secs":1},{"role":"agent","message":"my name is elizabeth","time_in_call_secs":4},{"role":"agent","message":"how can i help you today","time_in_call_secs":6},{"role":"user","message":"hi","time_in_call_secs":12},{"role":"user","message":"my name is patricia brown","time_in_call_secs":13},{"role":"user","message":"i lost my debit card","time_in_call_secs":17},{"role":"user","message":"can you send me a new one","time_in_call_secs":19},{"role":"agent","message":"which card would you like to replace","time_in_call_secs":21},{"role":"user","message":"my","time_in_call_secs":27},{"role":"user","message":"debit card","time_in_call_secs":29},{"role":"agent","message":"can you repeat that please","time_in_call_secs":29},{"role":"user","message":"yes","time_in_call_secs":34},{"role":"user","message":"my debit card","time_in_call_secs":34},{"role":"agent","message":"is there anything else i can help you with today","time_in_call_secs":36}],"metadata":{"start_time_unix_secs":1795323705,"call_duration_secs":39},"conversation_initiation_client_data":{"dynamic_variables":{"demo_request_id":"ecbd6027b2ecd8602313cf32e2b91424"}}}}', '{"provider": "elevenlabs", "startedAt": "2026-11-22T05:01:45.000Z", "transcript": [{"role": "agent", "message": "hello this is harper valley national bank", "duration": 3, "tool_calls": [], "time_in_call_secs": 1}, {"role": "agent", "message": "my name is elizabeth", "duration": 2, "tool_calls": [], "time_in_call_secs": 4}, {"role": "agent", "message": "how can i help you today", "duration": 6, "tool_calls": [], "time_in_call_secs": 6}, {"role": "user", "message": "hi", "duration": 1, "tool_calls": [], "time_in_call_secs": 12}, {"role": "user", "message": "my name is patricia brown", "duration": 4, "tool_calls": [], "time_in_call_secs": 13}, {"role": "user", "message": "i lost my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 17}, {"role": "user", "message": "can you send me a new one", "duration": 2, "tool_calls": [], "time_in_call_secs": 19}, {"role": "agent", "message": "which card would you like to replace", "duration": 6, "tool_calls": [], "time_in_call_secs": 21}, {"role": "user", "message": "my", "duration": 2, "tool_calls": [], "time_in_call_secs": 27}, {"role": "user", "message": "debit card", "duration": null, "tool_calls": [], "time_in_call_secs": 29}, {"role": "agent", "message": "can you repeat that please", "duration": 5, "tool_calls": [], "time_in_call_secs": 29}, {"role": "user", "message": "yes", "duration": null, "tool_calls": [], "time_in_call_secs": 34}, {"role": "user", "message": "my debit card", "duration": 2, "tool_calls": [], "time_in_call_secs": 34}, {"role": "agent", "message": "is there anything else i can help you with today", "duration": 3, "tool_calls": [], "time_in_call_secs": 36}], "durationSecs": 39, "demoRequestId": "ecbd6027b2ecd8602313cf32e2b91424", "providerConversationId": "conv_a81480ad-5e30-4980-b4c3-6b8e6b25cb06"}', NULL, '{conv_a81480ad-5e30-4980-b4c3-6b8e6b25cb06}', 'answered', '2026-11-22 05:02:24.882476+00', NULL);

SELECT pg_catalog.setval('public.demo_request_transitions_id_seq', 73, true);

SELECT pg_catalog.setval('public.incoming_sms_id_seq', 13, true);

SELECT pg_catalog.setval('public.migrations_id_seq', 2, true);

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

ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (is_only);

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

