/** What the input of a cell is given, whether it takes a name or a phone number. */
export interface CellInputProps {
  readonly id: string
  readonly value: string
  readonly 'data-field': string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
  onChange(this: void, value: string): void
}
