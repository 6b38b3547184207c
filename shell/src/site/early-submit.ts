/** Whether the form was submitted before the app was mounted; from now on the app handles it. */
export function takeEarlySubmit(): boolean {
  document.onsubmit = null
  const { dataset } = document.documentElement
  const wasSubmitted = 'submitted' in dataset
  delete dataset['submitted']
  return wasSubmitted
}
