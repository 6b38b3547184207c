import type { Remote } from '@clarity/admin-kit'
import { scenariosPath } from './paths'
import { ScenariosPage } from './scenarios-page'

export default { pages: { [scenariosPath]: ScenariosPage } } satisfies Remote
