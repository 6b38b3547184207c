/** The props of a cell's input, for names and phone numbers alike. */
export interface CellInputProps {
  readonly id: string
  readonly value: string
  readonly 'data-field': string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
  onChange(this: void, value: string): void
}
