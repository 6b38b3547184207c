import { Places } from './places.js'

/** Knows no place: nothing is configured that could. */
export class NoPlaces extends Places {
  find(): null {
    return null
  }
}
