import { Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { MaxmindPlaces } from './maxmind-places.js'
import { NoPlaces } from './no-places.js'
import { Places } from './places.js'
import { ProxyHeaderPlaces } from './proxy-header-places.js'

/** The only place that chooses how a caller's place is found. A file knows cities, so it goes first. */
function choosePlaces({ geoipDb, trustProxy }: Config): Places | Promise<Places> {
  if (geoipDb !== null) return MaxmindPlaces.open(geoipDb)
  return trustProxy.length > 0 ? new ProxyHeaderPlaces() : new NoPlaces()
}

@Module({ providers: [{ provide: Places, useFactory: choosePlaces, inject: [CONFIG] }], exports: [Places] })
export class PlacesModule {}
