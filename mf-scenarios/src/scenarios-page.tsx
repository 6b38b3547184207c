import { lazyPage, mayChange, Route, Routes } from '@clarity/admin-kit'
import { ScenarioListPage } from './features/scenario-list/scenario-list-page'

const AddScenarioPage = lazyPage(() => import(/* webpackChunkName: "form" */ './features/scenario-form/add-page'))
const EditScenarioPage = lazyPage(() => import(/* webpackChunkName: "form" */ './features/scenario-form/edit-page'))

/** Scenario management: the list, and the form as a view of its own. */
export function ScenariosPage() {
  return (
    <Routes>
      {mayChange() && <Route path="new" element={<AddScenarioPage />} />}
      {mayChange() && <Route path=":id" element={<EditScenarioPage />} />}
      <Route path="*" element={<ScenarioListPage />} />
    </Routes>
  )
}
