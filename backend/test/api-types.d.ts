export interface paths {
    "/api/admin/alarms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what admins should know */
        get: operations["AlarmsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed or read what */
        get: operations["AuditController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export who changed or read what */
        get: operations["AuditController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the chain of the audit */
        get: operations["AuditController_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report an error of a page */
        post: operations["ClientErrorsController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what a page's content security policy blocked */
        post: operations["PolicyReportsController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List batches */
        get: operations["BatchesController_list"];
        put?: never;
        /** Begin a batch */
        post: operations["BatchesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the rows of a batch */
        post: operations["BatchesController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a batch */
        get: operations["BatchesController_get"];
        /** Save all rows of a batch */
        put: operations["BatchesController_saveAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save changed rows of a batch */
        patch: operations["BatchesController_saveRows"];
        trace?: never;
    };
    "/api/admin/batches/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the results of a batch */
        get: operations["BatchesController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/combined-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List combined reports */
        get: operations["CombinedReportsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/combined-reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export combined reports */
        get: operations["CombinedReportsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/combined-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the sources of a combined report */
        get: operations["CombinedReportsController_getSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/combined-reports/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a combined report */
        post: operations["CombinedReportsController_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List conversations */
        get: operations["ConversationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conversations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export conversations */
        get: operations["ConversationsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conversations/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a transcript */
        get: operations["ConversationsController_getTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what this month has cost */
        get: operations["CostsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the receipts of erasures */
        get: operations["ErasuresController_list"];
        put?: never;
        /** Erase a person */
        post: operations["ErasuresController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the receipt of an erasure */
        get: operations["ErasuresController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/person-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export what is stored about a person */
        post: operations["PersonExportsController_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how long data is kept */
        get: operations["RetentionController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count requests by step, day, scenario and outcome */
        get: operations["DemoFiguresController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether the process lives */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether it can serve */
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scenarios/report-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a scenario on a stored conversation */
        post: operations["ScenarioTrialsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scenarios/test-talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Talk with the agent of a scenario */
        post: operations["ScenarioTrialsController_talk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow what changes, as server-sent events */
        get: operations["LiveEventsController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scenarios/goals/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try goals on stored conversations */
        post: operations["GoalsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scenarios */
        get: operations["ScenariosController_list"];
        put?: never;
        /** Create a scenario */
        post: operations["ScenariosController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scenarios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a scenario */
        put: operations["ScenariosController_update"];
        post?: never;
        /** Delete a scenario */
        delete: operations["ScenariosController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the scenarios to choose from */
        get: operations["ScenarioChoicesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people, phones, ids, scenarios and what was said */
        get: operations["SearchController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["SessionsController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in with a passkey */
        post: operations["SessionsController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey */
        post: operations["SessionsController_signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["SessionsController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask who is signed in */
        get: operations["SessionsController_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shortcode/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look up a short code */
        get: operations["ShortCodesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/providers/sms/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test message */
        post: operations["TestSmsController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/providers/sms/test/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow a test message */
        get: operations["TestSmsController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the metrics */
        get: operations["MetricsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the texts of a simulated phone */
        get: operations["SimulatorController_listMessages"];
        put?: never;
        /** Text from a simulated phone */
        post: operations["SimulatorController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calls of a simulated phone */
        get: operations["SimulatorController_listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/calls/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a simulated call */
        post: operations["SimulatorController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/calls/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a simulated call */
        post: operations["SimulatorController_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/calls/{id}/hangup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a simulated call */
        post: operations["SimulatorController_hangUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request-demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a demo */
        post: operations["DemoRequestsController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List demo requests */
        get: operations["DemoRequestListController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export demo requests */
        get: operations["DemoRequestListController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the whole way of a demo request */
        get: operations["DemoRequestDetailsController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo-requests/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the text of a demo request again */
        post: operations["DemoRequestDetailsController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo-requests/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a demo request */
        post: operations["DemoRequestDetailsController_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the providers */
        get: operations["ProvidersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/providers/{port}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a provider */
        post: operations["ProvidersController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the modules */
        get: operations["RemotesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the active modules */
        get: operations["RemotesController_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the releases of every module with their files */
        get: operations["RemotesController_listReleaseFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a version of a module */
        post: operations["RemotesController_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a version */
        post: operations["RemotesController_activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate the version before */
        post: operations["RemotesController_rollBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report that a module failed */
        post: operations["RemotesController_noteFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a version */
        post: operations["RemoteDecisionsController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a module */
        post: operations["RemoteDecisionsController_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a module */
        post: operations["RemoteDecisionsController_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a version to a share of the accounts */
        post: operations["RemoteDecisionsController_setCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a version in this session */
        post: operations["RemoteDecisionsController_startPreview"];
        /** End a preview */
        delete: operations["RemoteDecisionsController_endPreview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/remotes/{name}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the key that signs releases */
        put: operations["RemoteDecisionsController_setKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the modules that this session gets */
        get: operations["RegistryController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the switches of sending */
        get: operations["SendingController_get"];
        /** Change the switches of sending */
        put: operations["SendingController_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a report */
        post: operations["ReportAccessController_readReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a combined report */
        post: operations["ReportAccessController_readCombinedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views/by-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how often each report was opened */
        get: operations["ReportReadersController_listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views/by-report/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export how often each report was opened */
        get: operations["ReportReadersController_exportReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views/by-report/{id}/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the readers of a report */
        get: operations["ReportReadersController_listReadersOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List readers of reports */
        get: operations["ReportReadersController_listReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views/readers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export readers of reports */
        get: operations["ReportReadersController_exportReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke, open, replace or expire links of reports */
        post: operations["ReportLinksController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the link of a report */
        get: operations["ReportLinksController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the readers of a report */
        put: operations["ReportLinksController_setReaders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List report views */
        get: operations["ReportViewsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-views/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export report views */
        get: operations["ReportViewsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reports */
        get: operations["ReportsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export reports */
        get: operations["ReportsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the content of a report */
        get: operations["ReportsController_getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/re-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a report again */
        post: operations["ReportsController_reRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a report */
        get: operations["ReportVersionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a version of a report */
        get: operations["ReportVersionsController_getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a version of a report */
        post: operations["ReportVersionsController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of one person */
        get: operations["ReportAttemptsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the demo page shows */
        get: operations["DemoSessionsController_getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/{requestId}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a conversation */
        post: operations["DemoSessionsController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a demo without a phone */
        post: operations["WelcomeController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your own password */
        post: operations["AccountController_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the browsers that are signed in to your account */
        get: operations["AccountController_listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere */
        delete: operations["AccountController_endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/sessions/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that new devices are yours */
        post: operations["AccountController_confirmDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one browser */
        delete: operations["AccountController_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of your authenticator app */
        get: operations["AuthenticatorController_describe"];
        put?: never;
        /** Begin to set up an authenticator app */
        post: operations["AuthenticatorController_begin"];
        /** Remove your authenticator app */
        delete: operations["AuthenticatorController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish setting up an authenticator app */
        post: operations["AuthenticatorController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your passkeys */
        get: operations["PasskeysController_list"];
        put?: never;
        /** Add a passkey */
        post: operations["PasskeysController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["PasskeysController_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["PasskeysController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts and invitations */
        get: operations["PeopleController_list"];
        put?: never;
        /** Invite a person */
        post: operations["PeopleController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a person, or withdraw an invitation */
        delete: operations["PeopleController_remove"];
        options?: never;
        head?: never;
        /** Change the role of a person */
        patch: operations["PeopleController_changeRole"];
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read an invitation */
        post: operations["InvitationsController_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a password with an invitation */
        post: operations["InvitationsController_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tokens */
        get: operations["TokensController_list"];
        put?: never;
        /** Create a token */
        post: operations["TokensController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token */
        delete: operations["TokensController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/elevenlabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an event of ElevenLabs */
        post: operations["ElevenLabsWebhookController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/twilio/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a text message from Twilio */
        post: operations["TwilioWebhookController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/twilio/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the status of a text message from Twilio */
        post: operations["TwilioWebhookController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["WebhooksController_list"];
        put?: never;
        /** Add a webhook */
        post: operations["WebhooksController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["WebhooksController_delete"];
        options?: never;
        head?: never;
        /** Change a webhook */
        patch: operations["WebhooksController_change"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook */
        get: operations["WebhooksController_listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["WebhooksController_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the runs of writers */
        get: operations["ReportRunsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-runs/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sum up the runs of writers */
        get: operations["ReportRunsController_summarise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-runs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the runs of writers */
        get: operations["ReportRunsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "request.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request.changed, by Standard Webhooks */
        post: operations["request.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** conversation.finished, by Standard Webhooks */
        post: operations["conversation.finished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.written": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** report.written, by Standard Webhooks */
        post: operations["report.written"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** report.viewed, by Standard Webhooks */
        post: operations["report.viewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountSession: {
            id: components["schemas"]["Id"];
            device: string | null;
            location: string | null;
            signed_in_at: components["schemas"]["Moment"];
            used_at: components["schemas"]["Moment"];
            is_current: boolean;
            is_new: boolean;
        };
        ActivateRemote: {
            version: components["schemas"]["RemoteVersion"];
            expected?: components["schemas"]["RemoteVersion"] | null;
        };
        ActiveRemote: {
            name: string;
            version: string;
            contract: number;
            title: string;
            entry: string;
            integrity: string;
            global: string;
            routes: string[];
            navigation: components["schemas"]["RemoteLink"][];
            preload?: {
                [key: string]: {
                    href: string;
                    integrity: string;
                }[];
            };
            firstCalls?: {
                [key: string]: components["schemas"]["FirstCall"];
            };
            slots?: {
                slot: string;
                title: string;
                order: number;
                files?: string[];
            }[];
            isPreview?: boolean;
            isCanary?: boolean;
        };
        AdminCallPath: string;
        AdminPath: string;
        AgentInitiationData: {
            user_id: string;
            dynamic_variables: {
                [key: string]: string;
            };
            conversation_config_override: {
                agent?: {
                    prompt?: {
                        prompt: string;
                    };
                    first_message?: string;
                    language?: string;
                };
                conversation?: {
                    text_only?: boolean;
                };
            };
        };
        Alarm: {
            kind: components["schemas"]["AlarmKind"];
            sources: number;
            blocked?: string[];
            first_at: components["schemas"]["Moment"];
            last_at: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        AlarmKind: "short_codes_guessed" | "strangers_budget" | "webhook_off" | "page_blocked";
        Attention: {
            undelivered: number;
            unanswered: number;
            unanswered_until: components["schemas"]["Day"];
            failed: number;
            no_report: number;
        };
        AuditCheck: {
            holds: boolean;
            rows: number;
            pruned: number;
            broken: {
                position: number;
                reason: string;
            } | null;
            last: {
                position: number;
                hash: string;
            } | null;
        };
        AuditRow: {
            id: components["schemas"]["Id"];
            position: number;
            at: components["schemas"]["Moment"];
            who: string | null;
            account: string | null;
            token: string | null;
            action: string;
            ids: string[];
            network: string;
        };
        AuthenticatorState: {
            is_on: boolean;
            recovery_codes_left: number;
        };
        BatchCheck: {
            warnings: components["schemas"]["BatchWarning"][];
        };
        BatchCheckRow: {
            role: components["schemas"]["DemoRole"];
            /** @default  */
            managerPhone: string;
            recipientPhone: string;
        };
        /** @enum {string} */
        BatchRowStatus: "pending" | "submitting" | "retrying" | "success" | "error";
        BatchSummary: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Moment"];
            updated_at: components["schemas"]["Moment"];
            created_by: string | null;
            is_own: boolean;
            scenario_title: string | null;
            row_count: number;
            created_count: number;
            failed_count: number;
        };
        BatchWarning: {
            row: number;
            kind: components["schemas"]["BatchWarningKind"];
            phone: string;
            sentence: string;
        };
        /** @enum {string} */
        BatchWarningKind: "abroad" | "twice" | "same_person" | "opted_out";
        BeginDemoSession: {
            closed?: components["schemas"]["ClosedConnection"];
        };
        BeginWelcome: {
            email: components["schemas"]["Email"];
        };
        BegunWelcome: {
            requestId: components["schemas"]["Id"];
        };
        CallOutcomes: {
            answered: number;
            missed: number;
            failed: number;
            cancelled: number;
            waiting: number;
        };
        CanaryRelease: {
            version: components["schemas"]["RemoteVersion"];
            percent: number;
        };
        ChangePassword: {
            old: string;
            new: string;
        };
        ChangePerson: {
            role: components["schemas"]["Role"];
        };
        ChangeReportLinksInput: {
            ids: components["schemas"]["Id"][];
            action: string;
            at?: components["schemas"]["Moment"];
        };
        ChangeWebhook: {
            /** Format: uri */
            url?: string;
            types?: components["schemas"]["WebhookType"][];
            is_on?: boolean;
        };
        CheckBatch: {
            rows: components["schemas"]["BatchCheckRow"][];
        };
        CheckGoals: {
            conversation_id: string;
            goals: components["schemas"]["Goals"];
        };
        CheckedGoals: {
            goals: components["schemas"]["GoalResult"][];
            measures: components["schemas"]["Measures"];
        };
        ClosedConnection: {
            code: number;
            reason: string;
        };
        /** @enum {string} */
        CodeReceiver: "recipient" | "manager";
        CombinedConversation: {
            id: components["schemas"]["Id"];
            recipient_name: string | null;
        };
        CombinedReportAbout: {
            generatedAt: components["schemas"]["Moment"];
            language: string;
            conversations: {
                label: string;
                startedAt: components["schemas"]["Moment"];
            }[];
        };
        CombinedReportRow: {
            combined_report_id: components["schemas"]["Id"];
            generated_at: components["schemas"]["Moment"] | null;
            conversation_count: number;
            prompt_used: string;
            short_code: string | null;
            link_state?: components["schemas"]["ReportLinkState"];
            /** @enum {string} */
            status: "preparing" | "ready" | "failed";
            conversations?: components["schemas"]["CombinedConversation"][];
        };
        CombinedReportSources: {
            combined_report_id: components["schemas"]["Id"];
            generated_at: components["schemas"]["Moment"] | null;
            content: string | null;
            conversations: {
                id: components["schemas"]["Id"];
                label: string;
            }[];
            sources: components["schemas"]["StatementSource"][];
        };
        ConfirmAuthenticator: {
            code: components["schemas"]["SignInCode"];
        };
        ConfirmPassword: {
            password: string;
        };
        Conversation: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Moment"];
            scenario_title: string | null;
            recipient_name: string | null;
            manager_name: string | null;
            recipient_phone: string | null;
            manager_phone: string | null;
        };
        CostRow: {
            /** @enum {string} */
            kind: "text" | "call" | "model";
            country: string;
            scenario_id: string;
            scenario_title: string | null;
            actions: number;
            units: number;
            spent_today: number;
            spent_month: number;
        };
        CreateBatch: {
            rows: components["schemas"]["StoredBatchRow"][];
            page?: string;
            scenario_id?: components["schemas"]["Id"] | null;
        };
        CreatePasskey: {
            name: string;
            answer: {
                id: components["schemas"]["PasskeyId"];
                rawId: components["schemas"]["PasskeyId"];
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                    transports?: string[];
                };
                /** @default {} */
                clientExtensionResults: {
                    [key: string]: unknown;
                };
            };
        };
        CreateToken: {
            name: string;
            scopes: components["schemas"]["TokenScope"][];
            expires_at: components["schemas"]["Moment"];
        };
        CreateWebhook: {
            /** Format: uri */
            url: string;
            types: components["schemas"]["WebhookType"][];
        };
        CreatedToken: {
            id: components["schemas"]["Id"];
            name: string;
            scopes: string[];
            expires_at: components["schemas"]["Moment"];
            created_at: components["schemas"]["Moment"];
            created_by: string;
            last_used_at: components["schemas"]["Moment"] | null;
            token: string;
        };
        CreatedWebhook: {
            id: components["schemas"]["Id"];
            url: string;
            types: components["schemas"]["WebhookType"][];
            is_on: boolean;
            off_at: components["schemas"]["Moment"] | null;
            off_reason: string | null;
            created_at: components["schemas"]["Moment"];
            created_by: string;
            last_delivered_at: components["schemas"]["Moment"] | null;
            secret: string;
        };
        /** Format: date */
        Day: string;
        DayFigures: {
            day: components["schemas"]["Day"];
            asked: number;
            invited: number;
            agreed: number;
            talked: number;
            reported: number;
            read: number;
        };
        DemoPage: {
            /** @enum {string} */
            state: "open" | "in_conversation" | "finished" | "expired" | "opted_out" | "awaiting_manager";
            scenarioTitle: string;
            scenarioDescription: string;
            scenarioIcon?: string;
            invitedBy?: string | null;
            recipientName: string;
            recipientRole: string;
            language: string;
            reportPath: string | null;
            isReportClosed?: boolean;
        };
        DemoRequestCall: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            state: "queued" | "placing" | "unknown" | "ringing" | "answered" | "ended" | "declined" | "missed" | "failed" | "cancelled";
            ended_at: components["schemas"]["Moment"] | null;
            error: string | null;
            next_action: components["schemas"]["NextAction"] | null;
        };
        DemoRequestConversation: {
            id: components["schemas"]["Id"];
            started_at: components["schemas"]["Moment"];
            duration_secs: number;
            counts: boolean;
        };
        DemoRequestDetails: {
            request: components["schemas"]["DemoRequestRow"];
            role: components["schemas"]["DemoRole"];
            scenario_id: components["schemas"]["Id"];
            erased_at?: components["schemas"]["Moment"];
            short_code: string | null;
            link_hits?: components["schemas"]["LinkHits"];
            campaign_hits?: components["schemas"]["LinkHits"];
            history: components["schemas"]["DemoRequestStep"][];
            messages: components["schemas"]["DemoRequestMessage"][];
            calls: components["schemas"]["DemoRequestCall"][];
            sessions: components["schemas"]["DemoRequestSession"][];
            conversations: components["schemas"]["DemoRequestConversation"][];
            report: components["schemas"]["DemoRequestReport"] | null;
            resend: {
                reason: string | null;
            };
            stop: {
                reason: string | null;
            };
        };
        DemoRequestMessage: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            who: "recipient" | "manager" | "both";
            phone: string;
            template: string | null;
            body: string;
            /** @enum {string} */
            state: "queued" | "unknown" | "sent" | "delivered" | "failed" | "received";
            state_at: components["schemas"]["Moment"];
            waits_until: components["schemas"]["Moment"] | null;
            error: string | null;
            trouble: components["schemas"]["ProviderFinding"] | null;
        };
        DemoRequestReport: {
            id: components["schemas"]["Id"];
            link?: components["schemas"]["ReportLink"];
            short_code: string | null;
            link_hits?: components["schemas"]["LinkHits"];
            /** @enum {string} */
            state: "preparing" | "written" | "failed";
            generated_at: components["schemas"]["Moment"] | null;
            versions: components["schemas"]["ReportVersion"][];
            readers: components["schemas"]["ReportReader"][];
        };
        DemoRequestRow: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Moment"];
            scenario_title: string;
            recipient_name: string;
            manager_name: string | null;
            recipient_phone: string | null;
            manager_phone: string | null;
            state: components["schemas"]["DemoRequestState"];
            state_since: components["schemas"]["Moment"];
            cause: string | null;
            waits_until: components["schemas"]["Moment"] | null;
            call_error: string | null;
            next_action: components["schemas"]["NextAction"] | null;
            undelivered: components["schemas"]["UndeliveredSms"][];
            conversation_id: components["schemas"]["Id"] | null;
            campaign?: string | null;
        };
        DemoRequestSession: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "web" | "call";
            started_at: components["schemas"]["Moment"];
            ended_at: components["schemas"]["Moment"] | null;
            end_reason: string | null;
        };
        /** @enum {string} */
        DemoRequestState: "awaiting_manager" | "requested" | "invited" | "invitation_failed" | "opted_out" | "confirmed" | "calling" | "call_failed" | "in_conversation" | "expired" | "completed" | "reported" | "report_failed";
        DemoRequestStep: {
            at: components["schemas"]["Moment"];
            state: components["schemas"]["DemoRequestState"];
            cause: string;
        };
        /** @enum {string} */
        DemoRole: "recipient" | "manager";
        DemoSession: {
            /** @enum {string} */
            provider: "builtin" | "elevenlabs";
            conversationId: components["schemas"]["Id"];
            signedUrl: string;
            language: string;
            agentName?: string | null;
            turns: components["schemas"]["SaidTurn"][];
            initiation?: components["schemas"]["AgentInitiationData"];
        };
        DisableRemote: {
            reason: string;
        };
        ElevenLabsAudioEvent: {
            /** @constant */
            type: "post_call_audio";
        };
        ElevenLabsConversation: {
            conversation_id: string;
            agent_id?: string | null;
            user_id?: string | null;
            status?: string | null;
            transcript: components["schemas"]["ElevenLabsTurn"][];
            metadata: {
                start_time_unix_secs?: number | null;
                call_duration_secs?: number | null;
                phone_call?: {
                    call_result?: string | null;
                    call_sid?: string | null;
                } | null;
            };
            conversation_initiation_client_data?: {
                user_id?: string | null;
                dynamic_variables?: {
                    [key: string]: unknown;
                } | null;
            } | null;
        };
        ElevenLabsFailureEvent: {
            /** @constant */
            type: "call_initiation_failure";
            data: {
                agent_id?: string | null;
                conversation_id?: string | null;
                failure_reason?: string | null;
                metadata?: {
                    body?: {
                        [key: string]: unknown;
                    } | null;
                } | null;
                conversation_initiation_client_data?: {
                    user_id?: string | null;
                    dynamic_variables?: {
                        [key: string]: unknown;
                    } | null;
                } | null;
            };
        };
        ElevenLabsOtherEvent: {
            type: unknown;
        };
        ElevenLabsPostCallEvent: components["schemas"]["ElevenLabsTranscriptionEvent"] | components["schemas"]["ElevenLabsFailureEvent"] | components["schemas"]["ElevenLabsAudioEvent"] | components["schemas"]["ElevenLabsOtherEvent"];
        ElevenLabsTranscriptionEvent: {
            /** @constant */
            type: "post_call_transcription";
            event_timestamp: number;
            data: components["schemas"]["ElevenLabsConversation"];
        };
        ElevenLabsTurn: {
            /** @enum {string} */
            role: "user" | "agent";
            message?: string | null;
            time_in_call_secs: number;
            tool_calls?: unknown[] | null;
        };
        Email: string;
        ErasedPerson: {
            id: string;
        };
        ErasureReceipt: {
            id: string;
            created_at: components["schemas"]["Moment"];
            rows: {
                [key: string]: string[];
            };
            suppressed: string[];
        };
        ErrorBody: {
            error: string;
            message: string;
        };
        Evidence: {
            turn: number;
            quote: string;
            t: number | null;
            role?: components["schemas"]["TranscriptRole"];
        };
        Figures: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            steps: components["schemas"]["Steps"];
            days: components["schemas"]["DayFigures"][];
            scenarios: components["schemas"]["ScenarioFigures"][];
            texts: components["schemas"]["TextOutcomes"];
            calls: components["schemas"]["CallOutcomes"];
            goals: components["schemas"]["GoalFigures"][];
            attention: components["schemas"]["Attention"];
        };
        FilePath: string;
        FirstCall: {
            path: components["schemas"]["AdminCallPath"];
            query?: string[];
        };
        GenerateCombinedReport: {
            conversationIds: components["schemas"]["Id"][];
            prompt: string;
        };
        GeneratedCombinedReport: {
            shortCode: string;
        };
        Goal: {
            label: string;
            hint?: string;
            check: components["schemas"]["GoalCheck"];
        };
        GoalCheck: {
            /** @constant */
            kind: "asks";
            about: string[];
        } | {
            /** @constant */
            kind: "says";
            words: string[];
        } | {
            /** @constant */
            kind: "avoids";
            words: string[];
        } | {
            /** @constant */
            kind: "names";
            /** @enum {string} */
            what: "amount" | "date" | "name";
        } | {
            /** @constant */
            kind: "agrees";
        } | {
            /** @constant */
            kind: "talk_share";
            atMost: number;
        } | {
            /** @constant */
            kind: "questions";
            atLeast: number;
        } | {
            /** @constant */
            kind: "judged";
        };
        GoalFigures: {
            scenario_id: components["schemas"]["Id"];
            title: string;
            label: string;
            met: number;
            missed: number;
            undecided: number;
        };
        GoalResult: {
            label: string;
            met: boolean | null;
            evidence: components["schemas"]["Evidence"][];
            hint?: string;
        };
        Goals: components["schemas"]["Goal"][];
        Health: {
            /** @constant */
            status: "ok";
        };
        Id: string;
        Invitation: {
            email: string;
            role: components["schemas"]["Role"];
            expires_at: components["schemas"]["Moment"];
        };
        InvitationToken: {
            token: string;
        };
        InvitePerson: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
        };
        InvitedPerson: {
            id: components["schemas"]["Id"];
            email: string;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            state: "active" | "invited";
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"] | null;
            is_self: boolean;
            link: string;
        };
        Join: {
            token: string;
            password: string;
        };
        LinkHits: {
            people: number;
            previews: number;
            scanners: number;
            first_at: components["schemas"]["Moment"] | null;
            last_at: components["schemas"]["Moment"] | null;
        };
        LogReportError: {
            email: components["schemas"]["Email"];
            /** @constant */
            hasError: true;
            errorMessage: string;
        };
        Login: {
            email: string;
            password: string;
            code?: string;
        };
        Measures: {
            talkShare: number | null;
            questions: number | null;
            openQuestions: number | null;
            longestTurnSecs: number | null;
            wordsPerMinute: number | null;
            fillers: number | null;
            pauses?: number | null;
            timeline?: components["schemas"]["TalkPart"][];
        };
        /** Format: date-time */
        Moment: string;
        NamePerson: {
            phone?: string;
            email?: string;
        };
        NewAuthenticator: {
            secret: string;
            uri: string;
        };
        /** @enum {string} */
        NextAction: "reply_yes_or_open_link" | "check_number_or_open_link";
        Passkey: {
            id: components["schemas"]["PasskeyId"];
            name: string;
            created_at: components["schemas"]["Moment"];
            last_used_at: components["schemas"]["Moment"] | null;
        };
        PasskeyId: string;
        PasskeyLogin: {
            answer: {
                id: components["schemas"]["PasskeyId"];
                rawId: components["schemas"]["PasskeyId"];
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string;
                };
                /** @default {} */
                clientExtensionResults: {
                    [key: string]: unknown;
                };
            };
        };
        PasskeyOptions: {
            challenge: string;
        };
        Person: {
            id: components["schemas"]["Id"];
            email: string;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            state: "active" | "invited";
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"] | null;
            is_self: boolean;
        };
        PersonExport: {
            made_at: components["schemas"]["Moment"];
            person: {
                phone: string | null;
                email: string | null;
            };
            rows: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        PolicyReport: {
            "csp-report": {
                "document-uri": string;
                "effective-directive": string;
                "blocked-uri"?: string;
                "source-file"?: string;
            };
        };
        PreviewRelease: {
            version: components["schemas"]["RemoteVersion"];
        };
        PreviewReport: {
            conversation_id: string;
            scenario: {
                title: string;
                ai_prompt: string;
                /** @default  */
                post_call_prompt: string | null;
                recipient_role_description: string;
                /**
                 * @default en
                 * @enum {string}
                 */
                language: "en" | "es" | "fr" | "de" | "it" | "pt" | "zh" | "ja" | "ko" | "hi" | "ar" | "ru" | "tr" | "pl" | "sv" | "da" | "no" | "fi" | "hu" | "vi";
                goals?: components["schemas"]["Goals"];
            };
        };
        PreviewedReport: {
            now: string;
            stored: string | null;
        };
        Provider: {
            port: components["schemas"]["ProviderPort"];
            name: string;
            summary: string;
            settings: components["schemas"]["ProviderSetting"][];
            webhooks: {
                kind: components["schemas"]["ProviderWebhookKind"];
                address: string;
                heard_at: components["schemas"]["Moment"] | null;
            }[];
            unknown: {
                total: number;
                newest: components["schemas"]["UnknownOutcome"][];
            };
        };
        ProviderCheck: {
            port: components["schemas"]["ProviderPort"];
            checked_at: components["schemas"]["Moment"];
            took_ms: number;
            findings: components["schemas"]["ProviderFinding"][];
        };
        ProviderFinding: {
            /** @enum {string} */
            tone: "good" | "caution" | "bad";
            sentence: string;
            remedy: string | null;
        };
        /** @enum {string} */
        ProviderPort: "sms" | "voice" | "report-writer" | "agent" | "places" | "database";
        ProviderSetting: {
            name: string;
            is_set: boolean;
            value: string | null;
            finding: components["schemas"]["ProviderFinding"] | null;
        };
        /** @enum {string} */
        ProviderWebhookKind: "replies" | "deliveries" | "conversations";
        ReRunReport: {
            demo_request_id: components["schemas"]["Id"];
            /** @constant */
            skip_notification: true;
        };
        ReRunResult: {
            report_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "written" | "preparing";
        };
        Reader: {
            reader_id: components["schemas"]["Id"];
            email: string;
            reports: number;
            views: number;
            first_at: components["schemas"]["Moment"];
            last_at: components["schemas"]["Moment"];
            places: string[];
        };
        ReaderCodeInput: string;
        ReaderOfReport: {
            email: string;
            views: number;
            first_at: components["schemas"]["Moment"];
            last_at: components["schemas"]["Moment"];
            geo_location: string | null;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        Registry: {
            shell: string;
            remotes: components["schemas"]["ActiveRemote"][];
            waiting: components["schemas"]["WaitingRemote"][];
        };
        ReleaseFiles: {
            name: string;
            version: string;
            is_active: boolean;
            released_by?: string;
            manifest: components["schemas"]["RemoteManifest"];
            files: {
                name: string;
                href: string;
                integrity: string;
                bytes: number;
            }[];
        };
        ReleaseRemote: {
            version: components["schemas"]["RemoteVersion"];
            manifest: components["schemas"]["RemoteManifest"];
            files: {
                [key: string]: string;
            };
            signature?: string;
        };
        ReleasedRemote: {
            name: string;
            version: string;
            isActive: boolean;
        };
        Remote: {
            name: string;
            title: string;
            active_version: string | null;
            releases: components["schemas"]["RemoteRelease"][];
            changes: components["schemas"]["RemoteChange"][];
            decisions: components["schemas"]["RemoteDecision"][];
            last_error: {
                at: components["schemas"]["Moment"];
                reason: string;
            } | null;
            disabled: {
                at: components["schemas"]["Moment"];
                by: string;
                reason: string;
            } | null;
            canary: {
                version: string;
                percent: number;
            } | null;
            preview_version: string | null;
            key: {
                public_key: string;
                set_by: string;
                at: components["schemas"]["Moment"];
            } | null;
            waiting: string | null;
            server_version: string | null;
        };
        RemoteChange: {
            at: components["schemas"]["Moment"];
            by: string;
            /** @enum {string} */
            action: "release" | "activate" | "rollback";
            version: string;
            previous_version: string | null;
        };
        RemoteDecision: {
            at: components["schemas"]["Moment"];
            by: string;
            /** @enum {string} */
            action: "withdraw" | "disable" | "enable" | "preview" | "end-preview" | "canary" | "set-key" | "remove-key";
            version: string | null;
            reason: string | null;
            percent: number | null;
        };
        RemoteFailed: {
            version: components["schemas"]["RemoteVersion"];
            reason: string;
        };
        RemoteLink: {
            path: components["schemas"]["AdminPath"];
            label: string;
            description: string;
            icon: string;
            order: number;
            dashboard?: boolean;
        };
        RemoteManifest: {
            contract: number;
            title: string;
            entry: components["schemas"]["FilePath"];
            global: string;
            routes: components["schemas"]["AdminPath"][];
            navigation: components["schemas"]["RemoteLink"][];
            shared: {
                [key: string]: string;
            };
            files?: {
                [key: string]: components["schemas"]["FilePath"][];
            };
            firstCalls?: {
                [key: string]: components["schemas"]["FirstCall"];
            };
            slots?: components["schemas"]["RemoteSlot"][];
            offers?: components["schemas"]["SlotName"][];
        };
        RemoteName: string;
        RemoteRelease: {
            version: string;
            contract: number;
            released_at: components["schemas"]["Moment"];
            released_by: string;
            is_active: boolean;
            withdrawn: {
                at: components["schemas"]["Moment"];
                by: string;
                reason: string;
            } | null;
            misfit: string | null;
            errors: number;
            signed: boolean;
            slots: string[];
        };
        RemoteSlot: {
            slot: components["schemas"]["SlotName"];
            title: string;
            order: number;
            files?: components["schemas"]["FilePath"][];
        };
        RemoteVersion: string;
        ReplySource: {
            /** @enum {string} */
            kind: "line" | "fact" | "goal";
            text: string;
        };
        ReplySources: {
            said: components["schemas"]["ReplySource"][];
            nearest: string | null;
        };
        ReportAttempt: {
            report_id: components["schemas"]["Id"];
            demo_request_id: components["schemas"]["Id"];
            number?: number;
            started_at: components["schemas"]["Moment"];
            generated_at: components["schemas"]["Moment"];
            is_this: boolean;
        };
        ReportClientError: {
            /** @enum {string} */
            page: "site" | "report";
            /** @enum {string} */
            kind: "not-mounted";
        };
        ReportContent: {
            content: string;
            about?: components["schemas"]["CombinedReportAbout"];
        };
        ReportLink: {
            report_id: components["schemas"]["Id"];
            state: components["schemas"]["ReportLinkState"];
            short_code: string | null;
            expires_at: components["schemas"]["Moment"] | null;
            allowed_readers: string[];
        };
        /** @enum {string} */
        ReportLinkState: "open" | "expired" | "revoked";
        ReportPreparing: {
            /** @constant */
            status: "preparing";
        };
        ReportReader: {
            email: string | null;
            views: number;
            errors: number;
            first_at: components["schemas"]["Moment"];
            last_at: components["schemas"]["Moment"];
            geo_location: string | null;
        };
        ReportReading: {
            report_id: string;
            /** @enum {string} */
            kind: "report" | "combined";
            recipient_name: string | null;
            people: number;
            views: number;
            first_at: components["schemas"]["Moment"] | null;
            last_at: components["schemas"]["Moment"] | null;
            places: string[];
            admin_views: number;
            previews: number;
            scanners: number;
        };
        ReportRow: {
            report_id: components["schemas"]["Id"];
            demo_request_id: components["schemas"]["Id"];
            recipient_name: string | null;
            recipient_phone: string | null;
            generated_at: components["schemas"]["Moment"] | null;
            report_content?: string | null;
            link_state?: components["schemas"]["ReportLinkState"];
        };
        ReportRun: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Moment"];
            /** @enum {string} */
            kind: "report" | "combined" | "reply";
            subject_id: components["schemas"]["Id"] | null;
            version: number | null;
            writer: string;
            model: string | null;
            /** @enum {string} */
            outcome: "written" | "too-short" | "fell-back";
            fallback_reason: string | null;
            calls: number;
            tokens_in: number;
            tokens_out: number;
            duration_ms: number;
            cost_usd: number | null;
        };
        ReportRunsTotals: {
            reports: number;
            fell_back: number;
            replies: number;
            cost_usd: number;
            unpriced: number;
        };
        ReportText: {
            report_id: components["schemas"]["Id"];
            report_content: string | null;
        };
        ReportVersion: {
            version: number;
            written_at: components["schemas"]["Moment"];
            writer: string | null;
            cause: components["schemas"]["ReportVersionCause"];
            restored_from?: number;
            current: boolean;
        };
        /** @enum {string} */
        ReportVersionCause: "written" | "re-run" | "restored";
        ReportVersionText: {
            report_id: components["schemas"]["Id"];
            version: number;
            report_content: string;
        };
        ReportView: {
            report_view_id: components["schemas"]["Id"];
            report_id: string;
            viewed_at: components["schemas"]["Moment"];
            geo_location: string | null;
            email: string | null;
            hasError: boolean | null;
            errorMessage: string | null;
            verified?: boolean | null;
        };
        RequestDemo: {
            /** @constant */
            role: "recipient";
            recipientName: string;
            /**
             * Format: phone
             * @example +14155550123
             */
            recipientPhone: string;
            managerName?: unknown;
            managerPhone?: unknown;
            scenarioId: string;
            campaign?: string;
        } | {
            /** @constant */
            role: "manager";
            managerName: string;
            /**
             * Format: phone
             * @example +14155550123
             */
            managerPhone: string;
            recipientName: string;
            /**
             * Format: phone
             * @example +14155550123
             */
            recipientPhone: string;
            scenarioId: string;
            campaign?: string;
        };
        RequestedDemo: {
            requestId: components["schemas"]["Id"];
            shortCode: string;
            waitsUntil?: components["schemas"]["Moment"];
            awaitsManager?: boolean;
        };
        Retention: {
            /** @enum {string} */
            kind: "transcripts" | "messages" | "views" | "addresses";
            days: number | null;
            removed: number;
            ran_at: components["schemas"]["Moment"] | null;
        };
        /** @enum {string} */
        Role: "admin" | "analyst";
        /** @default {} */
        RollBackRemote: {
            expected?: components["schemas"]["RemoteVersion"] | null;
        };
        SaidTurn: {
            role: components["schemas"]["TranscriptRole"];
            message: string;
            at: number;
            messageId?: string;
        };
        SaveBatch: {
            rows: components["schemas"]["StoredBatchRow"][];
            revision: number;
            page?: string;
            scenario_id?: components["schemas"]["Id"] | null;
        };
        SaveBatchRows: {
            rows: components["schemas"]["StoredBatchRow"][];
            /** @default [] */
            removed: number[];
            revision: number;
            page?: string;
            scenario_id?: components["schemas"]["Id"] | null;
        };
        SaveScenario: {
            icon: string;
            title: string;
            description: string;
            ai_prompt: string;
            /** @default  */
            agent_id: string | null;
            /** @default  */
            first_message: string | null;
            /** @default  */
            post_call_prompt: string | null;
            manager_role_description: string;
            recipient_role_description: string;
            /** @default 0 */
            sort_order: number | null;
            /** @default true */
            is_active: boolean;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "it" | "pt" | "zh" | "ja" | "ko" | "hi" | "ar" | "ru" | "tr" | "pl" | "sv" | "da" | "no" | "fi" | "hu" | "vi";
            /** @default  */
            special_campaign: string | null;
            /** @default  */
            sms_manager_confirmation_template: string | null;
            /** @default  */
            sms_recipient_invitation_template: string | null;
            /** @default  */
            sms_self_demo_invitation_template: string | null;
            /** @default  */
            sms_yes_reply_confirmation_template: string | null;
            /** @default  */
            sms_report_recipient_template: string | null;
            /** @default  */
            sms_report_manager_template: string | null;
            goals?: components["schemas"]["Goals"];
            report_days?: number | null;
            verify_reader?: boolean;
        };
        SavedBatch: {
            id: components["schemas"]["Id"];
            revision: number;
        };
        Scenario: {
            id: components["schemas"]["Id"];
            icon: string;
            title: string;
            description: string;
            ai_prompt: string;
            agent_id: string;
            first_message: string;
            post_call_prompt: string;
            manager_role_description: string;
            recipient_role_description: string;
            sort_order: number;
            is_active: boolean;
            language: string;
            special_campaign: string;
            sms_manager_confirmation_template: string;
            sms_recipient_invitation_template: string;
            sms_self_demo_invitation_template: string;
            sms_yes_reply_confirmation_template: string;
            sms_report_recipient_template: string;
            sms_report_manager_template: string;
            goals?: components["schemas"]["Goals"];
            report_days?: number | null;
            verify_reader?: boolean;
        };
        ScenarioChoice: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            icon: string;
            is_active: boolean;
        };
        ScenarioFigures: {
            scenario_id: components["schemas"]["Id"];
            title: string;
            asked: number;
            invited: number;
            agreed: number;
            talked: number;
            reported: number;
            read: number;
        };
        SearchResult: {
            title: string;
            detail: string;
            path: string;
        };
        SearchResults: {
            people: components["schemas"]["SearchResult"][];
            phones: components["schemas"]["SearchResult"][];
            ids: components["schemas"]["SearchResult"][];
            scenarios: components["schemas"]["SearchResult"][];
            said: components["schemas"]["SearchResult"][];
            exact_only: boolean;
        };
        SendSimulatorMessageInput: {
            from: components["schemas"]["StoredPhoneInput"];
            body: string;
        };
        SendTestSms: {
            phone: string;
        };
        Sending: {
            /** @enum {string} */
            strangers: "on" | "off";
            /** @enum {string} */
            all: "on" | "off";
            strangers_used: number;
            strangers_budget: number;
            currency: string;
            spent_today: number;
            spent_month: number;
            reserved: number;
            monthly_budget: number | null;
            waiting: {
                texts: number;
                calls: number;
                since: components["schemas"]["Moment"];
            } | null;
            unusual_day: {
                usual: number;
            } | null;
            new_countries: string[];
        };
        SetAllowedReaders: {
            allowed_readers: components["schemas"]["Email"][];
        };
        SetRemoteKey: {
            public_key: string | null;
        };
        SetSending: {
            /** @enum {string} */
            strangers?: "on" | "off";
            /** @enum {string} */
            all?: "on" | "off";
        };
        ShortCodeTarget: {
            targetUrl: string;
        };
        SignInCode: string;
        SignedInAdmin: {
            email: string;
            role?: components["schemas"]["Role"];
        };
        SimulatorCall: {
            id: components["schemas"]["Id"];
            phone: string;
            demoRequestId: components["schemas"]["Id"];
            /** @enum {string} */
            state: "ringing" | "answered" | "ended" | "declined" | "missed";
            at: components["schemas"]["Moment"];
        };
        SimulatorMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            direction: "outbound" | "inbound";
            phone: string;
            body: string;
            at: components["schemas"]["Moment"];
        };
        SlotName: string;
        StatementSource: {
            line: number;
            conversation_id: components["schemas"]["Id"];
            turn: number;
        };
        Steps: {
            asked: number;
            invited: number;
            agreed: number;
            talked: number;
            reported: number;
            read: number;
        };
        StoredBatch: {
            id: components["schemas"]["Id"];
            revision: number;
            scenario_id: components["schemas"]["Id"] | null;
            rows: components["schemas"]["StoredBatchRow"][];
        };
        StoredBatchRow: {
            id: number;
            role: components["schemas"]["DemoRole"];
            /** @default  */
            managerName: string;
            /** @default  */
            managerPhone: string;
            /** @default  */
            recipientName: string;
            /** @default  */
            recipientPhone: string;
            status: components["schemas"]["BatchRowStatus"];
            /** @default  */
            errorMessage: string;
            /** @default  */
            requestId: string;
            /** @default  */
            shortCode: string;
            /** @default  */
            key: string;
        };
        StoredPhoneInput: string;
        TalkPart: {
            fromSecs: number;
            talkShare: number | null;
            sentiment: number | null;
        };
        TestReply: {
            message: string;
            closes: boolean;
            /** @default null */
            sources: components["schemas"]["ReplySources"] | null;
        };
        TestSms: {
            id: components["schemas"]["Id"];
            phone: string;
            /** @enum {string} */
            state: "queued" | "sent" | "delivered" | "failed" | "unknown";
            trouble: components["schemas"]["ProviderFinding"] | null;
        };
        TestTalk: {
            scenario: {
                title: string;
                ai_prompt: string;
                /** @default  */
                first_message: string | null;
                recipient_role_description: string;
                /**
                 * @default en
                 * @enum {string}
                 */
                language: "en" | "es" | "fr" | "de" | "it" | "pt" | "zh" | "ja" | "ko" | "hi" | "ar" | "ru" | "tr" | "pl" | "sv" | "da" | "no" | "fi" | "hu" | "vi";
            };
            turns: components["schemas"]["TestTurn"][];
        };
        TestTurn: {
            /** @enum {string} */
            role: "agent" | "user";
            message: string;
        };
        TextOutcomes: {
            delivered: number;
            sent: number;
            undelivered: number;
            waiting: number;
        };
        Token: {
            id: components["schemas"]["Id"];
            name: string;
            scopes: string[];
            expires_at: components["schemas"]["Moment"];
            created_at: components["schemas"]["Moment"];
            created_by: string;
            last_used_at: components["schemas"]["Moment"] | null;
        };
        TokenScope: string;
        Transcript: {
            transcript: components["schemas"]["TranscriptEntry"][];
            language?: string;
            about?: components["schemas"]["TranscriptAbout"];
            timeline?: components["schemas"]["TalkPart"][];
        };
        TranscriptAbout: {
            started_at: components["schemas"]["Moment"];
            scenario_title: string | null;
            recipient_name: string | null;
            manager_name: string | null;
        };
        TranscriptEntry: {
            role: components["schemas"]["TranscriptRole"];
            message: string;
            time_in_call_secs: number;
            tool_calls: unknown[];
            duration: number | null;
        };
        /** @enum {string} */
        TranscriptRole: "agent" | "user";
        TwilioInboundMessage: {
            MessageSid: string;
            From: string;
            To: string;
            Body: string;
        };
        TwilioMessageStatus: {
            MessageSid: string;
            MessageStatus: string;
            ErrorCode?: string;
        };
        UndeliveredSms: {
            template: string;
            error: string | null;
            waits: boolean;
            trouble?: components["schemas"]["ProviderFinding"] | null;
        };
        UnknownOutcome: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "message" | "call" | "conversation";
            phone: string | null;
            since: components["schemas"]["Moment"];
            is_still_asked: boolean;
        };
        WaitingRemote: {
            name: string;
            title: string;
            version: string;
            reason: string;
            routes: string[];
            navigation: components["schemas"]["RemoteLink"][];
        };
        Webhook: {
            id: components["schemas"]["Id"];
            url: string;
            types: components["schemas"]["WebhookType"][];
            is_on: boolean;
            off_at: components["schemas"]["Moment"] | null;
            off_reason: string | null;
            created_at: components["schemas"]["Moment"];
            created_by: string;
            last_delivered_at: components["schemas"]["Moment"] | null;
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookType"];
            state: components["schemas"]["WebhookDeliveryState"];
            tries: number;
            next_try_at: components["schemas"]["Moment"] | null;
            status: number | null;
            error: string | null;
            created_at: components["schemas"]["Moment"];
            delivered_at: components["schemas"]["Moment"] | null;
        };
        /** @enum {string} */
        WebhookDeliveryState: "waiting" | "delivered" | "failed";
        /** @enum {string} */
        WebhookType: "request.changed" | "conversation.finished" | "report.written" | "report.viewed";
        WithdrawRelease: {
            version: components["schemas"]["RemoteVersion"];
            reason: string;
        };
    };
    responses: {
        /** @description Refused, with a sentence for people. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AlarmsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alarm"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuditController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                who?: string;
                action?: string;
                id?: components["schemas"]["Id"];
                from?: string | components["schemas"]["Moment"];
                to?: string | components["schemas"]["Moment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRow"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuditController_export: {
        parameters: {
            query?: {
                q?: string;
                who?: string;
                action?: string;
                id?: components["schemas"]["Id"];
                from?: string | components["schemas"]["Moment"];
                to?: string | components["schemas"]["Moment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuditController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditCheck"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ClientErrorsController_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportClientError"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PolicyReportsController_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyReport"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "row_count" | "-row_count" | "created_count" | "-created_count" | "failed_count" | "-failed_count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchSummary"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBatch"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBatch"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckBatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchCheck"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredBatch"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_saveAll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBatch"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_saveRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBatchRows"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBatch"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    BatchesController_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    CombinedReportsController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "combined_report_id" | "-combined_report_id" | "generated_at" | "-generated_at" | "conversation_count" | "-conversation_count" | "prompt_used" | "-prompt_used" | "short_code" | "-short_code" | "status" | "-status";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinedReportRow"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    CombinedReportsController_export: {
        parameters: {
            query?: {
                q?: string;
                sort?: "combined_report_id" | "-combined_report_id" | "generated_at" | "-generated_at" | "conversation_count" | "-conversation_count" | "prompt_used" | "-prompt_used" | "short_code" | "-short_code" | "status" | "-status";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    CombinedReportsController_getSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinedReportSources"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    CombinedReportsController_generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateCombinedReport"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedCombinedReport"];
                };
            };
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedCombinedReport"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ConversationsController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "id" | "-id" | "created_at" | "-created_at" | "scenario_title" | "-scenario_title" | "recipient_name" | "-recipient_name" | "manager_name" | "-manager_name" | "recipient_phone" | "-recipient_phone" | "manager_phone" | "-manager_phone";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ConversationsController_export: {
        parameters: {
            query?: {
                q?: string;
                sort?: "id" | "-id" | "created_at" | "-created_at" | "scenario_title" | "-scenario_title" | "recipient_name" | "-recipient_name" | "manager_name" | "-manager_name" | "recipient_phone" | "-recipient_phone" | "manager_phone" | "-manager_phone";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ConversationsController_getTranscript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    CostsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostRow"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ErasuresController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReceipt"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ErasuresController_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamePerson"];
            };
        };
        responses: {
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedPerson"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ErasuresController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReceipt"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PersonExportsController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamePerson"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonExport"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RetentionController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoFiguresController_read: {
        parameters: {
            query?: {
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                scenario?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenarioTrialsController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewReport"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedReport"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenarioTrialsController_talk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestTalk"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestReply"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    LiveEventsController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    GoalsController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckGoals"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedGoals"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenariosController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenariosController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveScenario"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenariosController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveScenario"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenariosController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ScenarioChoicesController_list: {
        parameters: {
            query?: {
                all?: "true" | "false";
                campaign?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioChoice"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SearchController_search: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SessionsController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SessionsController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SessionsController_signInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAdmin"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SessionsController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SessionsController_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAdmin"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ShortCodesController_get: {
        parameters: {
            query?: {
                proof?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortCodeTarget"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TestSmsController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTestSms"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSms"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TestSmsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSms"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    MetricsController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SimulatorController_listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatorMessage"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SimulatorController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSimulatorMessageInput"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SimulatorController_listCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatorCall"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SimulatorController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SimulatorController_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SimulatorController_hangUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoRequestsController_request: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDemo"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedDemo"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoRequestListController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "created_at" | "-created_at" | "scenario_title" | "-scenario_title" | "recipient_name" | "-recipient_name" | "recipient_phone" | "-recipient_phone" | "state" | "-state";
                state?: string;
                scenario?: components["schemas"]["Id"];
                campaign?: string;
                cause?: string;
                from?: string | components["schemas"]["Moment"];
                to?: string | components["schemas"]["Moment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestRow"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoRequestListController_export: {
        parameters: {
            query?: {
                q?: string;
                sort?: "created_at" | "-created_at" | "scenario_title" | "-scenario_title" | "recipient_name" | "-recipient_name" | "recipient_phone" | "-recipient_phone" | "state" | "-state";
                state?: string;
                scenario?: components["schemas"]["Id"];
                campaign?: string;
                cause?: string;
                from?: string | components["schemas"]["Moment"];
                to?: string | components["schemas"]["Moment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoRequestDetailsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestDetails"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoRequestDetailsController_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestRow"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoRequestDetailsController_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoRequestRow"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ProvidersController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ProvidersController_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                port: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCheck"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_listActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRemote"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_listReleaseFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseFiles"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseRemote"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedRemote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_activate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateRemote"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRemote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_rollBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollBackRemote"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRemote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemotesController_noteFailure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteFailed"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawRelease"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableRemote"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_setCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CanaryRelease"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_startPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRelease"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_endPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RemoteDecisionsController_setKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["RemoteName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRemoteKey"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remote"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    RegistryController_read: {
        parameters: {
            query?: {
                shell?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registry"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SendingController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sending"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    SendingController_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSending"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sending"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportAccessController_readReport: {
        parameters: {
            query?: never;
            header?: {
                "x-automatic"?: string;
            };
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogReportError"] | {
                    email: components["schemas"]["Email"];
                    code?: components["schemas"]["ReaderCodeInput"];
                    codeTo?: components["schemas"]["CodeReceiver"];
                    /** @enum {unknown} */
                    hasError?: false;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportContent"] | components["schemas"]["ReportPreparing"];
                };
            };
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportContent"] | components["schemas"]["ReportPreparing"];
                };
            };
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportAccessController_readCombinedReport: {
        parameters: {
            query?: never;
            header?: {
                "x-automatic"?: string;
            };
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogReportError"] | {
                    email: components["schemas"]["Email"];
                    code?: components["schemas"]["ReaderCodeInput"];
                    codeTo?: components["schemas"]["CodeReceiver"];
                    /** @enum {unknown} */
                    hasError?: false;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportContent"] | components["schemas"]["ReportPreparing"];
                };
            };
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportContent"] | components["schemas"]["ReportPreparing"];
                };
            };
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportReadersController_listReports: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "people" | "-people" | "views" | "-views" | "first_at" | "-first_at" | "last_at" | "-last_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReading"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportReadersController_exportReports: {
        parameters: {
            query?: {
                q?: string;
                sort?: "people" | "-people" | "views" | "-views" | "first_at" | "-first_at" | "last_at" | "-last_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportReadersController_listReadersOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReaderOfReport"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportReadersController_listReaders: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "email" | "-email" | "reports" | "-reports" | "views" | "-views" | "first_at" | "-first_at" | "last_at" | "-last_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reader"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportReadersController_exportReaders: {
        parameters: {
            query?: {
                q?: string;
                sort?: "email" | "-email" | "reports" | "-reports" | "views" | "-views" | "first_at" | "-first_at" | "last_at" | "-last_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportLinksController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeReportLinksInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLink"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportLinksController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLink"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportLinksController_setReaders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAllowedReaders"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLink"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportViewsController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "report_view_id" | "-report_view_id" | "report_id" | "-report_id" | "viewed_at" | "-viewed_at" | "geo_location" | "-geo_location" | "email" | "-email" | "hasError" | "-hasError" | "errorMessage" | "-errorMessage" | "verified" | "-verified";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportView"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportViewsController_export: {
        parameters: {
            query?: {
                q?: string;
                sort?: "report_view_id" | "-report_view_id" | "report_id" | "-report_id" | "viewed_at" | "-viewed_at" | "geo_location" | "-geo_location" | "email" | "-email" | "hasError" | "-hasError" | "errorMessage" | "-errorMessage" | "verified" | "-verified";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportsController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "report_id" | "-report_id" | "demo_request_id" | "-demo_request_id" | "recipient_name" | "-recipient_name" | "recipient_phone" | "-recipient_phone" | "generated_at" | "-generated_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRow"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportsController_export: {
        parameters: {
            query?: {
                q?: string;
                sort?: "report_id" | "-report_id" | "demo_request_id" | "-demo_request_id" | "recipient_name" | "-recipient_name" | "recipient_phone" | "-recipient_phone" | "generated_at" | "-generated_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportsController_getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportText"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportsController_reRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReRunReport"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReRunResult"];
                };
            };
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReRunResult"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportVersionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportVersion"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportVersionsController_getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportVersionText"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportVersionsController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportVersion"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportAttemptsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAttempt"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoSessionsController_getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoPage"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    DemoSessionsController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginDemoSession"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoSession"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WelcomeController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginWelcome"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunWelcome"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AccountController_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AccountController_listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSession"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AccountController_endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AccountController_confirmDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AccountController_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuthenticatorController_describe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorState"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuthenticatorController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPassword"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAuthenticator"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuthenticatorController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPassword"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    AuthenticatorController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAuthenticator"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PasskeysController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PasskeysController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePasskey"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PasskeysController_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPassword"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PasskeysController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPassword"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PeopleController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PeopleController_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitePerson"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedPerson"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PeopleController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    PeopleController_changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePerson"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    InvitationsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    InvitationsController_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TokensController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TokensController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateToken"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedToken"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TokensController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ElevenLabsWebhookController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElevenLabsPostCallEvent"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TwilioWebhookController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioInboundMessage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    TwilioWebhookController_report: {
        parameters: {
            query?: {
                message?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TwilioMessageStatus"];
            };
        };
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WebhooksController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WebhooksController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WebhooksController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WebhooksController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhook"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WebhooksController_listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    WebhooksController_redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: it is still under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportRunsController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                q?: string;
                sort?: "created_at" | "-created_at" | "kind" | "-kind" | "subject_id" | "-subject_id" | "writer" | "-writer" | "model" | "-model" | "outcome" | "-outcome" | "fallback_reason" | "-fallback_reason" | "tokens_in" | "-tokens_in" | "tokens_out" | "-tokens_out" | "duration_ms" | "-duration_ms" | "cost_usd" | "-cost_usd";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRun"][];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportRunsController_summarise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRunsTotals"];
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    ReportRunsController_export: {
        parameters: {
            query?: {
                q?: string;
                sort?: "created_at" | "-created_at" | "kind" | "-kind" | "subject_id" | "-subject_id" | "writer" | "-writer" | "model" | "-model" | "outcome" | "-outcome" | "fallback_reason" | "-fallback_reason" | "tokens_in" | "-tokens_in" | "tokens_out" | "-tokens_out" | "duration_ms" | "-duration_ms" | "cost_usd" | "-cost_usd";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    "request.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "request.changed";
                    timestamp: components["schemas"]["Moment"];
                    data: {
                        request_id: components["schemas"]["Id"];
                        from_state: components["schemas"]["DemoRequestState"] | null;
                        state: components["schemas"]["DemoRequestState"];
                    };
                };
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "conversation.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "conversation.finished";
                    timestamp: components["schemas"]["Moment"];
                    data: {
                        conversation_id: components["schemas"]["Id"];
                        request_id: components["schemas"]["Id"] | null;
                        started_at: components["schemas"]["Moment"];
                        duration_secs: number;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "report.written": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "report.written";
                    timestamp: components["schemas"]["Moment"];
                    data: {
                        report_id: components["schemas"]["Id"];
                        /** @enum {string} */
                        kind: "report" | "combined";
                        request_id: components["schemas"]["Id"] | null;
                        version: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "report.viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "report.viewed";
                    timestamp: components["schemas"]["Moment"];
                    data: {
                        report_id: components["schemas"]["Id"];
                        /** @enum {string} */
                        kind: "report" | "combined";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
