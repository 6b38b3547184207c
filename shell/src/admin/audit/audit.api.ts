import { api, pagedList } from '@clarity/admin-kit'
import { AuditCheck, AuditRow } from '@clarity/contracts/audit'

export const path = '/api/admin/audit'

export const { useListAuditInfiniteQuery, useLazyCheckAuditQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAudit: pagedList(build, path, AuditRow),
    checkAudit: build.query<AuditCheck, void>({
      query: () => `${path}/check`,
      rawResponseSchema: AuditCheck,
    }),
  }),
})
