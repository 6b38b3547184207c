import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { csvTemplate } from './csv/csv-template'
import { chooseRole, fillSelf, openReadyPage, press, row, rowCount, type } from './test-data/open-batch-page'

const header = 'role,managerName,managerPhone,recipientName,recipientPhone'
const csv = (text: string, name = 'people.csv') => new File([text], name, { type: 'text/csv' })
const field = (number: number, name: string) => row(number).getByRole<HTMLInputElement>('textbox', { name })

function choose(file: File): void {
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
}

function drop(file: File): void {
  const dataTransfer = { files: [file], types: ['Files'] }
  fireEvent.dragOver(screen.getByText('Maximum 50 rows recommended'), { dataTransfer })
  fireEvent.drop(screen.getByText('Maximum 50 rows recommended'), { dataTransfer })
}

describe('a CSV file', () => {
  test.each([
    ['chosen', choose],
    ['dropped', drop],
  ])('that is %s replaces all rows', async (_, hand) => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    hand(csv(`${header}\nmanager,"Field, Dana",14155550102,"Alex\nStone",+420601123456\nrecipient,,,Bo,+14155550101\n`))
    expect(await screen.findByText('Successfully imported 2 rows')).toBeTruthy()
    expect(rowCount()).toBe(2)
    expect(field(1, 'Manager Name').value).toBe('Field, Dana')
    expect(field(1, 'Manager Phone').value).toBe('+1 415 555 0102')
    expect(field(1, 'Recipient Name').value).toBe('Alex Stone')
    expect(field(1, 'Recipient Phone').value).toBe('+420 601 123 456')
    press('Undo')
    expect(field(1, 'Your Name').value).toBe('Ana')
  })

  test('that is refused after a good one says nothing of rows that were cleared, and has nothing to undo', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    choose(csv(`${header}\nrecipient,,,Bo,+14155550101\n`))
    await screen.findByText('Successfully imported 1 rows')
    choose(csv('role'))
    await screen.findByText(/^Missing required columns/)
    expect(screen.queryByText('All rows were cleared.')).toBeNull()
    expect(screen.queryByText('Successfully imported 1 rows')).toBeNull()
    expect(field(1, 'Your Name').value).toBe('Bo')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that does not say how its letters are encoded says how they were read, and can be read otherwise', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    const name = [0x45, 0x72, 0x64, 0xf5, 0x73]
    choose(new File([`${header}\nrecipient,,,`, new Uint8Array(name), ',+14155550101'], 'people.csv'))
    await screen.findByText(/It was read as Western European\.$/)
    expect(field(1, 'Your Name').value).toBe('Erdõs')
    press('Read it as Central European')
    await screen.findByText(/It was read as Central European\.$/)
    expect(field(1, 'Your Name').value).toBe('Erdős')
    press('Undo')
    expect(field(1, 'Your Name').value).toBe('Ana')
    expect(screen.queryByText(/It was read as/)).toBeNull()
  })

  test('with invalid rows changes nothing and lists the errors', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    choose(csv(`${header}\nboss,,,Bo,+14155550101\nrecipient,,,Cy,+14155550101\nrecipient,,\n`))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Import errors')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Row 1: Role must be 'manager' or 'recipient'", 'Row 3: Insufficient columns']),
    )
    expect(field(1, 'Your Name').value).toBe('Ana')
    press('Close')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['people.txt', `${header}\nrecipient,,,Bo,+14155550101`, 'Please select a CSV file'],
    ['people.csv', '', 'CSV file appears to be empty'],
    ['people.csv', header, 'No valid rows found in CSV'],
    ['people.csv', 'role', 'Missing required columns: managerName, managerPhone, recipientName, recipientPhone'],
    ['people.csv', `${header}\n"`, 'Failed to parse CSV file. Please check the format.'],
  ])('%s with %j is refused', async (name, text, sentence) => {
    await openReadyPage()
    drop(csv(text, name))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  test('to start from is downloaded under its name', async () => {
    await openReadyPage()
    let saved: HTMLAnchorElement | undefined
    const keep = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      saved = event.target
    }
    document.addEventListener('click', keep)
    press('Download Template')
    document.removeEventListener('click', keep)
    expect(saved!.download).toBe('batch_demo_template.csv')
    expect(decodeURIComponent(saved!.href)).toBe(`data:text/csv;charset=utf-8,${csvTemplate}`)
  })
})

