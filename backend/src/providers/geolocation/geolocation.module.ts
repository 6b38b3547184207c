import { Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { MaxmindGeolocation } from './maxmind-geolocation.js'
import { NoGeolocation } from './no-geolocation.js'
import { Geolocation } from './geolocation.js'
import { ProxyHeaderGeolocation } from './proxy-header-geolocation.js'

/** The only place that chooses the geolocation provider. A file knows cities, so it goes first. */
function chooseGeolocation({ geoipDb, trustProxy }: Config): Geolocation | Promise<Geolocation> {
  if (geoipDb !== null) return MaxmindGeolocation.open(geoipDb)
  return trustProxy.length > 0 ? new ProxyHeaderGeolocation() : new NoGeolocation()
}

@Module({
  providers: [{ provide: Geolocation, useFactory: chooseGeolocation, inject: [CONFIG] }],
  exports: [Geolocation],
})
export class GeolocationModule {}
