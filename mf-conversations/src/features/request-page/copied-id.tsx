import { Code, CopyId } from '@clarity/admin-kit'

/** An id, or an address, that can be copied; `name` says which. */
export function CopiedId({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <span className="request-id">
      <Code>{children}</Code>
      <CopyId name={name}>{children}</CopyId>
    </span>
  )
}