describe('the keyboard', () => {
  async function twoRows() {
    await openReadyPage()
    fillSelf(1, 'Ana')
    press('Add Row')
    fillSelf(2, 'Bo')
    field(1, 'Your Phone').focus()
  }
  const key = (name: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key: name, ...more })

  test('Enter and the arrows go to the same field of the next row and of the one before', async () => {
    await twoRows()
    key('Enter')
    expect(document.activeElement).toBe(field(2, 'Your Phone'))
    key('ArrowUp')
    expect(document.activeElement).toBe(field(1, 'Your Phone'))
    key('ArrowDown')
    key('Enter', { shiftKey: true })
    expect(document.activeElement).toBe(field(1, 'Your Phone'))
    key('ArrowUp')
    expect(document.activeElement).toBe(field(1, 'Your Phone'))
  })

  test('Enter in the last row adds one of the same role, but none after an empty one', async () => {
    await openReadyPage()
    chooseRole(1, 'Manager → Recipient')
    type(1, 'Recipient Name', 'Alex')
    field(1, 'Recipient Name').focus()
    key('Enter')
    await waitFor(() => expect(document.activeElement).toBe(field(2, 'Manager Name')))
    key('Enter')
    expect(rowCount()).toBe(2)
  })

  test('Alt and the down arrow lead to the country', async () => {
    await openReadyPage()
    field(1, 'Your Phone').focus()
    key('ArrowDown', { altKey: true })
    expect(document.activeElement).toBe(row(1).getByRole('combobox', { name: 'Your Phone: country' }))
  })
})

describe('pasting', () => {
  const paste = (target: Element, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } })

  test('cells fills rows', async () => {
    await openReadyPage()
    paste(field(1, 'Your Name'), 'Ana\t(201) 555-0123\r\nBo\t+420 601 123 456\r\n')
    expect(rowCount()).toBe(2)
    expect(field(1, 'Your Phone').value).toBe('+1 201 555 0123')
    expect(field(2, 'Your Name').value).toBe('Bo')
    expect(field(2, 'Your Phone').value).toBe('+420 601 123 456')
  })

  test('a plain text is pasted into the field', async () => {
    await openReadyPage()
    expect(paste(field(1, 'Your Name'), 'Ana Silva')).toBe(true)
    expect(rowCount()).toBe(1)
  })
})

describe('a phone field', () => {
  const country = () => row(1).getByRole<HTMLSelectElement>('combobox', { name: 'Your Phone: country' })

  test('starts in the United States and shows international form', async () => {
    await openReadyPage()
    expect(country().value).toBe('US')
    expect(field(1, 'Your Phone').placeholder).toBe('+1')
    type(1, 'Your Phone', '2015550123')
    expect(field(1, 'Your Phone').value).toBe('+1 201 555 0123')
  })

  test('follows the number to its country', async () => {
    await openReadyPage()
    type(1, 'Your Phone', '+420601')
    expect(country().value).toBe('CZ')
    expect(row(1).getByRole('option', { name: 'Czechia' })).toBeTruthy()
  })

  test('accepts another country, and converts the number', async () => {
    await openReadyPage()
    fireEvent.focus(country())
    expect(country().options.length).toBeGreaterThan(200)
    fireEvent.change(country(), { target: { value: 'SE' } })
    expect(field(1, 'Your Phone').placeholder).toBe('+46')
    type(1, 'Your Phone', '0701234567')
    expect(field(1, 'Your Phone').value).toBe('+46 70 123 45 67')
    fireEvent.change(country(), { target: { value: 'CZ' } })
    expect(field(1, 'Your Phone').value).toBe('+420 701 234 567')
  })

  test('lists the countries only while it is used', async () => {
    await openReadyPage()
    expect(country().options).toHaveLength(1)
    fireEvent.pointerEnter(country())
    expect(country().options.length).toBeGreaterThan(200)
    fireEvent.blur(country())
    expect(country().options).toHaveLength(1)
  })

  /** The effect of one key on a field, at the cursor. */
  function pressAt(input: HTMLInputElement, digit: string, at = input.value.length): void {
    const value = input.value.slice(0, at) + digit + input.value.slice(at)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
    input.setSelectionRange(at + 1, at + 1)
    fireEvent.input(input)
  }

  test('formats digits that are typed at its end at once', async () => {
    await openReadyPage()
    for (const digit of '4155550101') pressAt(field(1, 'Your Phone'), digit)
    expect(field(1, 'Your Phone').value).toBe('+1 415 555 0101')
  })

  test('keeps the cursor while a digit is corrected, and is formatted again afterwards', async () => {
    await openReadyPage()
    type(1, 'Your Phone', '+1415550101')
    const input = field(1, 'Your Phone')
    input.focus()
    const place = input.value.indexOf('5') + 1
    pressAt(input, '5', place)
    expect(input.selectionStart).toBe(place + 1)
    fireEvent.blur(input)
    expect(input.value).toBe('+1 415 555 0101')
  })

  test.each(['+', 'x', '+x', '-'])('%s alone is no number yet', async (text) => {
    await openReadyPage()
    type(1, 'Your Phone', text)
    expect(field(1, 'Your Phone').value).toBe(text)
    fireEvent.blur(field(1, 'Your Phone'))
    expect(field(1, 'Your Phone').value).toBe('')
  })
})
