/** Whether the form was sent before the app was there; from now on the app hears of it itself. */
export function takeEarlySubmit(): boolean {
  document.onsubmit = null
  const { dataset } = document.documentElement
  const wasSubmitted = 'submitted' in dataset
  delete dataset['submitted']
  return wasSubmitted
}
