import { api } from '@clarity/admin-kit'
import { ReportLink, type ChangeReportLinks, type SetAllowedReaders } from '@clarity/contracts/report-link'
import { array } from 'valibot'

const path = '/api/admin/reports'
const linkOf = (reportId: string) => `${path}/${encodeURIComponent(reportId)}/link`

export const { useGetReportLinkQuery, useChangeReportLinksMutation, useSetReportReadersMutation } = api.injectEndpoints(
  {
    overrideExisting: 'throw',
    endpoints: (build) => ({
      getReportLink: build.query<ReportLink, string>({
        query: linkOf,
        rawResponseSchema: ReportLink,
        providesTags: (_link, _error, id) => [{ type: 'List', id: linkOf(id) }],
      }),
      /** Of reports and combined reports. */
      changeReportLinks: build.mutation<ReportLink[], ChangeReportLinks>({
        query: (body) => ({ path: `${path}/links`, method: 'POST', body }),
        rawResponseSchema: array(ReportLink),
        invalidatesTags: (_links, _error, { ids }) => [
          { type: 'List', id: path },
          { type: 'List', id: '/api/admin/combined-reports' },
          ...ids.map((id) => ({ type: 'List' as const, id: linkOf(id) })),
        ],
      }),
      setReportReaders: build.mutation<ReportLink, SetAllowedReaders & { readonly reportId: string }>({
        query: ({ reportId, ...body }) => ({
          path: `${path}/${encodeURIComponent(reportId)}/readers`,
          method: 'PUT',
          body,
        }),
        rawResponseSchema: ReportLink,
        invalidatesTags: (_link, _error, { reportId }) => [{ type: 'List', id: linkOf(reportId) }],
      }),
    }),
  },
)
