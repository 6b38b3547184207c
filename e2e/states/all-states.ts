import { adminAccountStates } from './admin-account-states.ts'
import { adminAuditStates } from './admin-audit-states.ts'
import { adminBatchStates } from './admin-batch-states.ts'
import { adminConversationsStates } from './admin-conversations-states.ts'
import { adminDemoRequestsStates } from './admin-demo-requests-states.ts'
import { adminModuleStates } from './admin-module-states.ts'
import { adminPeopleStates } from './admin-people-states.ts'
import { adminProviderStates } from './admin-provider-states.ts'
import { adminCostStates } from './admin-cost-states.ts'
import { adminPersonalDataStates } from './admin-personal-data-states.ts'
import { adminReportDialogStates } from './admin-report-dialog-states.ts'
import { adminReportRunStates } from './admin-report-run-states.ts'
import { adminReportsStates } from './admin-reports-states.ts'
import { adminScenarioTrialStates } from './admin-scenario-trial-states.ts'
import { adminScenariosStates } from './admin-scenarios-states.ts'
import { adminShellStates } from './admin-shell-states.ts'
import { adminTokenStates } from './admin-token-states.ts'
import { adminWebhookStates } from './admin-webhook-states.ts'
import { demoStates } from './demo-states.ts'
import { gateStates } from './gate-states.ts'
import { homeStates } from './home-states.ts'
import { inviteStates } from './invite-states.ts'
import { phoneSimulatorStates } from './phone-simulator-states.ts'
import { reportStates } from './report-states.ts'
import { shortLinkStates } from './short-link-states.ts'

/** Every page and state, for checks that hold for all of them. */
export const allStates = [
  ...homeStates,
  ...inviteStates,
  ...demoStates,
  ...phoneSimulatorStates,
  ...shortLinkStates,
  ...gateStates,
  ...reportStates,
  ...adminShellStates,
  ...adminModuleStates,
  ...adminAccountStates,
  ...adminAuditStates,
  ...adminPeopleStates,
  ...adminTokenStates,
  ...adminConversationsStates,
  ...adminDemoRequestsStates,
  ...adminScenariosStates,
  ...adminScenarioTrialStates,
  ...adminBatchStates,
  ...adminReportsStates,
  ...adminReportDialogStates,
  ...adminProviderStates,
  ...adminCostStates,
  ...adminPersonalDataStates,
  ...adminReportRunStates,
  ...adminWebhookStates,
]
