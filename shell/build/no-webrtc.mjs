/** What the provider's client imports of its WebRTC library; its WebSocket never calls any of it. */
export class Room {
  constructor() {
    throw new Error('WebRTC is not part of this page')
  }
}
export const RoomEvent = {}
export const Track = {}
export const ConnectionState = {}
export const createLocalAudioTrack = () => new Room()
