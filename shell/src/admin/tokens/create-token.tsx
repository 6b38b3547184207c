import { Code } from '@clarity/admin-kit'
import type { CreatedToken } from '@clarity/contracts/token'
import { CreateDialog } from '../shown-once/create-dialog'
import { ShownOnce } from '../shown-once/shown-once'
import type { NamedModule } from './scope-words'
import { texts } from './texts'
import { TokenForm } from './token-form'

/** Creates a token and shows it, which happens only once. */
export function CreateToken({ modules }: { readonly modules: readonly NamedModule[] }) {
  return (
    <CreateDialog<CreatedToken>
      button={texts.create}
      close={texts.close}
      title={(created) => (created ? texts.created.title(created.name) : texts.form.title)}
      form={(onCreated, onCancel) => <TokenForm modules={modules} onCreated={onCreated} onCancel={onCancel} />}
      shown={({ token }, onDone) => (
        <ShownOnce value={token} label={texts.created.token} texts={texts.created} onDone={onDone}>
          {texts.created.use} <Code>{texts.created.example}</Code>
        </ShownOnce>
      )}
    />
  )
}
