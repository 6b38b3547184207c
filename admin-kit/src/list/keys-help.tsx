import { Modal, Stack, Switch, Table } from '@mantine/core'
import { useState } from 'react'
import { texts } from '../texts'
import { areKeysOn, setKeysOn } from './keys-setting'

/** What the keys of a list do, and the switch that turns the single ones off. */
export function KeysHelp({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.keys.title} closeButtonProps={{ 'aria-label': texts.close }}>
      <Keys />
    </Modal>
  )
}

function Keys() {
  const [isOn, setOn] = useState(areKeysOn)
  const change = (next: boolean) => {
    setKeysOn(next)
    setOn(next)
  }
  return (
    <Stack>
      <Table>
        <Table.Tbody>
          {texts.keys.list.map(([key, what]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">
                <kbd>{key}</kbd>
              </Table.Th>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch label={texts.keys.single} checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />
    </Stack>
  )
}
