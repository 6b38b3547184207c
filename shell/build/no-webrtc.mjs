/** Replaces the WebRTC library that the provider's client imports; the client's WebSocket never calls it. */
export class Room {
  constructor() {
    throw new Error('WebRTC is not part of this page')
  }
}
export const RoomEvent = {}
export const Track = {}
export const ConnectionState = {}
export const createLocalAudioTrack = () => new Room()
