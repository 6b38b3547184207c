import { SimulatorCall, SimulatorMessage, type SendSimulatorMessage } from '@clarity/contracts/simulator'
import { array } from 'valibot'
import { getJson, postJson } from '../../site/api-client'

const Messages = array(SimulatorMessage)
const Calls = array(SimulatorCall)

export interface SimulatorState {
  messages: SimulatorMessage[]
  calls: SimulatorCall[]
}

export async function getSimulator(signal: AbortSignal): Promise<SimulatorState> {
  const [messages, calls] = await Promise.all([
    getJson('/api/simulator/messages', Messages, signal),
    getJson('/api/simulator/calls', Calls, signal),
  ])
  return { messages, calls }
}

export const sendMessage = (message: SendSimulatorMessage): Promise<void> =>
  postJson('/api/simulator/messages', message)

export const answerCall = (id: string): Promise<void> => postJson(`/api/simulator/calls/${id}/answer`, undefined)
export const declineCall = (id: string): Promise<void> => postJson(`/api/simulator/calls/${id}/decline`, undefined)
export const hangUpCall = (id: string): Promise<void> => postJson(`/api/simulator/calls/${id}/hangup`, undefined)
