import { api } from '@clarity/admin-kit'
import { Scenario, type SaveScenario } from '@clarity/contracts/scenario'
import { array } from 'valibot'

const path = '/api/admin/scenarios'
const list = { type: 'List', id: path } as const

interface ScenarioToSave {
  /** Null for one that does not exist yet. */
  readonly id: string | null
  readonly scenario: SaveScenario
}

export const { useListAdminScenariosQuery, useSaveAdminScenarioMutation, useDeleteAdminScenarioMutation } =
  api.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listAdminScenarios: build.query<Scenario[], void>({
        query: () => path,
        rawResponseSchema: array(Scenario),
        providesTags: [list],
      }),
      // Nothing to invalidate: the list asks anew when it is come back to.
      saveAdminScenario: build.mutation<unknown, ScenarioToSave>({
        query: ({ id, scenario }) =>
          id === null
            ? { path, method: 'POST', body: scenario }
            : { path: `${path}/${encodeURIComponent(id)}`, method: 'PUT', body: { ...scenario, id } },
      }),
      // Reloaded on success and on failure.
      deleteAdminScenario: build.mutation<unknown, string>({
        query: (id) => ({ path: `${path}/${encodeURIComponent(id)}`, method: 'DELETE' }),
        invalidatesTags: [list],
      }),
    }),
  })
